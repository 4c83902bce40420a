from __future__ import annotations

from pkgutil import extend_path
__path__ = extend_path(__path__, __name__)

import abc
import builtins
import datetime
import enum
import typing

import jsii
import publication
import typing_extensions

from jsii._type_checking import cached_type_hints, check_type


from ._jsii import *

class _LazyImport:
    def __init__(self, module_name: str) -> None:
        self._module_name = module_name
        self._module: typing.Any = None
    def __getattr__(self, name: str) -> typing.Any:
        if self._module is None:
            import importlib
            self._module = importlib.import_module(self._module_name)
        return getattr(self._module, name)

if typing.TYPE_CHECKING:

    import cdk8s as _cdk8s_d3d9af27
    import constructs as _constructs_77d1e7e8
else:

    _cdk8s_d3d9af27 = _LazyImport("cdk8s")
    _constructs_77d1e7e8 = _LazyImport("constructs")


class IpAddressPool(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="iometallb.IpAddressPool",
):
    '''Addresses that MetalLB may give to Services.

    :schema: IPAddressPool
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["IpAddressPoolSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "IPAddressPool" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: The pool.
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__00b1ebaecaa81e4235fc72b43ecb5f66922b74a7c877d3cc54feb8b06d1131a5)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = IpAddressPoolProps(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["IpAddressPoolSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "IPAddressPool".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: The pool.
        :param metadata: 
        '''
        props = IpAddressPoolProps(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "IPAddressPool".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="iometallb.IpAddressPoolProps",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class IpAddressPoolProps:
    def __init__(
        self,
        *,
        spec: typing.Union["IpAddressPoolSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Addresses that MetalLB may give to Services.

        :param spec: The pool.
        :param metadata: 

        :schema: IPAddressPool
        '''
        if isinstance(spec, dict):
            spec = IpAddressPoolSpec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cfcab4b2d1cc7cf4b7f9f1214ed8e491f46d9e97da10fa6681e8c311e1c95b25)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "IpAddressPoolSpec":
        '''The pool.

        :schema: IPAddressPool#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("IpAddressPoolSpec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: IPAddressPool#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "IpAddressPoolProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="iometallb.IpAddressPoolSpec",
    jsii_struct_bases=[],
    name_mapping={
        "addresses": "addresses",
        "auto_assign": "autoAssign",
        "avoid_buggy_i_ps": "avoidBuggyIPs",
    },
)
class IpAddressPoolSpec:
    def __init__(
        self,
        *,
        addresses: typing.Sequence[builtins.str],
        auto_assign: typing.Optional[builtins.bool] = None,
        avoid_buggy_i_ps: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''The pool.

        :param addresses: CIDRs or ranges of addresses.
        :param auto_assign: Whether Services that ask for no pool may get an address.
        :param avoid_buggy_i_ps: Whether addresses that end in 0 or 255 stay unused.

        :schema: IpAddressPoolSpec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__80283b0ef3db1174ca332f7982c70edc990debc2bfc235b39b6be5ffe0131497)
            check_type(argname="argument addresses", value=addresses, expected_type=type_hints["addresses"])
            check_type(argname="argument auto_assign", value=auto_assign, expected_type=type_hints["auto_assign"])
            check_type(argname="argument avoid_buggy_i_ps", value=avoid_buggy_i_ps, expected_type=type_hints["avoid_buggy_i_ps"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "addresses": addresses,
        }
        if auto_assign is not None:
            self._values["auto_assign"] = auto_assign
        if avoid_buggy_i_ps is not None:
            self._values["avoid_buggy_i_ps"] = avoid_buggy_i_ps

    @builtins.property
    def addresses(self) -> typing.List[builtins.str]:
        '''CIDRs or ranges of addresses.

        :schema: IpAddressPoolSpec#addresses
        '''
        result = self._values.get("addresses")
        assert result is not None, "Required property 'addresses' is missing"
        return typing.cast(typing.List[builtins.str], result)

    @builtins.property
    def auto_assign(self) -> typing.Optional[builtins.bool]:
        '''Whether Services that ask for no pool may get an address.

        :schema: IpAddressPoolSpec#autoAssign
        '''
        result = self._values.get("auto_assign")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def avoid_buggy_i_ps(self) -> typing.Optional[builtins.bool]:
        '''Whether addresses that end in 0 or 255 stay unused.

        :schema: IpAddressPoolSpec#avoidBuggyIPs
        '''
        result = self._values.get("avoid_buggy_i_ps")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "IpAddressPoolSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class L2Advertisement(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="iometallb.L2Advertisement",
):
    '''Announces the addresses of pools on the local network.

    :schema: L2Advertisement
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["L2AdvertisementSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "L2Advertisement" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: What is announced, and where.
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5a9c9aa0c1a2b56f3785665934581841e03726654005ff577b09b8bf496ed0f4)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = L2AdvertisementProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["L2AdvertisementSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "L2Advertisement".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: What is announced, and where.
        '''
        props = L2AdvertisementProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "L2Advertisement".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="iometallb.L2AdvertisementProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class L2AdvertisementProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["L2AdvertisementSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Announces the addresses of pools on the local network.

        :param metadata: 
        :param spec: What is announced, and where.

        :schema: L2Advertisement
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = L2AdvertisementSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9f0170377dd58843dd0d09e2abdaa6bf06b9185716d9050948cfb35942031322)
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if metadata is not None:
            self._values["metadata"] = metadata
        if spec is not None:
            self._values["spec"] = spec

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: L2Advertisement#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["L2AdvertisementSpec"]:
        '''What is announced, and where.

        :schema: L2Advertisement#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["L2AdvertisementSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "L2AdvertisementProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="iometallb.L2AdvertisementSpec",
    jsii_struct_bases=[],
    name_mapping={"interfaces": "interfaces", "ip_address_pools": "ipAddressPools"},
)
class L2AdvertisementSpec:
    def __init__(
        self,
        *,
        interfaces: typing.Optional[typing.Sequence[builtins.str]] = None,
        ip_address_pools: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''What is announced, and where.

        :param interfaces: Network interfaces of the nodes to announce on.
        :param ip_address_pools: Names of the pools.

        :schema: L2AdvertisementSpec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__396459e10e7f06ea5ccf71c1153e8dbe574c393185fda0aac7490a979ad6c482)
            check_type(argname="argument interfaces", value=interfaces, expected_type=type_hints["interfaces"])
            check_type(argname="argument ip_address_pools", value=ip_address_pools, expected_type=type_hints["ip_address_pools"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if interfaces is not None:
            self._values["interfaces"] = interfaces
        if ip_address_pools is not None:
            self._values["ip_address_pools"] = ip_address_pools

    @builtins.property
    def interfaces(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Network interfaces of the nodes to announce on.

        :schema: L2AdvertisementSpec#interfaces
        '''
        result = self._values.get("interfaces")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def ip_address_pools(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Names of the pools.

        :schema: L2AdvertisementSpec#ipAddressPools
        '''
        result = self._values.get("ip_address_pools")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "L2AdvertisementSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "IpAddressPool",
    "IpAddressPoolProps",
    "IpAddressPoolSpec",
    "L2Advertisement",
    "L2AdvertisementProps",
    "L2AdvertisementSpec",
]

publication.publish()

def _typecheckingstub__00b1ebaecaa81e4235fc72b43ecb5f66922b74a7c877d3cc54feb8b06d1131a5(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[IpAddressPoolSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cfcab4b2d1cc7cf4b7f9f1214ed8e491f46d9e97da10fa6681e8c311e1c95b25(
    *,
    spec: typing.Union[IpAddressPoolSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__80283b0ef3db1174ca332f7982c70edc990debc2bfc235b39b6be5ffe0131497(
    *,
    addresses: typing.Sequence[builtins.str],
    auto_assign: typing.Optional[builtins.bool] = None,
    avoid_buggy_i_ps: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a9c9aa0c1a2b56f3785665934581841e03726654005ff577b09b8bf496ed0f4(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[L2AdvertisementSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9f0170377dd58843dd0d09e2abdaa6bf06b9185716d9050948cfb35942031322(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[L2AdvertisementSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__396459e10e7f06ea5ccf71c1153e8dbe574c393185fda0aac7490a979ad6c482(
    *,
    interfaces: typing.Optional[typing.Sequence[builtins.str]] = None,
    ip_address_pools: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass
