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


class DataStore(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.DataStore",
):
    '''Where control planes keep their state.

    :schema: DataStore
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["DataStoreSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "DataStore" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: The datastore and how to reach it.
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c1adae83b37dd87310b8a6694cb2f1478af7e12e264a2ba071b0a9a61b9ddfaf)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = DataStoreProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["DataStoreSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "DataStore".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: The datastore and how to reach it.
        '''
        props = DataStoreProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "DataStore".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class DataStoreProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["DataStoreSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Where control planes keep their state.

        :param metadata: 
        :param spec: The datastore and how to reach it.

        :schema: DataStore
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = DataStoreSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__881ce46d6ba9c2ec2e533fe705b418183416c27fc1eadb4f25a1d7e473986eb6)
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
        :schema: DataStore#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["DataStoreSpec"]:
        '''The datastore and how to reach it.

        :schema: DataStore#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["DataStoreSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpec",
    jsii_struct_bases=[],
    name_mapping={
        "driver": "driver",
        "endpoints": "endpoints",
        "basic_auth": "basicAuth",
        "tls_config": "tlsConfig",
    },
)
class DataStoreSpec:
    def __init__(
        self,
        *,
        driver: "DataStoreSpecDriver",
        endpoints: typing.Sequence[builtins.str],
        basic_auth: typing.Optional[typing.Union["DataStoreSpecBasicAuth", typing.Dict[builtins.str, typing.Any]]] = None,
        tls_config: typing.Optional[typing.Union["DataStoreSpecTlsConfig", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The datastore and how to reach it.

        :param driver: Driver; never changes.
        :param endpoints: Endpoints as host:port, without a scheme.
        :param basic_auth: User name and password.
        :param tls_config: Certificates.

        :schema: DataStoreSpec
        '''
        if isinstance(basic_auth, dict):
            basic_auth = DataStoreSpecBasicAuth(**basic_auth)
        if isinstance(tls_config, dict):
            tls_config = DataStoreSpecTlsConfig(**tls_config)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b70c61adaeb68990aa2fba1731b44d956ed18153c7515ca4f4ea1c8a406b87da)
            check_type(argname="argument driver", value=driver, expected_type=type_hints["driver"])
            check_type(argname="argument endpoints", value=endpoints, expected_type=type_hints["endpoints"])
            check_type(argname="argument basic_auth", value=basic_auth, expected_type=type_hints["basic_auth"])
            check_type(argname="argument tls_config", value=tls_config, expected_type=type_hints["tls_config"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "driver": driver,
            "endpoints": endpoints,
        }
        if basic_auth is not None:
            self._values["basic_auth"] = basic_auth
        if tls_config is not None:
            self._values["tls_config"] = tls_config

    @builtins.property
    def driver(self) -> "DataStoreSpecDriver":
        '''Driver;

        never changes.

        :schema: DataStoreSpec#driver
        '''
        result = self._values.get("driver")
        assert result is not None, "Required property 'driver' is missing"
        return typing.cast("DataStoreSpecDriver", result)

    @builtins.property
    def endpoints(self) -> typing.List[builtins.str]:
        '''Endpoints as host:port, without a scheme.

        :schema: DataStoreSpec#endpoints
        '''
        result = self._values.get("endpoints")
        assert result is not None, "Required property 'endpoints' is missing"
        return typing.cast(typing.List[builtins.str], result)

    @builtins.property
    def basic_auth(self) -> typing.Optional["DataStoreSpecBasicAuth"]:
        '''User name and password.

        :schema: DataStoreSpec#basicAuth
        '''
        result = self._values.get("basic_auth")
        return typing.cast(typing.Optional["DataStoreSpecBasicAuth"], result)

    @builtins.property
    def tls_config(self) -> typing.Optional["DataStoreSpecTlsConfig"]:
        '''Certificates.

        :schema: DataStoreSpec#tlsConfig
        '''
        result = self._values.get("tls_config")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfig"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecBasicAuth",
    jsii_struct_bases=[],
    name_mapping={"password": "password", "username": "username"},
)
class DataStoreSpecBasicAuth:
    def __init__(
        self,
        *,
        password: typing.Union["DataStoreSpecBasicAuthPassword", typing.Dict[builtins.str, typing.Any]],
        username: typing.Union["DataStoreSpecBasicAuthUsername", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''User name and password.

        :param password: The password.
        :param username: The user name.

        :schema: DataStoreSpecBasicAuth
        '''
        if isinstance(password, dict):
            password = DataStoreSpecBasicAuthPassword(**password)
        if isinstance(username, dict):
            username = DataStoreSpecBasicAuthUsername(**username)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5f9998e6e2de9e770b074b34202679619a64e0b6a37c9285d62c2b4b943f765c)
            check_type(argname="argument password", value=password, expected_type=type_hints["password"])
            check_type(argname="argument username", value=username, expected_type=type_hints["username"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "password": password,
            "username": username,
        }

    @builtins.property
    def password(self) -> "DataStoreSpecBasicAuthPassword":
        '''The password.

        :schema: DataStoreSpecBasicAuth#password
        '''
        result = self._values.get("password")
        assert result is not None, "Required property 'password' is missing"
        return typing.cast("DataStoreSpecBasicAuthPassword", result)

    @builtins.property
    def username(self) -> "DataStoreSpecBasicAuthUsername":
        '''The user name.

        :schema: DataStoreSpecBasicAuth#username
        '''
        result = self._values.get("username")
        assert result is not None, "Required property 'username' is missing"
        return typing.cast("DataStoreSpecBasicAuthUsername", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecBasicAuth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecBasicAuthPassword",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecBasicAuthPassword:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecBasicAuthPasswordSecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The password.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecBasicAuthPassword
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecBasicAuthPasswordSecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__86fac0e19e9b712cf609122e92d9d05ea2190bb2c6cd37c676b0c42d6eda9cd3)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecBasicAuthPassword#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecBasicAuthPasswordSecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecBasicAuthPassword#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecBasicAuthPasswordSecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecBasicAuthPassword(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecBasicAuthPasswordSecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecBasicAuthPasswordSecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecBasicAuthPasswordSecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0ccd29b9ed58a8528b4ef46d6a0bf873bbe347f39d4e9e660258bdf9ba5bf1d9)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecBasicAuthPasswordSecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecBasicAuthPasswordSecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecBasicAuthPasswordSecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecBasicAuthPasswordSecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecBasicAuthUsername",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecBasicAuthUsername:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecBasicAuthUsernameSecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The user name.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecBasicAuthUsername
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecBasicAuthUsernameSecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d77a30a5ae495699a5e05a0cbc06ae71cd124cbffbaf07f14162e7f69357386b)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecBasicAuthUsername#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecBasicAuthUsernameSecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecBasicAuthUsername#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecBasicAuthUsernameSecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecBasicAuthUsername(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecBasicAuthUsernameSecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecBasicAuthUsernameSecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecBasicAuthUsernameSecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__929d187a75b565deadd9ee1863c8e5678c178ab815270cba5a13a90a407ca6e1)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecBasicAuthUsernameSecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecBasicAuthUsernameSecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecBasicAuthUsernameSecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecBasicAuthUsernameSecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(jsii_type="ioclastixkamaji.DataStoreSpecDriver")
class DataStoreSpecDriver(enum.Enum):
    '''Driver;

    never changes.

    :schema: DataStoreSpecDriver
    '''

    ETCD = "ETCD"
    '''etcd.'''
    MY_SQL = "MY_SQL"
    '''MySQL.'''
    POSTGRE_SQL = "POSTGRE_SQL"
    '''PostgreSQL.'''
    NATS = "NATS"
    '''NATS.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfig",
    jsii_struct_bases=[],
    name_mapping={
        "certificate_authority": "certificateAuthority",
        "client_certificate": "clientCertificate",
    },
)
class DataStoreSpecTlsConfig:
    def __init__(
        self,
        *,
        certificate_authority: typing.Union["DataStoreSpecTlsConfigCertificateAuthority", typing.Dict[builtins.str, typing.Any]],
        client_certificate: typing.Optional[typing.Union["DataStoreSpecTlsConfigClientCertificate", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Certificates.

        :param certificate_authority: The datastore's certificate authority.
        :param client_certificate: The client certificate.

        :schema: DataStoreSpecTlsConfig
        '''
        if isinstance(certificate_authority, dict):
            certificate_authority = DataStoreSpecTlsConfigCertificateAuthority(**certificate_authority)
        if isinstance(client_certificate, dict):
            client_certificate = DataStoreSpecTlsConfigClientCertificate(**client_certificate)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8c9ae16a4d778db99f590d680836641d8f71dd0baca471469c15b0bdba7fc842)
            check_type(argname="argument certificate_authority", value=certificate_authority, expected_type=type_hints["certificate_authority"])
            check_type(argname="argument client_certificate", value=client_certificate, expected_type=type_hints["client_certificate"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "certificate_authority": certificate_authority,
        }
        if client_certificate is not None:
            self._values["client_certificate"] = client_certificate

    @builtins.property
    def certificate_authority(self) -> "DataStoreSpecTlsConfigCertificateAuthority":
        '''The datastore's certificate authority.

        :schema: DataStoreSpecTlsConfig#certificateAuthority
        '''
        result = self._values.get("certificate_authority")
        assert result is not None, "Required property 'certificate_authority' is missing"
        return typing.cast("DataStoreSpecTlsConfigCertificateAuthority", result)

    @builtins.property
    def client_certificate(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigClientCertificate"]:
        '''The client certificate.

        :schema: DataStoreSpecTlsConfig#clientCertificate
        '''
        result = self._values.get("client_certificate")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigClientCertificate"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigCertificateAuthority",
    jsii_struct_bases=[],
    name_mapping={"certificate": "certificate", "private_key": "privateKey"},
)
class DataStoreSpecTlsConfigCertificateAuthority:
    def __init__(
        self,
        *,
        certificate: typing.Union["DataStoreSpecTlsConfigCertificateAuthorityCertificate", typing.Dict[builtins.str, typing.Any]],
        private_key: typing.Optional[typing.Union["DataStoreSpecTlsConfigCertificateAuthorityPrivateKey", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The datastore's certificate authority.

        :param certificate: The certificate.
        :param private_key: The private key.

        :schema: DataStoreSpecTlsConfigCertificateAuthority
        '''
        if isinstance(certificate, dict):
            certificate = DataStoreSpecTlsConfigCertificateAuthorityCertificate(**certificate)
        if isinstance(private_key, dict):
            private_key = DataStoreSpecTlsConfigCertificateAuthorityPrivateKey(**private_key)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__43b7f279a1ef5586b387167e0d5a340173650aa3a59886933e7865f86ff4879d)
            check_type(argname="argument certificate", value=certificate, expected_type=type_hints["certificate"])
            check_type(argname="argument private_key", value=private_key, expected_type=type_hints["private_key"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "certificate": certificate,
        }
        if private_key is not None:
            self._values["private_key"] = private_key

    @builtins.property
    def certificate(self) -> "DataStoreSpecTlsConfigCertificateAuthorityCertificate":
        '''The certificate.

        :schema: DataStoreSpecTlsConfigCertificateAuthority#certificate
        '''
        result = self._values.get("certificate")
        assert result is not None, "Required property 'certificate' is missing"
        return typing.cast("DataStoreSpecTlsConfigCertificateAuthorityCertificate", result)

    @builtins.property
    def private_key(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityPrivateKey"]:
        '''The private key.

        :schema: DataStoreSpecTlsConfigCertificateAuthority#privateKey
        '''
        result = self._values.get("private_key")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityPrivateKey"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigCertificateAuthority(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigCertificateAuthorityCertificate",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecTlsConfigCertificateAuthorityCertificate:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The certificate.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificate
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e4e3c9cd166c501b90acce83772d2e77d94550e3cc8efbe0c9c1634c79a4bc49)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificate#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificate#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigCertificateAuthorityCertificate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0f08bc7a5ac3c4488dafa086975a93554ab7eccf017319a9acf707da3002b23b)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigCertificateAuthorityPrivateKey",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecTlsConfigCertificateAuthorityPrivateKey:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The private key.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKey
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b410b169c73c5ac4884634c208b208c6ec083db997f4c54e4a33b23ed06db512)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKey#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKey#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigCertificateAuthorityPrivateKey(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5bfc9d1ed81b89a6b1886f845d8cff2a4e041c695a80954fbcf4cd8c9a3318e5)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigClientCertificate",
    jsii_struct_bases=[],
    name_mapping={"certificate": "certificate", "private_key": "privateKey"},
)
class DataStoreSpecTlsConfigClientCertificate:
    def __init__(
        self,
        *,
        certificate: typing.Union["DataStoreSpecTlsConfigClientCertificateCertificate", typing.Dict[builtins.str, typing.Any]],
        private_key: typing.Union["DataStoreSpecTlsConfigClientCertificatePrivateKey", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''The client certificate.

        :param certificate: The certificate.
        :param private_key: The private key.

        :schema: DataStoreSpecTlsConfigClientCertificate
        '''
        if isinstance(certificate, dict):
            certificate = DataStoreSpecTlsConfigClientCertificateCertificate(**certificate)
        if isinstance(private_key, dict):
            private_key = DataStoreSpecTlsConfigClientCertificatePrivateKey(**private_key)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__498f7f02df43129d773c104d91e0fedf9b761f0e0f10c73c2befd4a508c01304)
            check_type(argname="argument certificate", value=certificate, expected_type=type_hints["certificate"])
            check_type(argname="argument private_key", value=private_key, expected_type=type_hints["private_key"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "certificate": certificate,
            "private_key": private_key,
        }

    @builtins.property
    def certificate(self) -> "DataStoreSpecTlsConfigClientCertificateCertificate":
        '''The certificate.

        :schema: DataStoreSpecTlsConfigClientCertificate#certificate
        '''
        result = self._values.get("certificate")
        assert result is not None, "Required property 'certificate' is missing"
        return typing.cast("DataStoreSpecTlsConfigClientCertificateCertificate", result)

    @builtins.property
    def private_key(self) -> "DataStoreSpecTlsConfigClientCertificatePrivateKey":
        '''The private key.

        :schema: DataStoreSpecTlsConfigClientCertificate#privateKey
        '''
        result = self._values.get("private_key")
        assert result is not None, "Required property 'private_key' is missing"
        return typing.cast("DataStoreSpecTlsConfigClientCertificatePrivateKey", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigClientCertificate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigClientCertificateCertificate",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecTlsConfigClientCertificateCertificate:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecTlsConfigClientCertificateCertificateSecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The certificate.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificate
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecTlsConfigClientCertificateCertificateSecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__24337df26ae456cd6680bef11e95aa36f4718eb176a83168a7d883593cdeb613)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificate#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigClientCertificateCertificateSecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificate#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigClientCertificateCertificateSecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigClientCertificateCertificate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigClientCertificateCertificateSecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecTlsConfigClientCertificateCertificateSecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificateSecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4fdf83c4ee75d89f029db2bb3281527a3040af589a2bb244d15a35d3c05bf909)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificateSecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificateSecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificateCertificateSecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigClientCertificateCertificateSecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigClientCertificatePrivateKey",
    jsii_struct_bases=[],
    name_mapping={"content": "content", "secret_reference": "secretReference"},
)
class DataStoreSpecTlsConfigClientCertificatePrivateKey:
    def __init__(
        self,
        *,
        content: typing.Optional[builtins.str] = None,
        secret_reference: typing.Optional[typing.Union["DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The private key.

        :param content: Base64 text; never used by us, because it would be in Git.
        :param secret_reference: A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKey
        '''
        if isinstance(secret_reference, dict):
            secret_reference = DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference(**secret_reference)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__71d0432ed1aeff2262b22cd621129f68c0124a66ab486cde147fb685ef4a51b8)
            check_type(argname="argument content", value=content, expected_type=type_hints["content"])
            check_type(argname="argument secret_reference", value=secret_reference, expected_type=type_hints["secret_reference"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if content is not None:
            self._values["content"] = content
        if secret_reference is not None:
            self._values["secret_reference"] = secret_reference

    @builtins.property
    def content(self) -> typing.Optional[builtins.str]:
        '''Base64 text;

        never used by us, because it would be in Git.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKey#content
        '''
        result = self._values.get("content")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def secret_reference(
        self,
    ) -> typing.Optional["DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference"]:
        '''A Secret that holds the value.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKey#secretReference
        '''
        result = self._values.get("secret_reference")
        return typing.cast(typing.Optional["DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigClientCertificatePrivateKey(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference",
    jsii_struct_bases=[],
    name_mapping={"key_path": "keyPath", "name": "name", "namespace": "namespace"},
)
class DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference:
    def __init__(
        self,
        *,
        key_path: builtins.str,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''A Secret that holds the value.

        :param key_path: Key inside the Secret.
        :param name: Name of the Secret.
        :param namespace: Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ca3a4f83278f21a7c2dbfc390d2e189dbf31c65e049f8ff3395d86921f15feef)
            check_type(argname="argument key_path", value=key_path, expected_type=type_hints["key_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_path": key_path,
        }
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def key_path(self) -> builtins.str:
        '''Key inside the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference#keyPath
        '''
        result = self._values.get("key_path")
        assert result is not None, "Required property 'key_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the Secret.

        :schema: DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlane(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlane",
):
    '''A Kubernetes control plane that runs as Pods of the management cluster.

    :schema: TenantControlPlane
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["TenantControlPlaneSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "TenantControlPlane" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: The control plane that is wanted.
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1dafd8a21f02877a1059880f73fcd3a1b1777aa6a849b4e3e9e7a4169b482bf7)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = TenantControlPlaneProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["TenantControlPlaneSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "TenantControlPlane".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: The control plane that is wanted.
        '''
        props = TenantControlPlaneProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "TenantControlPlane".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class TenantControlPlaneProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["TenantControlPlaneSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''A Kubernetes control plane that runs as Pods of the management cluster.

        :param metadata: 
        :param spec: The control plane that is wanted.

        :schema: TenantControlPlane
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = TenantControlPlaneSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__198b4eff0714bf151e78ab6cb715867be87abefa9bda8c8f99132814d9486b1c)
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
        :schema: TenantControlPlane#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["TenantControlPlaneSpec"]:
        '''The control plane that is wanted.

        :schema: TenantControlPlane#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["TenantControlPlaneSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpec",
    jsii_struct_bases=[],
    name_mapping={
        "control_plane": "controlPlane",
        "kubernetes": "kubernetes",
        "addons": "addons",
        "data_store": "dataStore",
        "data_store_schema": "dataStoreSchema",
        "data_store_username": "dataStoreUsername",
        "network_profile": "networkProfile",
    },
)
class TenantControlPlaneSpec:
    def __init__(
        self,
        *,
        control_plane: typing.Union["TenantControlPlaneSpecControlPlane", typing.Dict[builtins.str, typing.Any]],
        kubernetes: typing.Union["TenantControlPlaneSpecKubernetes", typing.Dict[builtins.str, typing.Any]],
        addons: typing.Optional[typing.Union["TenantControlPlaneSpecAddons", typing.Dict[builtins.str, typing.Any]]] = None,
        data_store: typing.Optional[builtins.str] = None,
        data_store_schema: typing.Optional[builtins.str] = None,
        data_store_username: typing.Optional[builtins.str] = None,
        network_profile: typing.Optional[typing.Union["TenantControlPlaneSpecNetworkProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The control plane that is wanted.

        :param control_plane: How the control plane runs and is reached.
        :param kubernetes: Version and settings of Kubernetes.
        :param addons: Components that Kamaji brings into the tenant cluster.
        :param data_store: Name of the DataStore; changing it migrates the state.
        :param data_store_schema: Schema in the datastore; never changes.
        :param data_store_username: User name in the datastore; never changes.
        :param network_profile: Networks and addresses.

        :schema: TenantControlPlaneSpec
        '''
        if isinstance(control_plane, dict):
            control_plane = TenantControlPlaneSpecControlPlane(**control_plane)
        if isinstance(kubernetes, dict):
            kubernetes = TenantControlPlaneSpecKubernetes(**kubernetes)
        if isinstance(addons, dict):
            addons = TenantControlPlaneSpecAddons(**addons)
        if isinstance(network_profile, dict):
            network_profile = TenantControlPlaneSpecNetworkProfile(**network_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b86c5e3f2f8a5809cb239a6c40a70bf8a05e4a6372ec7b7ff2fee7e69a72bdf3)
            check_type(argname="argument control_plane", value=control_plane, expected_type=type_hints["control_plane"])
            check_type(argname="argument kubernetes", value=kubernetes, expected_type=type_hints["kubernetes"])
            check_type(argname="argument addons", value=addons, expected_type=type_hints["addons"])
            check_type(argname="argument data_store", value=data_store, expected_type=type_hints["data_store"])
            check_type(argname="argument data_store_schema", value=data_store_schema, expected_type=type_hints["data_store_schema"])
            check_type(argname="argument data_store_username", value=data_store_username, expected_type=type_hints["data_store_username"])
            check_type(argname="argument network_profile", value=network_profile, expected_type=type_hints["network_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "control_plane": control_plane,
            "kubernetes": kubernetes,
        }
        if addons is not None:
            self._values["addons"] = addons
        if data_store is not None:
            self._values["data_store"] = data_store
        if data_store_schema is not None:
            self._values["data_store_schema"] = data_store_schema
        if data_store_username is not None:
            self._values["data_store_username"] = data_store_username
        if network_profile is not None:
            self._values["network_profile"] = network_profile

    @builtins.property
    def control_plane(self) -> "TenantControlPlaneSpecControlPlane":
        '''How the control plane runs and is reached.

        :schema: TenantControlPlaneSpec#controlPlane
        '''
        result = self._values.get("control_plane")
        assert result is not None, "Required property 'control_plane' is missing"
        return typing.cast("TenantControlPlaneSpecControlPlane", result)

    @builtins.property
    def kubernetes(self) -> "TenantControlPlaneSpecKubernetes":
        '''Version and settings of Kubernetes.

        :schema: TenantControlPlaneSpec#kubernetes
        '''
        result = self._values.get("kubernetes")
        assert result is not None, "Required property 'kubernetes' is missing"
        return typing.cast("TenantControlPlaneSpecKubernetes", result)

    @builtins.property
    def addons(self) -> typing.Optional["TenantControlPlaneSpecAddons"]:
        '''Components that Kamaji brings into the tenant cluster.

        :schema: TenantControlPlaneSpec#addons
        '''
        result = self._values.get("addons")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddons"], result)

    @builtins.property
    def data_store(self) -> typing.Optional[builtins.str]:
        '''Name of the DataStore;

        changing it migrates the state.

        :schema: TenantControlPlaneSpec#dataStore
        '''
        result = self._values.get("data_store")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def data_store_schema(self) -> typing.Optional[builtins.str]:
        '''Schema in the datastore;

        never changes.

        :schema: TenantControlPlaneSpec#dataStoreSchema
        '''
        result = self._values.get("data_store_schema")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def data_store_username(self) -> typing.Optional[builtins.str]:
        '''User name in the datastore;

        never changes.

        :schema: TenantControlPlaneSpec#dataStoreUsername
        '''
        result = self._values.get("data_store_username")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def network_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecNetworkProfile"]:
        '''Networks and addresses.

        :schema: TenantControlPlaneSpec#networkProfile
        '''
        result = self._values.get("network_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecNetworkProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddons",
    jsii_struct_bases=[],
    name_mapping={
        "core_dns": "coreDns",
        "konnectivity": "konnectivity",
        "kube_proxy": "kubeProxy",
    },
)
class TenantControlPlaneSpecAddons:
    def __init__(
        self,
        *,
        core_dns: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsCoreDns", typing.Dict[builtins.str, typing.Any]]] = None,
        konnectivity: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivity", typing.Dict[builtins.str, typing.Any]]] = None,
        kube_proxy: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKubeProxy", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Components that Kamaji brings into the tenant cluster.

        :param core_dns: CoreDNS.
        :param konnectivity: The tunnel from the API server to the nodes.
        :param kube_proxy: kube-proxy.

        :schema: TenantControlPlaneSpecAddons
        '''
        if isinstance(core_dns, dict):
            core_dns = TenantControlPlaneSpecAddonsCoreDns(**core_dns)
        if isinstance(konnectivity, dict):
            konnectivity = TenantControlPlaneSpecAddonsKonnectivity(**konnectivity)
        if isinstance(kube_proxy, dict):
            kube_proxy = TenantControlPlaneSpecAddonsKubeProxy(**kube_proxy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__794bc4713554796b8a6b3affc28ca5db67fcca814f41e17a271dadac40f5f612)
            check_type(argname="argument core_dns", value=core_dns, expected_type=type_hints["core_dns"])
            check_type(argname="argument konnectivity", value=konnectivity, expected_type=type_hints["konnectivity"])
            check_type(argname="argument kube_proxy", value=kube_proxy, expected_type=type_hints["kube_proxy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if core_dns is not None:
            self._values["core_dns"] = core_dns
        if konnectivity is not None:
            self._values["konnectivity"] = konnectivity
        if kube_proxy is not None:
            self._values["kube_proxy"] = kube_proxy

    @builtins.property
    def core_dns(self) -> typing.Optional["TenantControlPlaneSpecAddonsCoreDns"]:
        '''CoreDNS.

        :schema: TenantControlPlaneSpecAddons#coreDNS
        '''
        result = self._values.get("core_dns")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsCoreDns"], result)

    @builtins.property
    def konnectivity(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivity"]:
        '''The tunnel from the API server to the nodes.

        :schema: TenantControlPlaneSpecAddons#konnectivity
        '''
        result = self._values.get("konnectivity")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivity"], result)

    @builtins.property
    def kube_proxy(self) -> typing.Optional["TenantControlPlaneSpecAddonsKubeProxy"]:
        '''kube-proxy.

        :schema: TenantControlPlaneSpecAddons#kubeProxy
        '''
        result = self._values.get("kube_proxy")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKubeProxy"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddons(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsCoreDns",
    jsii_struct_bases=[],
    name_mapping={"image_repository": "imageRepository", "image_tag": "imageTag"},
)
class TenantControlPlaneSpecAddonsCoreDns:
    def __init__(
        self,
        *,
        image_repository: typing.Optional[builtins.str] = None,
        image_tag: typing.Optional[builtins.str] = None,
    ) -> None:
        '''CoreDNS.

        :param image_repository: Repository of the image.
        :param image_tag: Tag of the image.

        :schema: TenantControlPlaneSpecAddonsCoreDns
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c89f4df82a7975889fac32dc12f3ec0f340292feeec2881c6a935e23e3dee343)
            check_type(argname="argument image_repository", value=image_repository, expected_type=type_hints["image_repository"])
            check_type(argname="argument image_tag", value=image_tag, expected_type=type_hints["image_tag"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if image_repository is not None:
            self._values["image_repository"] = image_repository
        if image_tag is not None:
            self._values["image_tag"] = image_tag

    @builtins.property
    def image_repository(self) -> typing.Optional[builtins.str]:
        '''Repository of the image.

        :schema: TenantControlPlaneSpecAddonsCoreDns#imageRepository
        '''
        result = self._values.get("image_repository")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_tag(self) -> typing.Optional[builtins.str]:
        '''Tag of the image.

        :schema: TenantControlPlaneSpecAddonsCoreDns#imageTag
        '''
        result = self._values.get("image_tag")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsCoreDns(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivity",
    jsii_struct_bases=[],
    name_mapping={"agent": "agent", "server": "server"},
)
class TenantControlPlaneSpecAddonsKonnectivity:
    def __init__(
        self,
        *,
        agent: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityAgent", typing.Dict[builtins.str, typing.Any]]] = None,
        server: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServer", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The tunnel from the API server to the nodes.

        :param agent: The konnectivity agents on the nodes.
        :param server: The konnectivity server beside the API server.

        :schema: TenantControlPlaneSpecAddonsKonnectivity
        '''
        if isinstance(agent, dict):
            agent = TenantControlPlaneSpecAddonsKonnectivityAgent(**agent)
        if isinstance(server, dict):
            server = TenantControlPlaneSpecAddonsKonnectivityServer(**server)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__525b1c9f6a6e93e2a0fa8192b85913a6c78a823510c480eb601697861b7a59b0)
            check_type(argname="argument agent", value=agent, expected_type=type_hints["agent"])
            check_type(argname="argument server", value=server, expected_type=type_hints["server"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if agent is not None:
            self._values["agent"] = agent
        if server is not None:
            self._values["server"] = server

    @builtins.property
    def agent(self) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityAgent"]:
        '''The konnectivity agents on the nodes.

        :schema: TenantControlPlaneSpecAddonsKonnectivity#agent
        '''
        result = self._values.get("agent")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityAgent"], result)

    @builtins.property
    def server(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServer"]:
        '''The konnectivity server beside the API server.

        :schema: TenantControlPlaneSpecAddonsKonnectivity#server
        '''
        result = self._values.get("server")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServer"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivity(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityAgent",
    jsii_struct_bases=[],
    name_mapping={
        "extra_args": "extraArgs",
        "host_network": "hostNetwork",
        "image": "image",
        "mode": "mode",
        "replicas": "replicas",
        "tolerations": "tolerations",
        "version": "version",
    },
)
class TenantControlPlaneSpecAddonsKonnectivityAgent:
    def __init__(
        self,
        *,
        extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
        host_network: typing.Optional[builtins.bool] = None,
        image: typing.Optional[builtins.str] = None,
        mode: typing.Optional["TenantControlPlaneSpecAddonsKonnectivityAgentMode"] = None,
        replicas: typing.Optional[jsii.Number] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecAddonsKonnectivityAgentTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''The konnectivity agents on the nodes.

        :param extra_args: Further arguments of the agent.
        :param host_network: Whether the agents use the nodes' network.
        :param image: Repository of the image.
        :param mode: Whether agents run on every node or as a Deployment.
        :param replicas: Number of agents; only as a Deployment.
        :param tolerations: Taints that the Pods tolerate.
        :param version: Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f75a09b2dfa247ba83488d2f10c091a67eb0fa2f404b4652e71b3775f7db0bbd)
            check_type(argname="argument extra_args", value=extra_args, expected_type=type_hints["extra_args"])
            check_type(argname="argument host_network", value=host_network, expected_type=type_hints["host_network"])
            check_type(argname="argument image", value=image, expected_type=type_hints["image"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if extra_args is not None:
            self._values["extra_args"] = extra_args
        if host_network is not None:
            self._values["host_network"] = host_network
        if image is not None:
            self._values["image"] = image
        if mode is not None:
            self._values["mode"] = mode
        if replicas is not None:
            self._values["replicas"] = replicas
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def extra_args(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Further arguments of the agent.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#extraArgs
        '''
        result = self._values.get("extra_args")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def host_network(self) -> typing.Optional[builtins.bool]:
        '''Whether the agents use the nodes' network.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#hostNetwork
        '''
        result = self._values.get("host_network")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def image(self) -> typing.Optional[builtins.str]:
        '''Repository of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#image
        '''
        result = self._values.get("image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def mode(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityAgentMode"]:
        '''Whether agents run on every node or as a Deployment.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityAgentMode"], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''Number of agents;

        only as a Deployment.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecAddonsKonnectivityAgentTolerations"]]:
        '''Taints that the Pods tolerate.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecAddonsKonnectivityAgentTolerations"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgent#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityAgent(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityAgentMode"
)
class TenantControlPlaneSpecAddonsKonnectivityAgentMode(enum.Enum):
    '''Whether agents run on every node or as a Deployment.

    :schema: TenantControlPlaneSpecAddonsKonnectivityAgentMode
    '''

    DAEMON_SET = "DAEMON_SET"
    '''DaemonSet.'''
    DEPLOYMENT = "DEPLOYMENT"
    '''Deployment.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityAgentTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class TenantControlPlaneSpecAddonsKonnectivityAgentTolerations:
    def __init__(
        self,
        *,
        effect: typing.Optional[builtins.str] = None,
        key: typing.Optional[builtins.str] = None,
        operator: typing.Optional[builtins.str] = None,
        toleration_seconds: typing.Optional[jsii.Number] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param effect: Effect of the taint; empty means all.
        :param key: Key of the taint.
        :param operator: How key and value are compared.
        :param toleration_seconds: Seconds that a taint with effect NoExecute is tolerated.
        :param value: Value of the taint.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a83dd61120d05a10aeec166de52714b8eedeb45feabe5c6fe1a5391ac76a40c4)
            check_type(argname="argument effect", value=effect, expected_type=type_hints["effect"])
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument toleration_seconds", value=toleration_seconds, expected_type=type_hints["toleration_seconds"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if effect is not None:
            self._values["effect"] = effect
        if key is not None:
            self._values["key"] = key
        if operator is not None:
            self._values["operator"] = operator
        if toleration_seconds is not None:
            self._values["toleration_seconds"] = toleration_seconds
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def effect(self) -> typing.Optional[builtins.str]:
        '''Effect of the taint;

        empty means all.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''Key of the taint.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''How key and value are compared.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds that a taint with effect NoExecute is tolerated.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''Value of the taint.

        :schema: TenantControlPlaneSpecAddonsKonnectivityAgentTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityAgentTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServer",
    jsii_struct_bases=[],
    name_mapping={
        "port": "port",
        "image": "image",
        "resources": "resources",
        "version": "version",
    },
)
class TenantControlPlaneSpecAddonsKonnectivityServer:
    def __init__(
        self,
        *,
        port: jsii.Number,
        image: typing.Optional[builtins.str] = None,
        resources: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServerResources", typing.Dict[builtins.str, typing.Any]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''The konnectivity server beside the API server.

        :param port: Port that the agents connect to.
        :param image: Repository of the image.
        :param resources: Requests and limits by container.
        :param version: Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer
        '''
        if isinstance(resources, dict):
            resources = TenantControlPlaneSpecAddonsKonnectivityServerResources(**resources)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1edf2c8bd9b3e9486da54482e41502c24997001f2786b85b5717605deb05e318)
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument image", value=image, expected_type=type_hints["image"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "port": port,
        }
        if image is not None:
            self._values["image"] = image
        if resources is not None:
            self._values["resources"] = resources
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def port(self) -> jsii.Number:
        '''Port that the agents connect to.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def image(self) -> typing.Optional[builtins.str]:
        '''Repository of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#image
        '''
        result = self._values.get("image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def resources(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerResources"]:
        '''Requests and limits by container.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerResources"], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityServer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerResources",
    jsii_struct_bases=[],
    name_mapping={"limits": "limits", "requests": "requests"},
)
class TenantControlPlaneSpecAddonsKonnectivityServerResources:
    def __init__(
        self,
        *,
        limits: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests"]] = None,
    ) -> None:
        '''Requests and limits by container.

        :param limits: What may be used at most, as quantities.
        :param requests: What is reserved, as quantities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__79f161916cf63be70f1c078ffeb7d6571056d0d8e80dca0aec002a53231a0322)
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits"]]:
        '''What may be used at most, as quantities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests"]]:
        '''What is reserved, as quantities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityServerResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits",
):
    '''
    :schema: TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c2f065f19ee6a77d2a708a12dd8fdba26805bc316d0eb062e902411a1a8fe00f)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f1d339859c01fbe4ae1ac652c4bdee53c85e7ceb14a753b260edde73f2ab8568)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests",
):
    '''
    :schema: TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cc7e59fe64c0188b6f250b7e79d58f955ada4185178131e117d24b9d94efc9d5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__56f826fe74839362b29a16eed8f3bc5eed2d79df7749084ffb0c52228ba50880)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKubeProxy",
    jsii_struct_bases=[],
    name_mapping={"image_repository": "imageRepository", "image_tag": "imageTag"},
)
class TenantControlPlaneSpecAddonsKubeProxy:
    def __init__(
        self,
        *,
        image_repository: typing.Optional[builtins.str] = None,
        image_tag: typing.Optional[builtins.str] = None,
    ) -> None:
        '''kube-proxy.

        :param image_repository: Repository of the image.
        :param image_tag: Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKubeProxy
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a199b5a5be2e1aca97240339bfccd08a409882cf532a2fd728ed1872618f78aa)
            check_type(argname="argument image_repository", value=image_repository, expected_type=type_hints["image_repository"])
            check_type(argname="argument image_tag", value=image_tag, expected_type=type_hints["image_tag"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if image_repository is not None:
            self._values["image_repository"] = image_repository
        if image_tag is not None:
            self._values["image_tag"] = image_tag

    @builtins.property
    def image_repository(self) -> typing.Optional[builtins.str]:
        '''Repository of the image.

        :schema: TenantControlPlaneSpecAddonsKubeProxy#imageRepository
        '''
        result = self._values.get("image_repository")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_tag(self) -> typing.Optional[builtins.str]:
        '''Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKubeProxy#imageTag
        '''
        result = self._values.get("image_tag")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKubeProxy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlane",
    jsii_struct_bases=[],
    name_mapping={"service": "service", "deployment": "deployment"},
)
class TenantControlPlaneSpecControlPlane:
    def __init__(
        self,
        *,
        service: typing.Union["TenantControlPlaneSpecControlPlaneService", typing.Dict[builtins.str, typing.Any]],
        deployment: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeployment", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''How the control plane runs and is reached.

        :param service: The Service in front of the API server.
        :param deployment: The Deployment of the control plane.

        :schema: TenantControlPlaneSpecControlPlane
        '''
        if isinstance(service, dict):
            service = TenantControlPlaneSpecControlPlaneService(**service)
        if isinstance(deployment, dict):
            deployment = TenantControlPlaneSpecControlPlaneDeployment(**deployment)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__693592762d7b0d0367d83c61f87ce5f770aa855724b7933b46c25f940db9ea5b)
            check_type(argname="argument service", value=service, expected_type=type_hints["service"])
            check_type(argname="argument deployment", value=deployment, expected_type=type_hints["deployment"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "service": service,
        }
        if deployment is not None:
            self._values["deployment"] = deployment

    @builtins.property
    def service(self) -> "TenantControlPlaneSpecControlPlaneService":
        '''The Service in front of the API server.

        :schema: TenantControlPlaneSpecControlPlane#service
        '''
        result = self._values.get("service")
        assert result is not None, "Required property 'service' is missing"
        return typing.cast("TenantControlPlaneSpecControlPlaneService", result)

    @builtins.property
    def deployment(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeployment"]:
        '''The Deployment of the control plane.

        :schema: TenantControlPlaneSpecControlPlane#deployment
        '''
        result = self._values.get("deployment")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeployment"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlane(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeployment",
    jsii_struct_bases=[],
    name_mapping={
        "additional_metadata": "additionalMetadata",
        "extra_args": "extraArgs",
        "node_selector": "nodeSelector",
        "pod_additional_metadata": "podAdditionalMetadata",
        "registry_settings": "registrySettings",
        "replicas": "replicas",
        "resources": "resources",
        "service_account_name": "serviceAccountName",
        "strategy": "strategy",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
    },
)
class TenantControlPlaneSpecControlPlaneDeployment:
    def __init__(
        self,
        *,
        additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        extra_args: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentExtraArgs", typing.Dict[builtins.str, typing.Any]]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        pod_additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        registry_settings: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings", typing.Dict[builtins.str, typing.Any]]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        resources: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResources", typing.Dict[builtins.str, typing.Any]]] = None,
        service_account_name: typing.Optional[builtins.str] = None,
        strategy: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''The Deployment of the control plane.

        :param additional_metadata: Labels and annotations to add.
        :param extra_args: Further arguments, by component; what Kamaji sets itself is dropped.
        :param node_selector: Labels of the nodes that the Pods may run on.
        :param pod_additional_metadata: Labels and annotations to add to the Pods.
        :param registry_settings: Where the images come from.
        :param replicas: Number of Pods.
        :param resources: Requests and limits by container.
        :param service_account_name: ServiceAccount of the Pods.
        :param strategy: How a rollout replaces Pods.
        :param tolerations: Taints that the Pods tolerate.
        :param topology_spread_constraints: How the Pods are spread over the topology.

        :schema: TenantControlPlaneSpecControlPlaneDeployment
        '''
        if isinstance(additional_metadata, dict):
            additional_metadata = TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata(**additional_metadata)
        if isinstance(extra_args, dict):
            extra_args = TenantControlPlaneSpecControlPlaneDeploymentExtraArgs(**extra_args)
        if isinstance(pod_additional_metadata, dict):
            pod_additional_metadata = TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata(**pod_additional_metadata)
        if isinstance(registry_settings, dict):
            registry_settings = TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings(**registry_settings)
        if isinstance(resources, dict):
            resources = TenantControlPlaneSpecControlPlaneDeploymentResources(**resources)
        if isinstance(strategy, dict):
            strategy = TenantControlPlaneSpecControlPlaneDeploymentStrategy(**strategy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__987c417b30218c61f4a994e95337f213a806f821e729fe923279335a8f69f1b3)
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument extra_args", value=extra_args, expected_type=type_hints["extra_args"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument pod_additional_metadata", value=pod_additional_metadata, expected_type=type_hints["pod_additional_metadata"])
            check_type(argname="argument registry_settings", value=registry_settings, expected_type=type_hints["registry_settings"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument service_account_name", value=service_account_name, expected_type=type_hints["service_account_name"])
            check_type(argname="argument strategy", value=strategy, expected_type=type_hints["strategy"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if additional_metadata is not None:
            self._values["additional_metadata"] = additional_metadata
        if extra_args is not None:
            self._values["extra_args"] = extra_args
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if pod_additional_metadata is not None:
            self._values["pod_additional_metadata"] = pod_additional_metadata
        if registry_settings is not None:
            self._values["registry_settings"] = registry_settings
        if replicas is not None:
            self._values["replicas"] = replicas
        if resources is not None:
            self._values["resources"] = resources
        if service_account_name is not None:
            self._values["service_account_name"] = service_account_name
        if strategy is not None:
            self._values["strategy"] = strategy
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints

    @builtins.property
    def additional_metadata(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata"]:
        '''Labels and annotations to add.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#additionalMetadata
        '''
        result = self._values.get("additional_metadata")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata"], result)

    @builtins.property
    def extra_args(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentExtraArgs"]:
        '''Further arguments, by component;

        what Kamaji sets itself is dropped.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#extraArgs
        '''
        result = self._values.get("extra_args")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentExtraArgs"], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels of the nodes that the Pods may run on.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def pod_additional_metadata(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata"]:
        '''Labels and annotations to add to the Pods.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#podAdditionalMetadata
        '''
        result = self._values.get("pod_additional_metadata")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata"], result)

    @builtins.property
    def registry_settings(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings"]:
        '''Where the images come from.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#registrySettings
        '''
        result = self._values.get("registry_settings")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings"], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''Number of Pods.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def resources(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResources"]:
        '''Requests and limits by container.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResources"], result)

    @builtins.property
    def service_account_name(self) -> typing.Optional[builtins.str]:
        '''ServiceAccount of the Pods.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#serviceAccountName
        '''
        result = self._values.get("service_account_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def strategy(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategy"]:
        '''How a rollout replaces Pods.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#strategy
        '''
        result = self._values.get("strategy")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategy"], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentTolerations"]]:
        '''Taints that the Pods tolerate.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints"]]:
        '''How the Pods are spread over the topology.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeployment(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Labels and annotations to add.

        :param annotations: Annotations.
        :param labels: Labels.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f25efaac42dc9f2833b446b30fc64a290881eda19132c725e06451a3d259dbc9)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Annotations.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentExtraArgs",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentExtraArgs:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Sequence[builtins.str]] = None,
        controller_manager: typing.Optional[typing.Sequence[builtins.str]] = None,
        scheduler: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Further arguments, by component;

        what Kamaji sets itself is dropped.

        :param api_server: The API server.
        :param controller_manager: The controller manager.
        :param scheduler: The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ff6a230696e39e0004eaa6a992c2ede15c8a36053fa70fe6455a67c7a57773a7)
            check_type(argname="argument api_server", value=api_server, expected_type=type_hints["api_server"])
            check_type(argname="argument controller_manager", value=controller_manager, expected_type=type_hints["controller_manager"])
            check_type(argname="argument scheduler", value=scheduler, expected_type=type_hints["scheduler"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server is not None:
            self._values["api_server"] = api_server
        if controller_manager is not None:
            self._values["controller_manager"] = controller_manager
        if scheduler is not None:
            self._values["scheduler"] = scheduler

    @builtins.property
    def api_server(self) -> typing.Optional[typing.List[builtins.str]]:
        '''The API server.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs#apiServer
        '''
        result = self._values.get("api_server")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def controller_manager(self) -> typing.Optional[typing.List[builtins.str]]:
        '''The controller manager.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs#controllerManager
        '''
        result = self._values.get("controller_manager")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def scheduler(self) -> typing.Optional[typing.List[builtins.str]]:
        '''The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs#scheduler
        '''
        result = self._values.get("scheduler")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentExtraArgs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Labels and annotations to add to the Pods.

        :param annotations: Annotations.
        :param labels: Labels.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__22efed320b56c81d3bcd509321b37a75fe04373c4104ef1767681ee382ee3862)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Annotations.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings",
    jsii_struct_bases=[],
    name_mapping={
        "api_server_image": "apiServerImage",
        "controller_manager_image": "controllerManagerImage",
        "registry": "registry",
        "scheduler_image": "schedulerImage",
        "tag_suffix": "tagSuffix",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings:
    def __init__(
        self,
        *,
        api_server_image: typing.Optional[builtins.str] = None,
        controller_manager_image: typing.Optional[builtins.str] = None,
        registry: typing.Optional[builtins.str] = None,
        scheduler_image: typing.Optional[builtins.str] = None,
        tag_suffix: typing.Optional[builtins.str] = None,
    ) -> None:
        '''Where the images come from.

        :param api_server_image: Repository of the API server's image.
        :param controller_manager_image: Repository of the controller manager's image.
        :param registry: Registry of the images.
        :param scheduler_image: Repository of the scheduler's image.
        :param tag_suffix: Text after the version in the images' tags.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1d67815c8d6182cb6e308a622791685ba722cfe29305e207b00505be5287b6d8)
            check_type(argname="argument api_server_image", value=api_server_image, expected_type=type_hints["api_server_image"])
            check_type(argname="argument controller_manager_image", value=controller_manager_image, expected_type=type_hints["controller_manager_image"])
            check_type(argname="argument registry", value=registry, expected_type=type_hints["registry"])
            check_type(argname="argument scheduler_image", value=scheduler_image, expected_type=type_hints["scheduler_image"])
            check_type(argname="argument tag_suffix", value=tag_suffix, expected_type=type_hints["tag_suffix"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server_image is not None:
            self._values["api_server_image"] = api_server_image
        if controller_manager_image is not None:
            self._values["controller_manager_image"] = controller_manager_image
        if registry is not None:
            self._values["registry"] = registry
        if scheduler_image is not None:
            self._values["scheduler_image"] = scheduler_image
        if tag_suffix is not None:
            self._values["tag_suffix"] = tag_suffix

    @builtins.property
    def api_server_image(self) -> typing.Optional[builtins.str]:
        '''Repository of the API server's image.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings#apiServerImage
        '''
        result = self._values.get("api_server_image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def controller_manager_image(self) -> typing.Optional[builtins.str]:
        '''Repository of the controller manager's image.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings#controllerManagerImage
        '''
        result = self._values.get("controller_manager_image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def registry(self) -> typing.Optional[builtins.str]:
        '''Registry of the images.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings#registry
        '''
        result = self._values.get("registry")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def scheduler_image(self) -> typing.Optional[builtins.str]:
        '''Repository of the scheduler's image.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings#schedulerImage
        '''
        result = self._values.get("scheduler_image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tag_suffix(self) -> typing.Optional[builtins.str]:
        '''Text after the version in the images' tags.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings#tagSuffix
        '''
        result = self._values.get("tag_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResources",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentResources:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer", typing.Dict[builtins.str, typing.Any]]] = None,
        controller_manager: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager", typing.Dict[builtins.str, typing.Any]]] = None,
        scheduler: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Requests and limits by container.

        :param api_server: The API server.
        :param controller_manager: The controller manager.
        :param scheduler: The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources
        '''
        if isinstance(api_server, dict):
            api_server = TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer(**api_server)
        if isinstance(controller_manager, dict):
            controller_manager = TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager(**controller_manager)
        if isinstance(scheduler, dict):
            scheduler = TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler(**scheduler)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__09c757e9ec8867d42e7ba96f62c9fbc18bbcf9ffc792596886469566f7b99a66)
            check_type(argname="argument api_server", value=api_server, expected_type=type_hints["api_server"])
            check_type(argname="argument controller_manager", value=controller_manager, expected_type=type_hints["controller_manager"])
            check_type(argname="argument scheduler", value=scheduler, expected_type=type_hints["scheduler"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server is not None:
            self._values["api_server"] = api_server
        if controller_manager is not None:
            self._values["controller_manager"] = controller_manager
        if scheduler is not None:
            self._values["scheduler"] = scheduler

    @builtins.property
    def api_server(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer"]:
        '''The API server.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources#apiServer
        '''
        result = self._values.get("api_server")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer"], result)

    @builtins.property
    def controller_manager(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager"]:
        '''The controller manager.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources#controllerManager
        '''
        result = self._values.get("controller_manager")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager"], result)

    @builtins.property
    def scheduler(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler"]:
        '''The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources#scheduler
        '''
        result = self._values.get("scheduler")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer",
    jsii_struct_bases=[],
    name_mapping={"limits": "limits", "requests": "requests"},
)
class TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer:
    def __init__(
        self,
        *,
        limits: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests"]] = None,
    ) -> None:
        '''The API server.

        :param limits: What may be used at most, as quantities.
        :param requests: What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0883f8d004a80d1b82357f9aadf30bb07f980b1b27b00e015bbc22a592f78912)
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits"]]:
        '''What may be used at most, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests"]]:
        '''What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__80153b2e1157b693b6af99efd09827053d374542f2e5d46c36a829c47f688511)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c258a971d9c0fb59706ffaad00665c32b7e0a55d60a3e91a0464fe909c3b9121)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f67fd26b5d3235e2f8c2e9b879defffd0206576759aec3ccd9f2d7263e850800)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dacd65478f406fa02a32681e7c56ddc585ee30dce07682e0b643a2dfa77843c8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager",
    jsii_struct_bases=[],
    name_mapping={"limits": "limits", "requests": "requests"},
)
class TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager:
    def __init__(
        self,
        *,
        limits: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests"]] = None,
    ) -> None:
        '''The controller manager.

        :param limits: What may be used at most, as quantities.
        :param requests: What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__15a9b05658b34e7cf042da984e9dffef338ba21d91ee0c43f347e17b5db3de23)
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits"]]:
        '''What may be used at most, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests"]]:
        '''What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bc1d0fdcd33d61fa8c79c1fffb73fd3b122141c62887644191222c7de7f76958)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e3c6c58d5688e77f96fc1a2e27c5241cbcad009bbe07425891cdbe67b22d1f90)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cdd112b1679a3d9b535ced2aacbf51fba513cb2f62cc623a1911ad069318de21)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__64473a9d4b9b4ef7a935a3cc918f01882e671cd9f83190bebdd34f477fb1721d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler",
    jsii_struct_bases=[],
    name_mapping={"limits": "limits", "requests": "requests"},
)
class TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler:
    def __init__(
        self,
        *,
        limits: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests"]] = None,
    ) -> None:
        '''The scheduler.

        :param limits: What may be used at most, as quantities.
        :param requests: What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c0619986d150a0d47d83695ddcd26513ff9a79d658b17c4e1ebb0ce3bc34d01b)
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits"]]:
        '''What may be used at most, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests"]]:
        '''What is reserved, as quantities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2b7943fadf5d636aec9194205ab97c9a83a5d1e844bfe275607ee439eca9fffb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f9eaa573d7893ffe2ac63664b53be6dbc4b72c4221c7dedf7ed28ae2cd879f6b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6214b9c4255b42f8c03d0c19d9278360a94e740afa80a2e697e160e559ba4cbf)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a20cc37e58bdb52ca2bd27a43d58f5bf981257bfafd9d8bf02447ce2d2b15af7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentStrategy",
    jsii_struct_bases=[],
    name_mapping={"rolling_update": "rollingUpdate", "type": "type"},
)
class TenantControlPlaneSpecControlPlaneDeploymentStrategy:
    def __init__(
        self,
        *,
        rolling_update: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''How a rollout replaces Pods.

        :param rolling_update: Bounds of a rolling update.
        :param type: Kind of rollout.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategy
        '''
        if isinstance(rolling_update, dict):
            rolling_update = TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate(**rolling_update)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c56d0279558ad7117bce4e622a4d037d08fe862cf7a9787e784b36efca190403)
            check_type(argname="argument rolling_update", value=rolling_update, expected_type=type_hints["rolling_update"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if rolling_update is not None:
            self._values["rolling_update"] = rolling_update
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def rolling_update(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate"]:
        '''Bounds of a rolling update.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategy#rollingUpdate
        '''
        result = self._values.get("rolling_update")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate"], result)

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''Kind of rollout.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategy#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate",
    jsii_struct_bases=[],
    name_mapping={"max_surge": "maxSurge", "max_unavailable": "maxUnavailable"},
)
class TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate:
    def __init__(
        self,
        *,
        max_surge: typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge"] = None,
        max_unavailable: typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable"] = None,
    ) -> None:
        '''Bounds of a rolling update.

        :param max_surge: Pods above the wanted number during a rollout, as a number or percentage.
        :param max_unavailable: Pods below the wanted number during a rollout, as a number or percentage.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fdf8c29cbcc3f34a5bd62c0c95489c5d7c550d3d531999a480bb32ec0c47537e)
            check_type(argname="argument max_surge", value=max_surge, expected_type=type_hints["max_surge"])
            check_type(argname="argument max_unavailable", value=max_unavailable, expected_type=type_hints["max_unavailable"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_surge is not None:
            self._values["max_surge"] = max_surge
        if max_unavailable is not None:
            self._values["max_unavailable"] = max_unavailable

    @builtins.property
    def max_surge(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge"]:
        '''Pods above the wanted number during a rollout, as a number or percentage.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate#maxSurge
        '''
        result = self._values.get("max_surge")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge"], result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable"]:
        '''Pods below the wanted number during a rollout, as a number or percentage.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge",
):
    '''Pods above the wanted number during a rollout, as a number or percentage.

    :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__511d4d9ab65a31a841704120336157ab04f8735d1ea82a798f56831f3f30a254)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4350ae53b8d000f9accba4481d89a5b4e5a82c6026386c6d2836c8cfe9a0c780)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable",
):
    '''Pods below the wanted number during a rollout, as a number or percentage.

    :schema: TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b240c4a20882072bce3e57a5fc4c6eb8a47dc26ff99b6e5b4d96f067d6e0a360)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c068c756bceac1c3c8a54048e14ec279afc48958eb2ccd20055f1b7e5ff8e6ca)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentTolerations:
    def __init__(
        self,
        *,
        effect: typing.Optional[builtins.str] = None,
        key: typing.Optional[builtins.str] = None,
        operator: typing.Optional[builtins.str] = None,
        toleration_seconds: typing.Optional[jsii.Number] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param effect: Effect of the taint; empty means all.
        :param key: Key of the taint.
        :param operator: How key and value are compared.
        :param toleration_seconds: Seconds that a taint with effect NoExecute is tolerated.
        :param value: Value of the taint.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1eb34d7ea9b8fe3726705f8089058eba21c43a32d88455c4470ea4ea3c20fd63)
            check_type(argname="argument effect", value=effect, expected_type=type_hints["effect"])
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument toleration_seconds", value=toleration_seconds, expected_type=type_hints["toleration_seconds"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if effect is not None:
            self._values["effect"] = effect
        if key is not None:
            self._values["key"] = key
        if operator is not None:
            self._values["operator"] = operator
        if toleration_seconds is not None:
            self._values["toleration_seconds"] = toleration_seconds
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def effect(self) -> typing.Optional[builtins.str]:
        '''Effect of the taint;

        empty means all.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''Key of the taint.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''How key and value are compared.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds that a taint with effect NoExecute is tolerated.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''Value of the taint.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints",
    jsii_struct_bases=[],
    name_mapping={
        "max_skew": "maxSkew",
        "topology_key": "topologyKey",
        "when_unsatisfiable": "whenUnsatisfiable",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints:
    def __init__(
        self,
        *,
        max_skew: jsii.Number,
        topology_key: builtins.str,
        when_unsatisfiable: builtins.str,
    ) -> None:
        '''
        :param max_skew: Largest difference of Pods between two domains.
        :param topology_key: Node label whose values are the domains.
        :param when_unsatisfiable: What happens to a Pod that would break the constraint.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a794fb8f3b59a707d8180a26b787cd162496da5933357161abf5cf5a5e145b02)
            check_type(argname="argument max_skew", value=max_skew, expected_type=type_hints["max_skew"])
            check_type(argname="argument topology_key", value=topology_key, expected_type=type_hints["topology_key"])
            check_type(argname="argument when_unsatisfiable", value=when_unsatisfiable, expected_type=type_hints["when_unsatisfiable"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "max_skew": max_skew,
            "topology_key": topology_key,
            "when_unsatisfiable": when_unsatisfiable,
        }

    @builtins.property
    def max_skew(self) -> jsii.Number:
        '''Largest difference of Pods between two domains.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#maxSkew
        '''
        result = self._values.get("max_skew")
        assert result is not None, "Required property 'max_skew' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def topology_key(self) -> builtins.str:
        '''Node label whose values are the domains.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#topologyKey
        '''
        result = self._values.get("topology_key")
        assert result is not None, "Required property 'topology_key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def when_unsatisfiable(self) -> builtins.str:
        '''What happens to a Pod that would break the constraint.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#whenUnsatisfiable
        '''
        result = self._values.get("when_unsatisfiable")
        assert result is not None, "Required property 'when_unsatisfiable' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneService",
    jsii_struct_bases=[],
    name_mapping={
        "service_type": "serviceType",
        "additional_metadata": "additionalMetadata",
        "allocate_load_balancer_node_ports": "allocateLoadBalancerNodePorts",
    },
)
class TenantControlPlaneSpecControlPlaneService:
    def __init__(
        self,
        *,
        service_type: "TenantControlPlaneSpecControlPlaneServiceServiceType",
        additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        allocate_load_balancer_node_ports: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''The Service in front of the API server.

        :param service_type: Type of the Service.
        :param additional_metadata: Labels and annotations to add.
        :param allocate_load_balancer_node_ports: Whether a load balancer also gets node ports; only with type LoadBalancer.

        :schema: TenantControlPlaneSpecControlPlaneService
        '''
        if isinstance(additional_metadata, dict):
            additional_metadata = TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata(**additional_metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3071513e5f7608bec829a1364283a2ead5bf9152c18fc387b28910c6989315dd)
            check_type(argname="argument service_type", value=service_type, expected_type=type_hints["service_type"])
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument allocate_load_balancer_node_ports", value=allocate_load_balancer_node_ports, expected_type=type_hints["allocate_load_balancer_node_ports"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "service_type": service_type,
        }
        if additional_metadata is not None:
            self._values["additional_metadata"] = additional_metadata
        if allocate_load_balancer_node_ports is not None:
            self._values["allocate_load_balancer_node_ports"] = allocate_load_balancer_node_ports

    @builtins.property
    def service_type(self) -> "TenantControlPlaneSpecControlPlaneServiceServiceType":
        '''Type of the Service.

        :schema: TenantControlPlaneSpecControlPlaneService#serviceType
        '''
        result = self._values.get("service_type")
        assert result is not None, "Required property 'service_type' is missing"
        return typing.cast("TenantControlPlaneSpecControlPlaneServiceServiceType", result)

    @builtins.property
    def additional_metadata(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata"]:
        '''Labels and annotations to add.

        :schema: TenantControlPlaneSpecControlPlaneService#additionalMetadata
        '''
        result = self._values.get("additional_metadata")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata"], result)

    @builtins.property
    def allocate_load_balancer_node_ports(self) -> typing.Optional[builtins.bool]:
        '''Whether a load balancer also gets node ports;

        only with type LoadBalancer.

        :schema: TenantControlPlaneSpecControlPlaneService#allocateLoadBalancerNodePorts
        '''
        result = self._values.get("allocate_load_balancer_node_ports")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneService(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Labels and annotations to add.

        :param annotations: Annotations.
        :param labels: Labels.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__81dc3460b30d39c1f963e768f1602665e1de1b10d994714db8140459e5c016eb)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Annotations.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneServiceServiceType"
)
class TenantControlPlaneSpecControlPlaneServiceServiceType(enum.Enum):
    '''Type of the Service.

    :schema: TenantControlPlaneSpecControlPlaneServiceServiceType
    '''

    CLUSTER_IP = "CLUSTER_IP"
    '''ClusterIP.'''
    NODE_PORT = "NODE_PORT"
    '''NodePort.'''
    LOAD_BALANCER = "LOAD_BALANCER"
    '''LoadBalancer.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetes",
    jsii_struct_bases=[],
    name_mapping={
        "kubelet": "kubelet",
        "version": "version",
        "admission_controllers": "admissionControllers",
    },
)
class TenantControlPlaneSpecKubernetes:
    def __init__(
        self,
        *,
        kubelet: typing.Union["TenantControlPlaneSpecKubernetesKubelet", typing.Dict[builtins.str, typing.Any]],
        version: builtins.str,
        admission_controllers: typing.Optional[typing.Sequence["TenantControlPlaneSpecKubernetesAdmissionControllers"]] = None,
    ) -> None:
        '''Version and settings of Kubernetes.

        :param kubelet: What joining nodes are configured with.
        :param version: Exact version with its 'v'; it is used as an image tag.
        :param admission_controllers: Admission plugins to enable.

        :schema: TenantControlPlaneSpecKubernetes
        '''
        if isinstance(kubelet, dict):
            kubelet = TenantControlPlaneSpecKubernetesKubelet(**kubelet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e854cf60559644091218baa3e39cc23321cc967dc0d1843f683c693144384851)
            check_type(argname="argument kubelet", value=kubelet, expected_type=type_hints["kubelet"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
            check_type(argname="argument admission_controllers", value=admission_controllers, expected_type=type_hints["admission_controllers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kubelet": kubelet,
            "version": version,
        }
        if admission_controllers is not None:
            self._values["admission_controllers"] = admission_controllers

    @builtins.property
    def kubelet(self) -> "TenantControlPlaneSpecKubernetesKubelet":
        '''What joining nodes are configured with.

        :schema: TenantControlPlaneSpecKubernetes#kubelet
        '''
        result = self._values.get("kubelet")
        assert result is not None, "Required property 'kubelet' is missing"
        return typing.cast("TenantControlPlaneSpecKubernetesKubelet", result)

    @builtins.property
    def version(self) -> builtins.str:
        '''Exact version with its 'v';

        it is used as an image tag.

        :schema: TenantControlPlaneSpecKubernetes#version
        '''
        result = self._values.get("version")
        assert result is not None, "Required property 'version' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def admission_controllers(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecKubernetesAdmissionControllers"]]:
        '''Admission plugins to enable.

        :schema: TenantControlPlaneSpecKubernetes#admissionControllers
        '''
        result = self._values.get("admission_controllers")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecKubernetesAdmissionControllers"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecKubernetes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesAdmissionControllers"
)
class TenantControlPlaneSpecKubernetesAdmissionControllers(enum.Enum):
    '''
    :schema: TenantControlPlaneSpecKubernetesAdmissionControllers
    '''

    ALWAYS_ADMIT = "ALWAYS_ADMIT"
    '''AlwaysAdmit.'''
    ALWAYS_DENY = "ALWAYS_DENY"
    '''AlwaysDeny.'''
    ALWAYS_PULL_IMAGES = "ALWAYS_PULL_IMAGES"
    '''AlwaysPullImages.'''
    CERTIFICATE_APPROVAL = "CERTIFICATE_APPROVAL"
    '''CertificateApproval.'''
    CERTIFICATE_SIGNING = "CERTIFICATE_SIGNING"
    '''CertificateSigning.'''
    CERTIFICATE_SUBJECT_RESTRICTION = "CERTIFICATE_SUBJECT_RESTRICTION"
    '''CertificateSubjectRestriction.'''
    DEFAULT_INGRESS_CLASS = "DEFAULT_INGRESS_CLASS"
    '''DefaultIngressClass.'''
    DEFAULT_STORAGE_CLASS = "DEFAULT_STORAGE_CLASS"
    '''DefaultStorageClass.'''
    DEFAULT_TOLERATION_SECONDS = "DEFAULT_TOLERATION_SECONDS"
    '''DefaultTolerationSeconds.'''
    DENY_ESCALATING_EXEC = "DENY_ESCALATING_EXEC"
    '''DenyEscalatingExec.'''
    DENY_EXEC_ON_PRIVILEGED = "DENY_EXEC_ON_PRIVILEGED"
    '''DenyExecOnPrivileged.'''
    DENY_SERVICE_EXTERNAL_I_PS = "DENY_SERVICE_EXTERNAL_I_PS"
    '''DenyServiceExternalIPs.'''
    EVENT_RATE_LIMIT = "EVENT_RATE_LIMIT"
    '''EventRateLimit.'''
    EXTENDED_RESOURCE_TOLERATION = "EXTENDED_RESOURCE_TOLERATION"
    '''ExtendedResourceToleration.'''
    IMAGE_POLICY_WEBHOOK = "IMAGE_POLICY_WEBHOOK"
    '''ImagePolicyWebhook.'''
    LIMIT_POD_HARD_ANTI_AFFINITY_TOPOLOGY = "LIMIT_POD_HARD_ANTI_AFFINITY_TOPOLOGY"
    '''LimitPodHardAntiAffinityTopology.'''
    LIMIT_RANGER = "LIMIT_RANGER"
    '''LimitRanger.'''
    MUTATING_ADMISSION_WEBHOOK = "MUTATING_ADMISSION_WEBHOOK"
    '''MutatingAdmissionWebhook.'''
    NAMESPACE_AUTO_PROVISION = "NAMESPACE_AUTO_PROVISION"
    '''NamespaceAutoProvision.'''
    NAMESPACE_EXISTS = "NAMESPACE_EXISTS"
    '''NamespaceExists.'''
    NAMESPACE_LIFECYCLE = "NAMESPACE_LIFECYCLE"
    '''NamespaceLifecycle.'''
    NODE_RESTRICTION = "NODE_RESTRICTION"
    '''NodeRestriction.'''
    OWNER_REFERENCES_PERMISSION_ENFORCEMENT = "OWNER_REFERENCES_PERMISSION_ENFORCEMENT"
    '''OwnerReferencesPermissionEnforcement.'''
    PERSISTENT_VOLUME_CLAIM_RESIZE = "PERSISTENT_VOLUME_CLAIM_RESIZE"
    '''PersistentVolumeClaimResize.'''
    PERSISTENT_VOLUME_LABEL = "PERSISTENT_VOLUME_LABEL"
    '''PersistentVolumeLabel.'''
    POD_NODE_SELECTOR = "POD_NODE_SELECTOR"
    '''PodNodeSelector.'''
    POD_SECURITY = "POD_SECURITY"
    '''PodSecurity.'''
    POD_SECURITY_POLICY = "POD_SECURITY_POLICY"
    '''PodSecurityPolicy.'''
    POD_TOLERATION_RESTRICTION = "POD_TOLERATION_RESTRICTION"
    '''PodTolerationRestriction.'''
    PRIORITY = "PRIORITY"
    '''Priority.'''
    RESOURCE_QUOTA = "RESOURCE_QUOTA"
    '''ResourceQuota.'''
    RUNTIME_CLASS = "RUNTIME_CLASS"
    '''RuntimeClass.'''
    SECURITY_CONTEXT_DENY = "SECURITY_CONTEXT_DENY"
    '''SecurityContextDeny.'''
    SERVICE_ACCOUNT = "SERVICE_ACCOUNT"
    '''ServiceAccount.'''
    STORAGE_OBJECT_IN_USE_PROTECTION = "STORAGE_OBJECT_IN_USE_PROTECTION"
    '''StorageObjectInUseProtection.'''
    TAINT_NODES_BY_CONDITION = "TAINT_NODES_BY_CONDITION"
    '''TaintNodesByCondition.'''
    VALIDATING_ADMISSION_WEBHOOK = "VALIDATING_ADMISSION_WEBHOOK"
    '''ValidatingAdmissionWebhook.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesKubelet",
    jsii_struct_bases=[],
    name_mapping={
        "cgroupfs": "cgroupfs",
        "configuration_json_patches": "configurationJsonPatches",
        "preferred_address_types": "preferredAddressTypes",
    },
)
class TenantControlPlaneSpecKubernetesKubelet:
    def __init__(
        self,
        *,
        cgroupfs: typing.Optional["TenantControlPlaneSpecKubernetesKubeletCgroupfs"] = None,
        configuration_json_patches: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        preferred_address_types: typing.Optional[typing.Sequence["TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes"]] = None,
    ) -> None:
        '''What joining nodes are configured with.

        :param cgroupfs: cgroup driver of the kubelets.
        :param configuration_json_patches: JSON patches of the kubelet configuration.
        :param preferred_address_types: Order of node addresses that the API server tries.

        :schema: TenantControlPlaneSpecKubernetesKubelet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__689e1e383f41f0d615101c8692d7228d9007ebfea032ef0dbbf23efad72d1c35)
            check_type(argname="argument cgroupfs", value=cgroupfs, expected_type=type_hints["cgroupfs"])
            check_type(argname="argument configuration_json_patches", value=configuration_json_patches, expected_type=type_hints["configuration_json_patches"])
            check_type(argname="argument preferred_address_types", value=preferred_address_types, expected_type=type_hints["preferred_address_types"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if cgroupfs is not None:
            self._values["cgroupfs"] = cgroupfs
        if configuration_json_patches is not None:
            self._values["configuration_json_patches"] = configuration_json_patches
        if preferred_address_types is not None:
            self._values["preferred_address_types"] = preferred_address_types

    @builtins.property
    def cgroupfs(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecKubernetesKubeletCgroupfs"]:
        '''cgroup driver of the kubelets.

        :schema: TenantControlPlaneSpecKubernetesKubelet#cgroupfs
        '''
        result = self._values.get("cgroupfs")
        return typing.cast(typing.Optional["TenantControlPlaneSpecKubernetesKubeletCgroupfs"], result)

    @builtins.property
    def configuration_json_patches(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches"]]:
        '''JSON patches of the kubelet configuration.

        :schema: TenantControlPlaneSpecKubernetesKubelet#configurationJSONPatches
        '''
        result = self._values.get("configuration_json_patches")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches"]], result)

    @builtins.property
    def preferred_address_types(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes"]]:
        '''Order of node addresses that the API server tries.

        :schema: TenantControlPlaneSpecKubernetesKubelet#preferredAddressTypes
        '''
        result = self._values.get("preferred_address_types")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecKubernetesKubelet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesKubeletCgroupfs")
class TenantControlPlaneSpecKubernetesKubeletCgroupfs(enum.Enum):
    '''cgroup driver of the kubelets.

    :schema: TenantControlPlaneSpecKubernetesKubeletCgroupfs
    '''

    SYSTEMD = "SYSTEMD"
    '''systemd.'''
    CGROUPFS = "CGROUPFS"
    '''cgroupfs.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches",
    jsii_struct_bases=[],
    name_mapping={"op": "op", "path": "path", "from_": "from", "value": "value"},
)
class TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches:
    def __init__(
        self,
        *,
        op: "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp",
        path: builtins.str,
        from_: typing.Optional[builtins.str] = None,
        value: typing.Any = None,
    ) -> None:
        '''
        :param op: Operation of the patch.
        :param path: JSON pointer that is patched.
        :param from_: JSON pointer that is copied or moved.
        :param value: Value to write.

        :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e2ab0281ca98b342778ad81e2c185807e6c47798db0ef2b09c88cd9cabdd6607)
            check_type(argname="argument op", value=op, expected_type=type_hints["op"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "op": op,
            "path": path,
        }
        if from_ is not None:
            self._values["from_"] = from_
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def op(self) -> "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp":
        '''Operation of the patch.

        :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches#op
        '''
        result = self._values.get("op")
        assert result is not None, "Required property 'op' is missing"
        return typing.cast("TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp", result)

    @builtins.property
    def path(self) -> builtins.str:
        '''JSON pointer that is patched.

        :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def from_(self) -> typing.Optional[builtins.str]:
        '''JSON pointer that is copied or moved.

        :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches#from
        '''
        result = self._values.get("from_")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Any:
        '''Value to write.

        :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp"
)
class TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp(enum.Enum):
    '''Operation of the patch.

    :schema: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp
    '''

    ADD = "ADD"
    '''add.'''
    REMOVE = "REMOVE"
    '''remove.'''
    REPLACE = "REPLACE"
    '''replace.'''
    MOVE = "MOVE"
    '''move.'''
    COPY = "COPY"
    '''copy.'''
    TEST = "TEST"
    '''test.'''


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes"
)
class TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes(enum.Enum):
    '''
    :schema: TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes
    '''

    HOSTNAME = "HOSTNAME"
    '''Hostname.'''
    INTERNAL_IP = "INTERNAL_IP"
    '''InternalIP.'''
    EXTERNAL_IP = "EXTERNAL_IP"
    '''ExternalIP.'''
    INTERNAL_DNS = "INTERNAL_DNS"
    '''InternalDNS.'''
    EXTERNAL_DNS = "EXTERNAL_DNS"
    '''ExternalDNS.'''


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecNetworkProfile",
    jsii_struct_bases=[],
    name_mapping={
        "address": "address",
        "advertise_address": "advertiseAddress",
        "cert_sa_ns": "certSaNs",
        "cluster_domain": "clusterDomain",
        "dns_service_i_ps": "dnsServiceIPs",
        "load_balancer_class": "loadBalancerClass",
        "load_balancer_source_ranges": "loadBalancerSourceRanges",
        "pod_cidr": "podCidr",
        "pod_cidrs": "podCidrs",
        "port": "port",
        "service_cidr": "serviceCidr",
        "service_cidrs": "serviceCidrs",
    },
)
class TenantControlPlaneSpecNetworkProfile:
    def __init__(
        self,
        *,
        address: typing.Optional[builtins.str] = None,
        advertise_address: typing.Optional[builtins.str] = None,
        cert_sa_ns: typing.Optional[typing.Sequence[builtins.str]] = None,
        cluster_domain: typing.Optional[builtins.str] = None,
        dns_service_i_ps: typing.Optional[typing.Sequence[builtins.str]] = None,
        load_balancer_class: typing.Optional[builtins.str] = None,
        load_balancer_source_ranges: typing.Optional[typing.Sequence[builtins.str]] = None,
        pod_cidr: typing.Optional[builtins.str] = None,
        pod_cidrs: typing.Optional[typing.Sequence[builtins.str]] = None,
        port: typing.Optional[jsii.Number] = None,
        service_cidr: typing.Optional[builtins.str] = None,
        service_cidrs: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Networks and addresses.

        :param address: Address of the API server.
        :param advertise_address: Address that the API server advertises inside the cluster.
        :param cert_sa_ns: Further names in the API server's certificate.
        :param cluster_domain: Cluster domain; never changes.
        :param dns_service_i_ps: Addresses of the cluster's DNS, inside the Service networks.
        :param load_balancer_class: Class of the load balancer; set at creation or never.
        :param load_balancer_source_ranges: Networks that may reach the load balancer.
        :param pod_cidr: Pod network; the plural field wins.
        :param pod_cidrs: Pod networks, at most one per family.
        :param port: Port of the API server.
        :param service_cidr: Service network; the plural field wins.
        :param service_cidrs: Service networks, at most one per family.

        :schema: TenantControlPlaneSpecNetworkProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__df24d2ae875ed0aa83929038c186c62ed6b369b10211529005923e8a6e937d1c)
            check_type(argname="argument address", value=address, expected_type=type_hints["address"])
            check_type(argname="argument advertise_address", value=advertise_address, expected_type=type_hints["advertise_address"])
            check_type(argname="argument cert_sa_ns", value=cert_sa_ns, expected_type=type_hints["cert_sa_ns"])
            check_type(argname="argument cluster_domain", value=cluster_domain, expected_type=type_hints["cluster_domain"])
            check_type(argname="argument dns_service_i_ps", value=dns_service_i_ps, expected_type=type_hints["dns_service_i_ps"])
            check_type(argname="argument load_balancer_class", value=load_balancer_class, expected_type=type_hints["load_balancer_class"])
            check_type(argname="argument load_balancer_source_ranges", value=load_balancer_source_ranges, expected_type=type_hints["load_balancer_source_ranges"])
            check_type(argname="argument pod_cidr", value=pod_cidr, expected_type=type_hints["pod_cidr"])
            check_type(argname="argument pod_cidrs", value=pod_cidrs, expected_type=type_hints["pod_cidrs"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument service_cidr", value=service_cidr, expected_type=type_hints["service_cidr"])
            check_type(argname="argument service_cidrs", value=service_cidrs, expected_type=type_hints["service_cidrs"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if address is not None:
            self._values["address"] = address
        if advertise_address is not None:
            self._values["advertise_address"] = advertise_address
        if cert_sa_ns is not None:
            self._values["cert_sa_ns"] = cert_sa_ns
        if cluster_domain is not None:
            self._values["cluster_domain"] = cluster_domain
        if dns_service_i_ps is not None:
            self._values["dns_service_i_ps"] = dns_service_i_ps
        if load_balancer_class is not None:
            self._values["load_balancer_class"] = load_balancer_class
        if load_balancer_source_ranges is not None:
            self._values["load_balancer_source_ranges"] = load_balancer_source_ranges
        if pod_cidr is not None:
            self._values["pod_cidr"] = pod_cidr
        if pod_cidrs is not None:
            self._values["pod_cidrs"] = pod_cidrs
        if port is not None:
            self._values["port"] = port
        if service_cidr is not None:
            self._values["service_cidr"] = service_cidr
        if service_cidrs is not None:
            self._values["service_cidrs"] = service_cidrs

    @builtins.property
    def address(self) -> typing.Optional[builtins.str]:
        '''Address of the API server.

        :schema: TenantControlPlaneSpecNetworkProfile#address
        '''
        result = self._values.get("address")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def advertise_address(self) -> typing.Optional[builtins.str]:
        '''Address that the API server advertises inside the cluster.

        :schema: TenantControlPlaneSpecNetworkProfile#advertiseAddress
        '''
        result = self._values.get("advertise_address")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cert_sa_ns(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Further names in the API server's certificate.

        :schema: TenantControlPlaneSpecNetworkProfile#certSANs
        '''
        result = self._values.get("cert_sa_ns")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def cluster_domain(self) -> typing.Optional[builtins.str]:
        '''Cluster domain;

        never changes.

        :schema: TenantControlPlaneSpecNetworkProfile#clusterDomain
        '''
        result = self._values.get("cluster_domain")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def dns_service_i_ps(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Addresses of the cluster's DNS, inside the Service networks.

        :schema: TenantControlPlaneSpecNetworkProfile#dnsServiceIPs
        '''
        result = self._values.get("dns_service_i_ps")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def load_balancer_class(self) -> typing.Optional[builtins.str]:
        '''Class of the load balancer;

        set at creation or never.

        :schema: TenantControlPlaneSpecNetworkProfile#loadBalancerClass
        '''
        result = self._values.get("load_balancer_class")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def load_balancer_source_ranges(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Networks that may reach the load balancer.

        :schema: TenantControlPlaneSpecNetworkProfile#loadBalancerSourceRanges
        '''
        result = self._values.get("load_balancer_source_ranges")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def pod_cidr(self) -> typing.Optional[builtins.str]:
        '''Pod network;

        the plural field wins.

        :schema: TenantControlPlaneSpecNetworkProfile#podCidr
        '''
        result = self._values.get("pod_cidr")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def pod_cidrs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Pod networks, at most one per family.

        :schema: TenantControlPlaneSpecNetworkProfile#podCidrs
        '''
        result = self._values.get("pod_cidrs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''Port of the API server.

        :schema: TenantControlPlaneSpecNetworkProfile#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def service_cidr(self) -> typing.Optional[builtins.str]:
        '''Service network;

        the plural field wins.

        :schema: TenantControlPlaneSpecNetworkProfile#serviceCidr
        '''
        result = self._values.get("service_cidr")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_cidrs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Service networks, at most one per family.

        :schema: TenantControlPlaneSpecNetworkProfile#serviceCidrs
        '''
        result = self._values.get("service_cidrs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecNetworkProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "DataStore",
    "DataStoreProps",
    "DataStoreSpec",
    "DataStoreSpecBasicAuth",
    "DataStoreSpecBasicAuthPassword",
    "DataStoreSpecBasicAuthPasswordSecretReference",
    "DataStoreSpecBasicAuthUsername",
    "DataStoreSpecBasicAuthUsernameSecretReference",
    "DataStoreSpecDriver",
    "DataStoreSpecTlsConfig",
    "DataStoreSpecTlsConfigCertificateAuthority",
    "DataStoreSpecTlsConfigCertificateAuthorityCertificate",
    "DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference",
    "DataStoreSpecTlsConfigCertificateAuthorityPrivateKey",
    "DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference",
    "DataStoreSpecTlsConfigClientCertificate",
    "DataStoreSpecTlsConfigClientCertificateCertificate",
    "DataStoreSpecTlsConfigClientCertificateCertificateSecretReference",
    "DataStoreSpecTlsConfigClientCertificatePrivateKey",
    "DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference",
    "TenantControlPlane",
    "TenantControlPlaneProps",
    "TenantControlPlaneSpec",
    "TenantControlPlaneSpecAddons",
    "TenantControlPlaneSpecAddonsCoreDns",
    "TenantControlPlaneSpecAddonsKonnectivity",
    "TenantControlPlaneSpecAddonsKonnectivityAgent",
    "TenantControlPlaneSpecAddonsKonnectivityAgentMode",
    "TenantControlPlaneSpecAddonsKonnectivityAgentTolerations",
    "TenantControlPlaneSpecAddonsKonnectivityServer",
    "TenantControlPlaneSpecAddonsKonnectivityServerResources",
    "TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits",
    "TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests",
    "TenantControlPlaneSpecAddonsKubeProxy",
    "TenantControlPlaneSpecControlPlane",
    "TenantControlPlaneSpecControlPlaneDeployment",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneDeploymentExtraArgs",
    "TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings",
    "TenantControlPlaneSpecControlPlaneDeploymentResources",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategy",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable",
    "TenantControlPlaneSpecControlPlaneDeploymentTolerations",
    "TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints",
    "TenantControlPlaneSpecControlPlaneService",
    "TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneServiceServiceType",
    "TenantControlPlaneSpecKubernetes",
    "TenantControlPlaneSpecKubernetesAdmissionControllers",
    "TenantControlPlaneSpecKubernetesKubelet",
    "TenantControlPlaneSpecKubernetesKubeletCgroupfs",
    "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches",
    "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp",
    "TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes",
    "TenantControlPlaneSpecNetworkProfile",
]

publication.publish()

def _typecheckingstub__c1adae83b37dd87310b8a6694cb2f1478af7e12e264a2ba071b0a9a61b9ddfaf(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[DataStoreSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__881ce46d6ba9c2ec2e533fe705b418183416c27fc1eadb4f25a1d7e473986eb6(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[DataStoreSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b70c61adaeb68990aa2fba1731b44d956ed18153c7515ca4f4ea1c8a406b87da(
    *,
    driver: DataStoreSpecDriver,
    endpoints: typing.Sequence[builtins.str],
    basic_auth: typing.Optional[typing.Union[DataStoreSpecBasicAuth, typing.Dict[builtins.str, typing.Any]]] = None,
    tls_config: typing.Optional[typing.Union[DataStoreSpecTlsConfig, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5f9998e6e2de9e770b074b34202679619a64e0b6a37c9285d62c2b4b943f765c(
    *,
    password: typing.Union[DataStoreSpecBasicAuthPassword, typing.Dict[builtins.str, typing.Any]],
    username: typing.Union[DataStoreSpecBasicAuthUsername, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__86fac0e19e9b712cf609122e92d9d05ea2190bb2c6cd37c676b0c42d6eda9cd3(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecBasicAuthPasswordSecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0ccd29b9ed58a8528b4ef46d6a0bf873bbe347f39d4e9e660258bdf9ba5bf1d9(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d77a30a5ae495699a5e05a0cbc06ae71cd124cbffbaf07f14162e7f69357386b(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecBasicAuthUsernameSecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__929d187a75b565deadd9ee1863c8e5678c178ab815270cba5a13a90a407ca6e1(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8c9ae16a4d778db99f590d680836641d8f71dd0baca471469c15b0bdba7fc842(
    *,
    certificate_authority: typing.Union[DataStoreSpecTlsConfigCertificateAuthority, typing.Dict[builtins.str, typing.Any]],
    client_certificate: typing.Optional[typing.Union[DataStoreSpecTlsConfigClientCertificate, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__43b7f279a1ef5586b387167e0d5a340173650aa3a59886933e7865f86ff4879d(
    *,
    certificate: typing.Union[DataStoreSpecTlsConfigCertificateAuthorityCertificate, typing.Dict[builtins.str, typing.Any]],
    private_key: typing.Optional[typing.Union[DataStoreSpecTlsConfigCertificateAuthorityPrivateKey, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e4e3c9cd166c501b90acce83772d2e77d94550e3cc8efbe0c9c1634c79a4bc49(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecTlsConfigCertificateAuthorityCertificateSecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0f08bc7a5ac3c4488dafa086975a93554ab7eccf017319a9acf707da3002b23b(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b410b169c73c5ac4884634c208b208c6ec083db997f4c54e4a33b23ed06db512(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecTlsConfigCertificateAuthorityPrivateKeySecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5bfc9d1ed81b89a6b1886f845d8cff2a4e041c695a80954fbcf4cd8c9a3318e5(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__498f7f02df43129d773c104d91e0fedf9b761f0e0f10c73c2befd4a508c01304(
    *,
    certificate: typing.Union[DataStoreSpecTlsConfigClientCertificateCertificate, typing.Dict[builtins.str, typing.Any]],
    private_key: typing.Union[DataStoreSpecTlsConfigClientCertificatePrivateKey, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__24337df26ae456cd6680bef11e95aa36f4718eb176a83168a7d883593cdeb613(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecTlsConfigClientCertificateCertificateSecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4fdf83c4ee75d89f029db2bb3281527a3040af589a2bb244d15a35d3c05bf909(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__71d0432ed1aeff2262b22cd621129f68c0124a66ab486cde147fb685ef4a51b8(
    *,
    content: typing.Optional[builtins.str] = None,
    secret_reference: typing.Optional[typing.Union[DataStoreSpecTlsConfigClientCertificatePrivateKeySecretReference, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ca3a4f83278f21a7c2dbfc390d2e189dbf31c65e049f8ff3395d86921f15feef(
    *,
    key_path: builtins.str,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1dafd8a21f02877a1059880f73fcd3a1b1777aa6a849b4e3e9e7a4169b482bf7(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[TenantControlPlaneSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__198b4eff0714bf151e78ab6cb715867be87abefa9bda8c8f99132814d9486b1c(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[TenantControlPlaneSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b86c5e3f2f8a5809cb239a6c40a70bf8a05e4a6372ec7b7ff2fee7e69a72bdf3(
    *,
    control_plane: typing.Union[TenantControlPlaneSpecControlPlane, typing.Dict[builtins.str, typing.Any]],
    kubernetes: typing.Union[TenantControlPlaneSpecKubernetes, typing.Dict[builtins.str, typing.Any]],
    addons: typing.Optional[typing.Union[TenantControlPlaneSpecAddons, typing.Dict[builtins.str, typing.Any]]] = None,
    data_store: typing.Optional[builtins.str] = None,
    data_store_schema: typing.Optional[builtins.str] = None,
    data_store_username: typing.Optional[builtins.str] = None,
    network_profile: typing.Optional[typing.Union[TenantControlPlaneSpecNetworkProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__794bc4713554796b8a6b3affc28ca5db67fcca814f41e17a271dadac40f5f612(
    *,
    core_dns: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsCoreDns, typing.Dict[builtins.str, typing.Any]]] = None,
    konnectivity: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivity, typing.Dict[builtins.str, typing.Any]]] = None,
    kube_proxy: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKubeProxy, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c89f4df82a7975889fac32dc12f3ec0f340292feeec2881c6a935e23e3dee343(
    *,
    image_repository: typing.Optional[builtins.str] = None,
    image_tag: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__525b1c9f6a6e93e2a0fa8192b85913a6c78a823510c480eb601697861b7a59b0(
    *,
    agent: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityAgent, typing.Dict[builtins.str, typing.Any]]] = None,
    server: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServer, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f75a09b2dfa247ba83488d2f10c091a67eb0fa2f404b4652e71b3775f7db0bbd(
    *,
    extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
    host_network: typing.Optional[builtins.bool] = None,
    image: typing.Optional[builtins.str] = None,
    mode: typing.Optional[TenantControlPlaneSpecAddonsKonnectivityAgentMode] = None,
    replicas: typing.Optional[jsii.Number] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecAddonsKonnectivityAgentTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a83dd61120d05a10aeec166de52714b8eedeb45feabe5c6fe1a5391ac76a40c4(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1edf2c8bd9b3e9486da54482e41502c24997001f2786b85b5717605deb05e318(
    *,
    port: jsii.Number,
    image: typing.Optional[builtins.str] = None,
    resources: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServerResources, typing.Dict[builtins.str, typing.Any]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__79f161916cf63be70f1c078ffeb7d6571056d0d8e80dca0aec002a53231a0322(
    *,
    limits: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecAddonsKonnectivityServerResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecAddonsKonnectivityServerResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c2f065f19ee6a77d2a708a12dd8fdba26805bc316d0eb062e902411a1a8fe00f(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f1d339859c01fbe4ae1ac652c4bdee53c85e7ceb14a753b260edde73f2ab8568(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cc7e59fe64c0188b6f250b7e79d58f955ada4185178131e117d24b9d94efc9d5(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__56f826fe74839362b29a16eed8f3bc5eed2d79df7749084ffb0c52228ba50880(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a199b5a5be2e1aca97240339bfccd08a409882cf532a2fd728ed1872618f78aa(
    *,
    image_repository: typing.Optional[builtins.str] = None,
    image_tag: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__693592762d7b0d0367d83c61f87ce5f770aa855724b7933b46c25f940db9ea5b(
    *,
    service: typing.Union[TenantControlPlaneSpecControlPlaneService, typing.Dict[builtins.str, typing.Any]],
    deployment: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeployment, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__987c417b30218c61f4a994e95337f213a806f821e729fe923279335a8f69f1b3(
    *,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    extra_args: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentExtraArgs, typing.Dict[builtins.str, typing.Any]]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    pod_additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    registry_settings: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings, typing.Dict[builtins.str, typing.Any]]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    resources: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentResources, typing.Dict[builtins.str, typing.Any]]] = None,
    service_account_name: typing.Optional[builtins.str] = None,
    strategy: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f25efaac42dc9f2833b446b30fc64a290881eda19132c725e06451a3d259dbc9(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff6a230696e39e0004eaa6a992c2ede15c8a36053fa70fe6455a67c7a57773a7(
    *,
    api_server: typing.Optional[typing.Sequence[builtins.str]] = None,
    controller_manager: typing.Optional[typing.Sequence[builtins.str]] = None,
    scheduler: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__22efed320b56c81d3bcd509321b37a75fe04373c4104ef1767681ee382ee3862(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1d67815c8d6182cb6e308a622791685ba722cfe29305e207b00505be5287b6d8(
    *,
    api_server_image: typing.Optional[builtins.str] = None,
    controller_manager_image: typing.Optional[builtins.str] = None,
    registry: typing.Optional[builtins.str] = None,
    scheduler_image: typing.Optional[builtins.str] = None,
    tag_suffix: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__09c757e9ec8867d42e7ba96f62c9fbc18bbcf9ffc792596886469566f7b99a66(
    *,
    api_server: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer, typing.Dict[builtins.str, typing.Any]]] = None,
    controller_manager: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager, typing.Dict[builtins.str, typing.Any]]] = None,
    scheduler: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0883f8d004a80d1b82357f9aadf30bb07f980b1b27b00e015bbc22a592f78912(
    *,
    limits: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__80153b2e1157b693b6af99efd09827053d374542f2e5d46c36a829c47f688511(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c258a971d9c0fb59706ffaad00665c32b7e0a55d60a3e91a0464fe909c3b9121(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f67fd26b5d3235e2f8c2e9b879defffd0206576759aec3ccd9f2d7263e850800(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dacd65478f406fa02a32681e7c56ddc585ee30dce07682e0b643a2dfa77843c8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__15a9b05658b34e7cf042da984e9dffef338ba21d91ee0c43f347e17b5db3de23(
    *,
    limits: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bc1d0fdcd33d61fa8c79c1fffb73fd3b122141c62887644191222c7de7f76958(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e3c6c58d5688e77f96fc1a2e27c5241cbcad009bbe07425891cdbe67b22d1f90(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cdd112b1679a3d9b535ced2aacbf51fba513cb2f62cc623a1911ad069318de21(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__64473a9d4b9b4ef7a935a3cc918f01882e671cd9f83190bebdd34f477fb1721d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c0619986d150a0d47d83695ddcd26513ff9a79d658b17c4e1ebb0ce3bc34d01b(
    *,
    limits: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2b7943fadf5d636aec9194205ab97c9a83a5d1e844bfe275607ee439eca9fffb(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f9eaa573d7893ffe2ac63664b53be6dbc4b72c4221c7dedf7ed28ae2cd879f6b(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6214b9c4255b42f8c03d0c19d9278360a94e740afa80a2e697e160e559ba4cbf(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a20cc37e58bdb52ca2bd27a43d58f5bf981257bfafd9d8bf02447ce2d2b15af7(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c56d0279558ad7117bce4e622a4d037d08fe862cf7a9787e784b36efca190403(
    *,
    rolling_update: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fdf8c29cbcc3f34a5bd62c0c95489c5d7c550d3d531999a480bb32ec0c47537e(
    *,
    max_surge: typing.Optional[TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge] = None,
    max_unavailable: typing.Optional[TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__511d4d9ab65a31a841704120336157ab04f8735d1ea82a798f56831f3f30a254(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4350ae53b8d000f9accba4481d89a5b4e5a82c6026386c6d2836c8cfe9a0c780(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b240c4a20882072bce3e57a5fc4c6eb8a47dc26ff99b6e5b4d96f067d6e0a360(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c068c756bceac1c3c8a54048e14ec279afc48958eb2ccd20055f1b7e5ff8e6ca(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1eb34d7ea9b8fe3726705f8089058eba21c43a32d88455c4470ea4ea3c20fd63(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a794fb8f3b59a707d8180a26b787cd162496da5933357161abf5cf5a5e145b02(
    *,
    max_skew: jsii.Number,
    topology_key: builtins.str,
    when_unsatisfiable: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3071513e5f7608bec829a1364283a2ead5bf9152c18fc387b28910c6989315dd(
    *,
    service_type: TenantControlPlaneSpecControlPlaneServiceServiceType,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    allocate_load_balancer_node_ports: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__81dc3460b30d39c1f963e768f1602665e1de1b10d994714db8140459e5c016eb(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e854cf60559644091218baa3e39cc23321cc967dc0d1843f683c693144384851(
    *,
    kubelet: typing.Union[TenantControlPlaneSpecKubernetesKubelet, typing.Dict[builtins.str, typing.Any]],
    version: builtins.str,
    admission_controllers: typing.Optional[typing.Sequence[TenantControlPlaneSpecKubernetesAdmissionControllers]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__689e1e383f41f0d615101c8692d7228d9007ebfea032ef0dbbf23efad72d1c35(
    *,
    cgroupfs: typing.Optional[TenantControlPlaneSpecKubernetesKubeletCgroupfs] = None,
    configuration_json_patches: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    preferred_address_types: typing.Optional[typing.Sequence[TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e2ab0281ca98b342778ad81e2c185807e6c47798db0ef2b09c88cd9cabdd6607(
    *,
    op: TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp,
    path: builtins.str,
    from_: typing.Optional[builtins.str] = None,
    value: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__df24d2ae875ed0aa83929038c186c62ed6b369b10211529005923e8a6e937d1c(
    *,
    address: typing.Optional[builtins.str] = None,
    advertise_address: typing.Optional[builtins.str] = None,
    cert_sa_ns: typing.Optional[typing.Sequence[builtins.str]] = None,
    cluster_domain: typing.Optional[builtins.str] = None,
    dns_service_i_ps: typing.Optional[typing.Sequence[builtins.str]] = None,
    load_balancer_class: typing.Optional[builtins.str] = None,
    load_balancer_source_ranges: typing.Optional[typing.Sequence[builtins.str]] = None,
    pod_cidr: typing.Optional[builtins.str] = None,
    pod_cidrs: typing.Optional[typing.Sequence[builtins.str]] = None,
    port: typing.Optional[jsii.Number] = None,
    service_cidr: typing.Optional[builtins.str] = None,
    service_cidrs: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass
