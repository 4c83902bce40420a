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


class KubeconfigGenerator(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.KubeconfigGenerator",
):
    '''Makes kubeconfigs for control planes, as Secrets beside them.

    :schema: KubeconfigGenerator
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KubeconfigGeneratorSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "KubeconfigGenerator" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: Which kubeconfigs are wanted.
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1b2aed4147a096b27fb1da1d17ec219236428cb26673d509748ee4c862f8eca4)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = KubeconfigGeneratorProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KubeconfigGeneratorSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "KubeconfigGenerator".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: Which kubeconfigs are wanted.
        '''
        props = KubeconfigGeneratorProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "KubeconfigGenerator".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class KubeconfigGeneratorProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KubeconfigGeneratorSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Makes kubeconfigs for control planes, as Secrets beside them.

        :param metadata: 
        :param spec: Which kubeconfigs are wanted.

        :schema: KubeconfigGenerator
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = KubeconfigGeneratorSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9e4b9269093e92d774bfc779fa04930e7b36b23a28d6fc2e33cbff3617bea7ab)
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
        :schema: KubeconfigGenerator#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["KubeconfigGeneratorSpec"]:
        '''Which kubeconfigs are wanted.

        :schema: KubeconfigGenerator#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["KubeconfigGeneratorSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpec",
    jsii_struct_bases=[],
    name_mapping={
        "user": "user",
        "control_plane_endpoint_from": "controlPlaneEndpointFrom",
        "groups": "groups",
        "namespace_selector": "namespaceSelector",
        "tenant_control_plane_selector": "tenantControlPlaneSelector",
    },
)
class KubeconfigGeneratorSpec:
    def __init__(
        self,
        *,
        user: typing.Union["KubeconfigGeneratorSpecUser", typing.Dict[builtins.str, typing.Any]],
        control_plane_endpoint_from: typing.Optional[builtins.str] = None,
        groups: typing.Optional[typing.Sequence[typing.Union["KubeconfigGeneratorSpecGroups", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespace_selector: typing.Optional[typing.Union["KubeconfigGeneratorSpecNamespaceSelector", typing.Dict[builtins.str, typing.Any]]] = None,
        tenant_control_plane_selector: typing.Optional[typing.Union["KubeconfigGeneratorSpecTenantControlPlaneSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Which kubeconfigs are wanted.

        :param user: User of the kubeconfig.
        :param control_plane_endpoint_from: Key of the admin kubeconfig that the address comes from.
        :param groups: Groups of the user.
        :param namespace_selector: Namespaces whose control planes get one; empty means all.
        :param tenant_control_plane_selector: Control planes that get one; empty means all.

        :schema: KubeconfigGeneratorSpec
        '''
        if isinstance(user, dict):
            user = KubeconfigGeneratorSpecUser(**user)
        if isinstance(namespace_selector, dict):
            namespace_selector = KubeconfigGeneratorSpecNamespaceSelector(**namespace_selector)
        if isinstance(tenant_control_plane_selector, dict):
            tenant_control_plane_selector = KubeconfigGeneratorSpecTenantControlPlaneSelector(**tenant_control_plane_selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__38de0c7f7b76b8fc99e7e041bee13e8b1b0586c822f5fec76b0d23cb6d6320b5)
            check_type(argname="argument user", value=user, expected_type=type_hints["user"])
            check_type(argname="argument control_plane_endpoint_from", value=control_plane_endpoint_from, expected_type=type_hints["control_plane_endpoint_from"])
            check_type(argname="argument groups", value=groups, expected_type=type_hints["groups"])
            check_type(argname="argument namespace_selector", value=namespace_selector, expected_type=type_hints["namespace_selector"])
            check_type(argname="argument tenant_control_plane_selector", value=tenant_control_plane_selector, expected_type=type_hints["tenant_control_plane_selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "user": user,
        }
        if control_plane_endpoint_from is not None:
            self._values["control_plane_endpoint_from"] = control_plane_endpoint_from
        if groups is not None:
            self._values["groups"] = groups
        if namespace_selector is not None:
            self._values["namespace_selector"] = namespace_selector
        if tenant_control_plane_selector is not None:
            self._values["tenant_control_plane_selector"] = tenant_control_plane_selector

    @builtins.property
    def user(self) -> "KubeconfigGeneratorSpecUser":
        '''User of the kubeconfig.

        :schema: KubeconfigGeneratorSpec#user
        '''
        result = self._values.get("user")
        assert result is not None, "Required property 'user' is missing"
        return typing.cast("KubeconfigGeneratorSpecUser", result)

    @builtins.property
    def control_plane_endpoint_from(self) -> typing.Optional[builtins.str]:
        '''Key of the admin kubeconfig that the address comes from.

        :schema: KubeconfigGeneratorSpec#controlPlaneEndpointFrom
        '''
        result = self._values.get("control_plane_endpoint_from")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def groups(self) -> typing.Optional[typing.List["KubeconfigGeneratorSpecGroups"]]:
        '''Groups of the user.

        :schema: KubeconfigGeneratorSpec#groups
        '''
        result = self._values.get("groups")
        return typing.cast(typing.Optional[typing.List["KubeconfigGeneratorSpecGroups"]], result)

    @builtins.property
    def namespace_selector(
        self,
    ) -> typing.Optional["KubeconfigGeneratorSpecNamespaceSelector"]:
        '''Namespaces whose control planes get one;

        empty means all.

        :schema: KubeconfigGeneratorSpec#namespaceSelector
        '''
        result = self._values.get("namespace_selector")
        return typing.cast(typing.Optional["KubeconfigGeneratorSpecNamespaceSelector"], result)

    @builtins.property
    def tenant_control_plane_selector(
        self,
    ) -> typing.Optional["KubeconfigGeneratorSpecTenantControlPlaneSelector"]:
        '''Control planes that get one;

        empty means all.

        :schema: KubeconfigGeneratorSpec#tenantControlPlaneSelector
        '''
        result = self._values.get("tenant_control_plane_selector")
        return typing.cast(typing.Optional["KubeconfigGeneratorSpecTenantControlPlaneSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecGroups",
    jsii_struct_bases=[],
    name_mapping={"from_definition": "fromDefinition", "string_value": "stringValue"},
)
class KubeconfigGeneratorSpecGroups:
    def __init__(
        self,
        *,
        from_definition: typing.Optional[builtins.str] = None,
        string_value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param from_definition: A field of the TenantControlPlane that has the value.
        :param string_value: The value itself.

        :schema: KubeconfigGeneratorSpecGroups
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__12b30b584d8ab4a972bf905947e03975c437a71187119c1a6abfd6aea84ca054)
            check_type(argname="argument from_definition", value=from_definition, expected_type=type_hints["from_definition"])
            check_type(argname="argument string_value", value=string_value, expected_type=type_hints["string_value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_definition is not None:
            self._values["from_definition"] = from_definition
        if string_value is not None:
            self._values["string_value"] = string_value

    @builtins.property
    def from_definition(self) -> typing.Optional[builtins.str]:
        '''A field of the TenantControlPlane that has the value.

        :schema: KubeconfigGeneratorSpecGroups#fromDefinition
        '''
        result = self._values.get("from_definition")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string_value(self) -> typing.Optional[builtins.str]:
        '''The value itself.

        :schema: KubeconfigGeneratorSpecGroups#stringValue
        '''
        result = self._values.get("string_value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecGroups(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecNamespaceSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class KubeconfigGeneratorSpecNamespaceSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Namespaces whose control planes get one;

        empty means all.

        :param match_expressions: Requirements on labels.
        :param match_labels: Labels with their values.

        :schema: KubeconfigGeneratorSpecNamespaceSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e77d5e812d5f318a62f4dda035f1bb248ebce027968518dc0133f29fb8c2f54a)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions"]]:
        '''Requirements on labels.

        :schema: KubeconfigGeneratorSpecNamespaceSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels with their values.

        :schema: KubeconfigGeneratorSpecNamespaceSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecNamespaceSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: Label key.
        :param operator: How the values are compared.
        :param values: Values.

        :schema: KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__607f95526d90e9940de7767c5c0bbf78694df0ac8719cd7f5ed7bb4135959620)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''Label key.

        :schema: KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''How the values are compared.

        :schema: KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Values.

        :schema: KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecTenantControlPlaneSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class KubeconfigGeneratorSpecTenantControlPlaneSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Control planes that get one;

        empty means all.

        :param match_expressions: Requirements on labels.
        :param match_labels: Labels with their values.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3b5b1d0e04b89d04a928fccc5cd615949f8bd7b7501b7a3eb831b37900152b30)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions"]]:
        '''Requirements on labels.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels with their values.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecTenantControlPlaneSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: Label key.
        :param operator: How the values are compared.
        :param values: Values.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b725b4e5fbc4e20ad8917f00af0ea6933833ba0714378c84ab960a35e7cef20e)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''Label key.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''How the values are compared.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Values.

        :schema: KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.KubeconfigGeneratorSpecUser",
    jsii_struct_bases=[],
    name_mapping={"from_definition": "fromDefinition", "string_value": "stringValue"},
)
class KubeconfigGeneratorSpecUser:
    def __init__(
        self,
        *,
        from_definition: typing.Optional[builtins.str] = None,
        string_value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''User of the kubeconfig.

        :param from_definition: A field of the TenantControlPlane that has the value.
        :param string_value: The value itself.

        :schema: KubeconfigGeneratorSpecUser
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__99f7b2bdc894e7cb6118fd6c7dcdd6f20035afd3fb1807083d0b519fb7c731d3)
            check_type(argname="argument from_definition", value=from_definition, expected_type=type_hints["from_definition"])
            check_type(argname="argument string_value", value=string_value, expected_type=type_hints["string_value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_definition is not None:
            self._values["from_definition"] = from_definition
        if string_value is not None:
            self._values["string_value"] = string_value

    @builtins.property
    def from_definition(self) -> typing.Optional[builtins.str]:
        '''A field of the TenantControlPlane that has the value.

        :schema: KubeconfigGeneratorSpecUser#fromDefinition
        '''
        result = self._values.get("from_definition")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string_value(self) -> typing.Optional[builtins.str]:
        '''The value itself.

        :schema: KubeconfigGeneratorSpecUser#stringValue
        '''
        result = self._values.get("string_value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KubeconfigGeneratorSpecUser(%s)" % ", ".join(
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
        "data_store_overrides": "dataStoreOverrides",
        "data_store_schema": "dataStoreSchema",
        "data_store_username": "dataStoreUsername",
        "network_profile": "networkProfile",
        "write_permissions": "writePermissions",
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
        data_store_overrides: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecDataStoreOverrides", typing.Dict[builtins.str, typing.Any]]]] = None,
        data_store_schema: typing.Optional[builtins.str] = None,
        data_store_username: typing.Optional[builtins.str] = None,
        network_profile: typing.Optional[typing.Union["TenantControlPlaneSpecNetworkProfile", typing.Dict[builtins.str, typing.Any]]] = None,
        write_permissions: typing.Optional[typing.Union["TenantControlPlaneSpecWritePermissions", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''The control plane that is wanted.

        :param control_plane: How the control plane runs and is reached.
        :param kubernetes: Version and settings of Kubernetes.
        :param addons: Components that Kamaji brings into the tenant cluster.
        :param data_store: Name of the DataStore; changing it migrates the state.
        :param data_store_overrides: Resources whose state is kept in another DataStore.
        :param data_store_schema: Schema in the datastore; never changes.
        :param data_store_username: User name in the datastore; never changes.
        :param network_profile: Networks and addresses.
        :param write_permissions: Which writes to the API are blocked.

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
        if isinstance(write_permissions, dict):
            write_permissions = TenantControlPlaneSpecWritePermissions(**write_permissions)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b86c5e3f2f8a5809cb239a6c40a70bf8a05e4a6372ec7b7ff2fee7e69a72bdf3)
            check_type(argname="argument control_plane", value=control_plane, expected_type=type_hints["control_plane"])
            check_type(argname="argument kubernetes", value=kubernetes, expected_type=type_hints["kubernetes"])
            check_type(argname="argument addons", value=addons, expected_type=type_hints["addons"])
            check_type(argname="argument data_store", value=data_store, expected_type=type_hints["data_store"])
            check_type(argname="argument data_store_overrides", value=data_store_overrides, expected_type=type_hints["data_store_overrides"])
            check_type(argname="argument data_store_schema", value=data_store_schema, expected_type=type_hints["data_store_schema"])
            check_type(argname="argument data_store_username", value=data_store_username, expected_type=type_hints["data_store_username"])
            check_type(argname="argument network_profile", value=network_profile, expected_type=type_hints["network_profile"])
            check_type(argname="argument write_permissions", value=write_permissions, expected_type=type_hints["write_permissions"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "control_plane": control_plane,
            "kubernetes": kubernetes,
        }
        if addons is not None:
            self._values["addons"] = addons
        if data_store is not None:
            self._values["data_store"] = data_store
        if data_store_overrides is not None:
            self._values["data_store_overrides"] = data_store_overrides
        if data_store_schema is not None:
            self._values["data_store_schema"] = data_store_schema
        if data_store_username is not None:
            self._values["data_store_username"] = data_store_username
        if network_profile is not None:
            self._values["network_profile"] = network_profile
        if write_permissions is not None:
            self._values["write_permissions"] = write_permissions

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
    def data_store_overrides(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecDataStoreOverrides"]]:
        '''Resources whose state is kept in another DataStore.

        :schema: TenantControlPlaneSpec#dataStoreOverrides
        '''
        result = self._values.get("data_store_overrides")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecDataStoreOverrides"]], result)

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

    @builtins.property
    def write_permissions(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecWritePermissions"]:
        '''Which writes to the API are blocked.

        :schema: TenantControlPlaneSpec#writePermissions
        '''
        result = self._values.get("write_permissions")
        return typing.cast(typing.Optional["TenantControlPlaneSpecWritePermissions"], result)

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
        "extra_args": "extraArgs",
        "image": "image",
        "resources": "resources",
        "security_context": "securityContext",
        "version": "version",
    },
)
class TenantControlPlaneSpecAddonsKonnectivityServer:
    def __init__(
        self,
        *,
        port: jsii.Number,
        extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
        image: typing.Optional[builtins.str] = None,
        resources: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServerResources", typing.Dict[builtins.str, typing.Any]]] = None,
        security_context: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext", typing.Dict[builtins.str, typing.Any]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''The konnectivity server beside the API server.

        :param port: Port that the agents connect to.
        :param extra_args: Arguments of the konnectivity server.
        :param image: Repository of the image.
        :param resources: Requests and limits by container.
        :param security_context: Security context of the konnectivity server.
        :param version: Tag of the image.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer
        '''
        if isinstance(resources, dict):
            resources = TenantControlPlaneSpecAddonsKonnectivityServerResources(**resources)
        if isinstance(security_context, dict):
            security_context = TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext(**security_context)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1edf2c8bd9b3e9486da54482e41502c24997001f2786b85b5717605deb05e318)
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument extra_args", value=extra_args, expected_type=type_hints["extra_args"])
            check_type(argname="argument image", value=image, expected_type=type_hints["image"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "port": port,
        }
        if extra_args is not None:
            self._values["extra_args"] = extra_args
        if image is not None:
            self._values["image"] = image
        if resources is not None:
            self._values["resources"] = resources
        if security_context is not None:
            self._values["security_context"] = security_context
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
    def extra_args(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Arguments of the konnectivity server.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#extraArgs
        '''
        result = self._values.get("extra_args")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

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
    def security_context(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext"]:
        '''Security context of the konnectivity server.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServer#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext"], result)

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
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext",
    jsii_struct_bases=[],
    name_mapping={
        "allow_privilege_escalation": "allowPrivilegeEscalation",
        "capabilities": "capabilities",
        "read_only_root_filesystem": "readOnlyRootFilesystem",
        "run_as_group": "runAsGroup",
        "run_as_non_root": "runAsNonRoot",
        "run_as_user": "runAsUser",
        "seccomp_profile": "seccompProfile",
    },
)
class TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext:
    def __init__(
        self,
        *,
        allow_privilege_escalation: typing.Optional[builtins.bool] = None,
        capabilities: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities", typing.Dict[builtins.str, typing.Any]]] = None,
        read_only_root_filesystem: typing.Optional[builtins.bool] = None,
        run_as_group: typing.Optional[jsii.Number] = None,
        run_as_non_root: typing.Optional[builtins.bool] = None,
        run_as_user: typing.Optional[jsii.Number] = None,
        seccomp_profile: typing.Optional[typing.Union["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security context of the konnectivity server.

        :param allow_privilege_escalation: Whether a process may gain more privileges than its parent.
        :param capabilities: Capabilities beyond or below the default set.
        :param read_only_root_filesystem: Whether the root file system is read-only.
        :param run_as_group: Group ID of the processes.
        :param run_as_non_root: Whether the kubelet refuses to run as user 0.
        :param run_as_user: User ID of the processes.
        :param seccomp_profile: System calls that are allowed.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext
        '''
        if isinstance(capabilities, dict):
            capabilities = TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities(**capabilities)
        if isinstance(seccomp_profile, dict):
            seccomp_profile = TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile(**seccomp_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7ec2534fcbe9eb80b3c7ba4fbf951061d4123102e92b810e635abc90a5ed9a12)
            check_type(argname="argument allow_privilege_escalation", value=allow_privilege_escalation, expected_type=type_hints["allow_privilege_escalation"])
            check_type(argname="argument capabilities", value=capabilities, expected_type=type_hints["capabilities"])
            check_type(argname="argument read_only_root_filesystem", value=read_only_root_filesystem, expected_type=type_hints["read_only_root_filesystem"])
            check_type(argname="argument run_as_group", value=run_as_group, expected_type=type_hints["run_as_group"])
            check_type(argname="argument run_as_non_root", value=run_as_non_root, expected_type=type_hints["run_as_non_root"])
            check_type(argname="argument run_as_user", value=run_as_user, expected_type=type_hints["run_as_user"])
            check_type(argname="argument seccomp_profile", value=seccomp_profile, expected_type=type_hints["seccomp_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_privilege_escalation is not None:
            self._values["allow_privilege_escalation"] = allow_privilege_escalation
        if capabilities is not None:
            self._values["capabilities"] = capabilities
        if read_only_root_filesystem is not None:
            self._values["read_only_root_filesystem"] = read_only_root_filesystem
        if run_as_group is not None:
            self._values["run_as_group"] = run_as_group
        if run_as_non_root is not None:
            self._values["run_as_non_root"] = run_as_non_root
        if run_as_user is not None:
            self._values["run_as_user"] = run_as_user
        if seccomp_profile is not None:
            self._values["seccomp_profile"] = seccomp_profile

    @builtins.property
    def allow_privilege_escalation(self) -> typing.Optional[builtins.bool]:
        '''Whether a process may gain more privileges than its parent.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#allowPrivilegeEscalation
        '''
        result = self._values.get("allow_privilege_escalation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def capabilities(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities"]:
        '''Capabilities beyond or below the default set.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#capabilities
        '''
        result = self._values.get("capabilities")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities"], result)

    @builtins.property
    def read_only_root_filesystem(self) -> typing.Optional[builtins.bool]:
        '''Whether the root file system is read-only.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#readOnlyRootFilesystem
        '''
        result = self._values.get("read_only_root_filesystem")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID of the processes.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#runAsGroup
        '''
        result = self._values.get("run_as_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_non_root(self) -> typing.Optional[builtins.bool]:
        '''Whether the kubelet refuses to run as user 0.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#runAsNonRoot
        '''
        result = self._values.get("run_as_non_root")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_user(self) -> typing.Optional[jsii.Number]:
        '''User ID of the processes.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#runAsUser
        '''
        result = self._values.get("run_as_user")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def seccomp_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile"]:
        '''System calls that are allowed.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext#seccompProfile
        '''
        result = self._values.get("seccomp_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "drop": "drop"},
)
class TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[builtins.str]] = None,
        drop: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Capabilities beyond or below the default set.

        :param add: Added capabilities.
        :param drop: Dropped capabilities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2306e071abd2460c8c1caa88c799317b08463653cd2c99828e129f28c24a5bb2)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument drop", value=drop, expected_type=type_hints["drop"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if drop is not None:
            self._values["drop"] = drop

    @builtins.property
    def add(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Added capabilities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def drop(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Dropped capabilities.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities#drop
        '''
        result = self._values.get("drop")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "localhost_profile": "localhostProfile"},
)
class TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile:
    def __init__(
        self,
        *,
        type: builtins.str,
        localhost_profile: typing.Optional[builtins.str] = None,
    ) -> None:
        '''System calls that are allowed.

        :param type: Kind of the profile.
        :param localhost_profile: File of a profile on the node.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7106ad53f87b039e4761cc07f0f06ffeca22b5a1773b61487457851f704adaef)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument localhost_profile", value=localhost_profile, expected_type=type_hints["localhost_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if localhost_profile is not None:
            self._values["localhost_profile"] = localhost_profile

    @builtins.property
    def type(self) -> builtins.str:
        '''Kind of the profile.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def localhost_profile(self) -> typing.Optional[builtins.str]:
        '''File of a profile on the node.

        :schema: TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile#localhostProfile
        '''
        result = self._values.get("localhost_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


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
    name_mapping={
        "service": "service",
        "deployment": "deployment",
        "gateway": "gateway",
        "ingress": "ingress",
    },
)
class TenantControlPlaneSpecControlPlane:
    def __init__(
        self,
        *,
        service: typing.Union["TenantControlPlaneSpecControlPlaneService", typing.Dict[builtins.str, typing.Any]],
        deployment: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeployment", typing.Dict[builtins.str, typing.Any]]] = None,
        gateway: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneGateway", typing.Dict[builtins.str, typing.Any]]] = None,
        ingress: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneIngress", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''How the control plane runs and is reached.

        :param service: The Service in front of the API server.
        :param deployment: The Deployment of the control plane.
        :param gateway: Routes of a Gateway in front of the API server.
        :param ingress: An Ingress in front of the API server.

        :schema: TenantControlPlaneSpecControlPlane
        '''
        if isinstance(service, dict):
            service = TenantControlPlaneSpecControlPlaneService(**service)
        if isinstance(deployment, dict):
            deployment = TenantControlPlaneSpecControlPlaneDeployment(**deployment)
        if isinstance(gateway, dict):
            gateway = TenantControlPlaneSpecControlPlaneGateway(**gateway)
        if isinstance(ingress, dict):
            ingress = TenantControlPlaneSpecControlPlaneIngress(**ingress)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__693592762d7b0d0367d83c61f87ce5f770aa855724b7933b46c25f940db9ea5b)
            check_type(argname="argument service", value=service, expected_type=type_hints["service"])
            check_type(argname="argument deployment", value=deployment, expected_type=type_hints["deployment"])
            check_type(argname="argument gateway", value=gateway, expected_type=type_hints["gateway"])
            check_type(argname="argument ingress", value=ingress, expected_type=type_hints["ingress"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "service": service,
        }
        if deployment is not None:
            self._values["deployment"] = deployment
        if gateway is not None:
            self._values["gateway"] = gateway
        if ingress is not None:
            self._values["ingress"] = ingress

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

    @builtins.property
    def gateway(self) -> typing.Optional["TenantControlPlaneSpecControlPlaneGateway"]:
        '''Routes of a Gateway in front of the API server.

        :schema: TenantControlPlaneSpecControlPlane#gateway
        '''
        result = self._values.get("gateway")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneGateway"], result)

    @builtins.property
    def ingress(self) -> typing.Optional["TenantControlPlaneSpecControlPlaneIngress"]:
        '''An Ingress in front of the API server.

        :schema: TenantControlPlaneSpecControlPlane#ingress
        '''
        result = self._values.get("ingress")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneIngress"], result)

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
        "additional_volume_mounts": "additionalVolumeMounts",
        "additional_volumes": "additionalVolumes",
        "automount_service_account_token": "automountServiceAccountToken",
        "container_security_contexts": "containerSecurityContexts",
        "extra_args": "extraArgs",
        "node_selector": "nodeSelector",
        "pod_additional_metadata": "podAdditionalMetadata",
        "pod_security_context": "podSecurityContext",
        "probes": "probes",
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
        additional_volume_mounts: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts", typing.Dict[builtins.str, typing.Any]]] = None,
        additional_volumes: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes", typing.Dict[builtins.str, typing.Any]]]] = None,
        automount_service_account_token: typing.Optional[builtins.bool] = None,
        container_security_contexts: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts", typing.Dict[builtins.str, typing.Any]]] = None,
        extra_args: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentExtraArgs", typing.Dict[builtins.str, typing.Any]]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        pod_additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        pod_security_context: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext", typing.Dict[builtins.str, typing.Any]]] = None,
        probes: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbes", typing.Dict[builtins.str, typing.Any]]] = None,
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
        :param additional_volume_mounts: Mounts of these volumes.
        :param additional_volumes: Volumes besides Kamaji's own.
        :param automount_service_account_token: Whether the Pods get a token of their service account.
        :param container_security_contexts: Security contexts of the containers.
        :param extra_args: Further arguments, by component; what Kamaji sets itself is dropped.
        :param node_selector: Labels of the nodes that the Pods may run on.
        :param pod_additional_metadata: Labels and annotations to add to the Pods.
        :param pod_security_context: Security context of the Pods.
        :param probes: Probes of the containers.
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
        if isinstance(additional_volume_mounts, dict):
            additional_volume_mounts = TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts(**additional_volume_mounts)
        if isinstance(container_security_contexts, dict):
            container_security_contexts = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts(**container_security_contexts)
        if isinstance(extra_args, dict):
            extra_args = TenantControlPlaneSpecControlPlaneDeploymentExtraArgs(**extra_args)
        if isinstance(pod_additional_metadata, dict):
            pod_additional_metadata = TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata(**pod_additional_metadata)
        if isinstance(pod_security_context, dict):
            pod_security_context = TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext(**pod_security_context)
        if isinstance(probes, dict):
            probes = TenantControlPlaneSpecControlPlaneDeploymentProbes(**probes)
        if isinstance(registry_settings, dict):
            registry_settings = TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings(**registry_settings)
        if isinstance(resources, dict):
            resources = TenantControlPlaneSpecControlPlaneDeploymentResources(**resources)
        if isinstance(strategy, dict):
            strategy = TenantControlPlaneSpecControlPlaneDeploymentStrategy(**strategy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__987c417b30218c61f4a994e95337f213a806f821e729fe923279335a8f69f1b3)
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument additional_volume_mounts", value=additional_volume_mounts, expected_type=type_hints["additional_volume_mounts"])
            check_type(argname="argument additional_volumes", value=additional_volumes, expected_type=type_hints["additional_volumes"])
            check_type(argname="argument automount_service_account_token", value=automount_service_account_token, expected_type=type_hints["automount_service_account_token"])
            check_type(argname="argument container_security_contexts", value=container_security_contexts, expected_type=type_hints["container_security_contexts"])
            check_type(argname="argument extra_args", value=extra_args, expected_type=type_hints["extra_args"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument pod_additional_metadata", value=pod_additional_metadata, expected_type=type_hints["pod_additional_metadata"])
            check_type(argname="argument pod_security_context", value=pod_security_context, expected_type=type_hints["pod_security_context"])
            check_type(argname="argument probes", value=probes, expected_type=type_hints["probes"])
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
        if additional_volume_mounts is not None:
            self._values["additional_volume_mounts"] = additional_volume_mounts
        if additional_volumes is not None:
            self._values["additional_volumes"] = additional_volumes
        if automount_service_account_token is not None:
            self._values["automount_service_account_token"] = automount_service_account_token
        if container_security_contexts is not None:
            self._values["container_security_contexts"] = container_security_contexts
        if extra_args is not None:
            self._values["extra_args"] = extra_args
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if pod_additional_metadata is not None:
            self._values["pod_additional_metadata"] = pod_additional_metadata
        if pod_security_context is not None:
            self._values["pod_security_context"] = pod_security_context
        if probes is not None:
            self._values["probes"] = probes
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
    def additional_volume_mounts(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts"]:
        '''Mounts of these volumes.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#additionalVolumeMounts
        '''
        result = self._values.get("additional_volume_mounts")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts"], result)

    @builtins.property
    def additional_volumes(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes"]]:
        '''Volumes besides Kamaji's own.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#additionalVolumes
        '''
        result = self._values.get("additional_volumes")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes"]], result)

    @builtins.property
    def automount_service_account_token(self) -> typing.Optional[builtins.bool]:
        '''Whether the Pods get a token of their service account.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#automountServiceAccountToken
        '''
        result = self._values.get("automount_service_account_token")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def container_security_contexts(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts"]:
        '''Security contexts of the containers.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#containerSecurityContexts
        '''
        result = self._values.get("container_security_contexts")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts"], result)

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
    def pod_security_context(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext"]:
        '''Security context of the Pods.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#podSecurityContext
        '''
        result = self._values.get("pod_security_context")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext"], result)

    @builtins.property
    def probes(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbes"]:
        '''Probes of the containers.

        :schema: TenantControlPlaneSpecControlPlaneDeployment#probes
        '''
        result = self._values.get("probes")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbes"], result)

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
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer", typing.Dict[builtins.str, typing.Any]]]] = None,
        controller_manager: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager", typing.Dict[builtins.str, typing.Any]]]] = None,
        scheduler: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''Mounts of these volumes.

        :param api_server: Mounts of the API server.
        :param controller_manager: Mounts of the controller manager.
        :param scheduler: Mounts of the scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__eed5f84cbb8a4e9a62f8ce6333c458340ffa96174ddb6d9d817c1d6245243737)
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
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer"]]:
        '''Mounts of the API server.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts#apiServer
        '''
        result = self._values.get("api_server")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer"]], result)

    @builtins.property
    def controller_manager(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager"]]:
        '''Mounts of the controller manager.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts#controllerManager
        '''
        result = self._values.get("controller_manager")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager"]], result)

    @builtins.property
    def scheduler(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler"]]:
        '''Mounts of the scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts#scheduler
        '''
        result = self._values.get("scheduler")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer",
    jsii_struct_bases=[],
    name_mapping={
        "mount_path": "mountPath",
        "name": "name",
        "read_only": "readOnly",
        "sub_path": "subPath",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer:
    def __init__(
        self,
        *,
        mount_path: builtins.str,
        name: builtins.str,
        read_only: typing.Optional[builtins.bool] = None,
        sub_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param mount_path: Path in the container.
        :param name: Name of the volume.
        :param read_only: Whether the container cannot write.
        :param sub_path: Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__92e2077dbf36b4d3ff44a3e3e3be001f8ddf38a3d6c5f56b900463054fad3fda)
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument read_only", value=read_only, expected_type=type_hints["read_only"])
            check_type(argname="argument sub_path", value=sub_path, expected_type=type_hints["sub_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "mount_path": mount_path,
            "name": name,
        }
        if read_only is not None:
            self._values["read_only"] = read_only
        if sub_path is not None:
            self._values["sub_path"] = sub_path

    @builtins.property
    def mount_path(self) -> builtins.str:
        '''Path in the container.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer#mountPath
        '''
        result = self._values.get("mount_path")
        assert result is not None, "Required property 'mount_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def read_only(self) -> typing.Optional[builtins.bool]:
        '''Whether the container cannot write.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer#readOnly
        '''
        result = self._values.get("read_only")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def sub_path(self) -> typing.Optional[builtins.str]:
        '''Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer#subPath
        '''
        result = self._values.get("sub_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager",
    jsii_struct_bases=[],
    name_mapping={
        "mount_path": "mountPath",
        "name": "name",
        "read_only": "readOnly",
        "sub_path": "subPath",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager:
    def __init__(
        self,
        *,
        mount_path: builtins.str,
        name: builtins.str,
        read_only: typing.Optional[builtins.bool] = None,
        sub_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param mount_path: Path in the container.
        :param name: Name of the volume.
        :param read_only: Whether the container cannot write.
        :param sub_path: Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8e28d981c1454ba36c3db57bac504e20d904c3ee4d2562e4434f50a558c27996)
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument read_only", value=read_only, expected_type=type_hints["read_only"])
            check_type(argname="argument sub_path", value=sub_path, expected_type=type_hints["sub_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "mount_path": mount_path,
            "name": name,
        }
        if read_only is not None:
            self._values["read_only"] = read_only
        if sub_path is not None:
            self._values["sub_path"] = sub_path

    @builtins.property
    def mount_path(self) -> builtins.str:
        '''Path in the container.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager#mountPath
        '''
        result = self._values.get("mount_path")
        assert result is not None, "Required property 'mount_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def read_only(self) -> typing.Optional[builtins.bool]:
        '''Whether the container cannot write.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager#readOnly
        '''
        result = self._values.get("read_only")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def sub_path(self) -> typing.Optional[builtins.str]:
        '''Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager#subPath
        '''
        result = self._values.get("sub_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler",
    jsii_struct_bases=[],
    name_mapping={
        "mount_path": "mountPath",
        "name": "name",
        "read_only": "readOnly",
        "sub_path": "subPath",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler:
    def __init__(
        self,
        *,
        mount_path: builtins.str,
        name: builtins.str,
        read_only: typing.Optional[builtins.bool] = None,
        sub_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param mount_path: Path in the container.
        :param name: Name of the volume.
        :param read_only: Whether the container cannot write.
        :param sub_path: Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__332aee4003904679ce1433f757b4b5850a621351034251eaa80736983d7a11ff)
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument read_only", value=read_only, expected_type=type_hints["read_only"])
            check_type(argname="argument sub_path", value=sub_path, expected_type=type_hints["sub_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "mount_path": mount_path,
            "name": name,
        }
        if read_only is not None:
            self._values["read_only"] = read_only
        if sub_path is not None:
            self._values["sub_path"] = sub_path

    @builtins.property
    def mount_path(self) -> builtins.str:
        '''Path in the container.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler#mountPath
        '''
        result = self._values.get("mount_path")
        assert result is not None, "Required property 'mount_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def read_only(self) -> typing.Optional[builtins.bool]:
        '''Whether the container cannot write.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler#readOnly
        '''
        result = self._values.get("read_only")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def sub_path(self) -> typing.Optional[builtins.str]:
        '''Path inside of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler#subPath
        '''
        result = self._values.get("sub_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "config_map": "configMap",
        "empty_dir": "emptyDir",
        "secret": "secret",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes:
    def __init__(
        self,
        *,
        name: builtins.str,
        config_map: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap", typing.Dict[builtins.str, typing.Any]]] = None,
        empty_dir: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir", typing.Dict[builtins.str, typing.Any]]] = None,
        secret: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: Name of the volume.
        :param config_map: Files from a ConfigMap.
        :param empty_dir: An empty directory that lives as long as the Pod.
        :param secret: Files from a Secret.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes
        '''
        if isinstance(config_map, dict):
            config_map = TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap(**config_map)
        if isinstance(empty_dir, dict):
            empty_dir = TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir(**empty_dir)
        if isinstance(secret, dict):
            secret = TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret(**secret)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34ac7fac2b6b263f2a063db81e17894a3af9199af2b826b441f25d8537165ff7)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument config_map", value=config_map, expected_type=type_hints["config_map"])
            check_type(argname="argument empty_dir", value=empty_dir, expected_type=type_hints["empty_dir"])
            check_type(argname="argument secret", value=secret, expected_type=type_hints["secret"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if config_map is not None:
            self._values["config_map"] = config_map
        if empty_dir is not None:
            self._values["empty_dir"] = empty_dir
        if secret is not None:
            self._values["secret"] = secret

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the volume.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def config_map(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap"]:
        '''Files from a ConfigMap.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes#configMap
        '''
        result = self._values.get("config_map")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap"], result)

    @builtins.property
    def empty_dir(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir"]:
        '''An empty directory that lives as long as the Pod.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes#emptyDir
        '''
        result = self._values.get("empty_dir")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir"], result)

    @builtins.property
    def secret(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret"]:
        '''Files from a Secret.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes#secret
        '''
        result = self._values.get("secret")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap",
    jsii_struct_bases=[],
    name_mapping={
        "default_mode": "defaultMode",
        "items": "items",
        "name": "name",
        "optional": "optional",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap:
    def __init__(
        self,
        *,
        default_mode: typing.Optional[jsii.Number] = None,
        items: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''Files from a ConfigMap.

        :param default_mode: Permission bits of the files.
        :param items: Keys that become files; all if left out.
        :param name: Name of the ConfigMap.
        :param optional: Whether it may be missing.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bd2402d9729aee2dbbfa1ba3a7d76771dfe330612785204a460cbcfec7678951)
            check_type(argname="argument default_mode", value=default_mode, expected_type=type_hints["default_mode"])
            check_type(argname="argument items", value=items, expected_type=type_hints["items"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if default_mode is not None:
            self._values["default_mode"] = default_mode
        if items is not None:
            self._values["items"] = items
        if name is not None:
            self._values["name"] = name
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def default_mode(self) -> typing.Optional[jsii.Number]:
        '''Permission bits of the files.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap#defaultMode
        '''
        result = self._values.get("default_mode")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def items(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems"]]:
        '''Keys that become files;

        all if left out.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap#items
        '''
        result = self._values.get("items")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''Name of the ConfigMap.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''Whether it may be missing.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "path": "path"},
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems:
    def __init__(self, *, key: builtins.str, path: builtins.str) -> None:
        '''
        :param key: Key.
        :param path: Relative path of its file.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2dc574cb31ba0373cf55b6a11e407999fa941095fbf523f0b3487f61bb852df6)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "path": path,
        }

    @builtins.property
    def key(self) -> builtins.str:
        '''Key.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''Relative path of its file.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir",
    jsii_struct_bases=[],
    name_mapping={"medium": "medium", "size_limit": "sizeLimit"},
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir:
    def __init__(
        self,
        *,
        medium: typing.Optional[builtins.str] = None,
        size_limit: typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit"] = None,
    ) -> None:
        '''An empty directory that lives as long as the Pod.

        :param medium: Storage medium; Memory is a RAM disk.
        :param size_limit: Largest size.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__501e4b110855c487c0e01792c7d0ee90c2193c3f712d71362ee67ddff491a1c6)
            check_type(argname="argument medium", value=medium, expected_type=type_hints["medium"])
            check_type(argname="argument size_limit", value=size_limit, expected_type=type_hints["size_limit"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if medium is not None:
            self._values["medium"] = medium
        if size_limit is not None:
            self._values["size_limit"] = size_limit

    @builtins.property
    def medium(self) -> typing.Optional[builtins.str]:
        '''Storage medium;

        Memory is a RAM disk.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir#medium
        '''
        result = self._values.get("medium")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def size_limit(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit"]:
        '''Largest size.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir#sizeLimit
        '''
        result = self._values.get("size_limit")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit",
):
    '''Largest size.

    :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__928f9b3f8bfa10e79747d19d67a04417469cf478527a4512eca50122a6ca28f2)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0debd7e7446456fdfec9606d7032cab96c5b07e92a842c649157f5b80b91bd64)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret",
    jsii_struct_bases=[],
    name_mapping={
        "default_mode": "defaultMode",
        "items": "items",
        "optional": "optional",
        "secret_name": "secretName",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret:
    def __init__(
        self,
        *,
        default_mode: typing.Optional[jsii.Number] = None,
        items: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems", typing.Dict[builtins.str, typing.Any]]]] = None,
        optional: typing.Optional[builtins.bool] = None,
        secret_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''Files from a Secret.

        :param default_mode: Permission bits of the files.
        :param items: Keys that become files; all if left out.
        :param optional: Whether it may be missing.
        :param secret_name: Name of the Secret.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3833dd19643f361bc4eca212beb95253f7c17da1b23dac60d6c9dcb9538f9d4d)
            check_type(argname="argument default_mode", value=default_mode, expected_type=type_hints["default_mode"])
            check_type(argname="argument items", value=items, expected_type=type_hints["items"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
            check_type(argname="argument secret_name", value=secret_name, expected_type=type_hints["secret_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if default_mode is not None:
            self._values["default_mode"] = default_mode
        if items is not None:
            self._values["items"] = items
        if optional is not None:
            self._values["optional"] = optional
        if secret_name is not None:
            self._values["secret_name"] = secret_name

    @builtins.property
    def default_mode(self) -> typing.Optional[jsii.Number]:
        '''Permission bits of the files.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret#defaultMode
        '''
        result = self._values.get("default_mode")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def items(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems"]]:
        '''Keys that become files;

        all if left out.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret#items
        '''
        result = self._values.get("items")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems"]], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''Whether it may be missing.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def secret_name(self) -> typing.Optional[builtins.str]:
        '''Name of the Secret.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret#secretName
        '''
        result = self._values.get("secret_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "path": "path"},
)
class TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems:
    def __init__(self, *, key: builtins.str, path: builtins.str) -> None:
        '''
        :param key: Key.
        :param path: Relative path of its file.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9914a09654d0eed9283660ef3f9deb0a25cf226cb6dbb5a169452173a46e08ee)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "path": path,
        }

    @builtins.property
    def key(self) -> builtins.str:
        '''Key.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''Relative path of its file.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer", typing.Dict[builtins.str, typing.Any]]] = None,
        controller_manager: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager", typing.Dict[builtins.str, typing.Any]]] = None,
        scheduler: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security contexts of the containers.

        :param api_server: Security context of the API server.
        :param controller_manager: Security context of the controller manager.
        :param scheduler: Security context of the scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts
        '''
        if isinstance(api_server, dict):
            api_server = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer(**api_server)
        if isinstance(controller_manager, dict):
            controller_manager = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager(**controller_manager)
        if isinstance(scheduler, dict):
            scheduler = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler(**scheduler)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c66f8583e7c8781ea0d397fcd60bfe8091ba3602d88d97d13b7982ff69daaa38)
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
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer"]:
        '''Security context of the API server.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts#apiServer
        '''
        result = self._values.get("api_server")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer"], result)

    @builtins.property
    def controller_manager(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager"]:
        '''Security context of the controller manager.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts#controllerManager
        '''
        result = self._values.get("controller_manager")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager"], result)

    @builtins.property
    def scheduler(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler"]:
        '''Security context of the scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts#scheduler
        '''
        result = self._values.get("scheduler")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer",
    jsii_struct_bases=[],
    name_mapping={
        "allow_privilege_escalation": "allowPrivilegeEscalation",
        "capabilities": "capabilities",
        "read_only_root_filesystem": "readOnlyRootFilesystem",
        "run_as_group": "runAsGroup",
        "run_as_non_root": "runAsNonRoot",
        "run_as_user": "runAsUser",
        "seccomp_profile": "seccompProfile",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer:
    def __init__(
        self,
        *,
        allow_privilege_escalation: typing.Optional[builtins.bool] = None,
        capabilities: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities", typing.Dict[builtins.str, typing.Any]]] = None,
        read_only_root_filesystem: typing.Optional[builtins.bool] = None,
        run_as_group: typing.Optional[jsii.Number] = None,
        run_as_non_root: typing.Optional[builtins.bool] = None,
        run_as_user: typing.Optional[jsii.Number] = None,
        seccomp_profile: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security context of the API server.

        :param allow_privilege_escalation: Whether a process may gain more privileges than its parent.
        :param capabilities: Capabilities beyond or below the default set.
        :param read_only_root_filesystem: Whether the root file system is read-only.
        :param run_as_group: Group ID of the processes.
        :param run_as_non_root: Whether the kubelet refuses to run as user 0.
        :param run_as_user: User ID of the processes.
        :param seccomp_profile: System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer
        '''
        if isinstance(capabilities, dict):
            capabilities = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities(**capabilities)
        if isinstance(seccomp_profile, dict):
            seccomp_profile = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile(**seccomp_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__453cf80992bcced1551331cd5ce1eb852a06e3714967b8c8a1c3d812ba202834)
            check_type(argname="argument allow_privilege_escalation", value=allow_privilege_escalation, expected_type=type_hints["allow_privilege_escalation"])
            check_type(argname="argument capabilities", value=capabilities, expected_type=type_hints["capabilities"])
            check_type(argname="argument read_only_root_filesystem", value=read_only_root_filesystem, expected_type=type_hints["read_only_root_filesystem"])
            check_type(argname="argument run_as_group", value=run_as_group, expected_type=type_hints["run_as_group"])
            check_type(argname="argument run_as_non_root", value=run_as_non_root, expected_type=type_hints["run_as_non_root"])
            check_type(argname="argument run_as_user", value=run_as_user, expected_type=type_hints["run_as_user"])
            check_type(argname="argument seccomp_profile", value=seccomp_profile, expected_type=type_hints["seccomp_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_privilege_escalation is not None:
            self._values["allow_privilege_escalation"] = allow_privilege_escalation
        if capabilities is not None:
            self._values["capabilities"] = capabilities
        if read_only_root_filesystem is not None:
            self._values["read_only_root_filesystem"] = read_only_root_filesystem
        if run_as_group is not None:
            self._values["run_as_group"] = run_as_group
        if run_as_non_root is not None:
            self._values["run_as_non_root"] = run_as_non_root
        if run_as_user is not None:
            self._values["run_as_user"] = run_as_user
        if seccomp_profile is not None:
            self._values["seccomp_profile"] = seccomp_profile

    @builtins.property
    def allow_privilege_escalation(self) -> typing.Optional[builtins.bool]:
        '''Whether a process may gain more privileges than its parent.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#allowPrivilegeEscalation
        '''
        result = self._values.get("allow_privilege_escalation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def capabilities(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities"]:
        '''Capabilities beyond or below the default set.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#capabilities
        '''
        result = self._values.get("capabilities")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities"], result)

    @builtins.property
    def read_only_root_filesystem(self) -> typing.Optional[builtins.bool]:
        '''Whether the root file system is read-only.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#readOnlyRootFilesystem
        '''
        result = self._values.get("read_only_root_filesystem")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#runAsGroup
        '''
        result = self._values.get("run_as_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_non_root(self) -> typing.Optional[builtins.bool]:
        '''Whether the kubelet refuses to run as user 0.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#runAsNonRoot
        '''
        result = self._values.get("run_as_non_root")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_user(self) -> typing.Optional[jsii.Number]:
        '''User ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#runAsUser
        '''
        result = self._values.get("run_as_user")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def seccomp_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile"]:
        '''System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer#seccompProfile
        '''
        result = self._values.get("seccomp_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "drop": "drop"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[builtins.str]] = None,
        drop: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Capabilities beyond or below the default set.

        :param add: Added capabilities.
        :param drop: Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a427da166b411e1ca205aee0cc0cb1e35a78d186cb428519ec04e87e0fc55bb2)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument drop", value=drop, expected_type=type_hints["drop"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if drop is not None:
            self._values["drop"] = drop

    @builtins.property
    def add(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Added capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def drop(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities#drop
        '''
        result = self._values.get("drop")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "localhost_profile": "localhostProfile"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile:
    def __init__(
        self,
        *,
        type: builtins.str,
        localhost_profile: typing.Optional[builtins.str] = None,
    ) -> None:
        '''System calls that are allowed.

        :param type: Kind of the profile.
        :param localhost_profile: File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__75fa2c0b8d83e12160c9899a6bd39a75c76b021e2c687f820dd06181af0d467f)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument localhost_profile", value=localhost_profile, expected_type=type_hints["localhost_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if localhost_profile is not None:
            self._values["localhost_profile"] = localhost_profile

    @builtins.property
    def type(self) -> builtins.str:
        '''Kind of the profile.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def localhost_profile(self) -> typing.Optional[builtins.str]:
        '''File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile#localhostProfile
        '''
        result = self._values.get("localhost_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager",
    jsii_struct_bases=[],
    name_mapping={
        "allow_privilege_escalation": "allowPrivilegeEscalation",
        "capabilities": "capabilities",
        "read_only_root_filesystem": "readOnlyRootFilesystem",
        "run_as_group": "runAsGroup",
        "run_as_non_root": "runAsNonRoot",
        "run_as_user": "runAsUser",
        "seccomp_profile": "seccompProfile",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager:
    def __init__(
        self,
        *,
        allow_privilege_escalation: typing.Optional[builtins.bool] = None,
        capabilities: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities", typing.Dict[builtins.str, typing.Any]]] = None,
        read_only_root_filesystem: typing.Optional[builtins.bool] = None,
        run_as_group: typing.Optional[jsii.Number] = None,
        run_as_non_root: typing.Optional[builtins.bool] = None,
        run_as_user: typing.Optional[jsii.Number] = None,
        seccomp_profile: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security context of the controller manager.

        :param allow_privilege_escalation: Whether a process may gain more privileges than its parent.
        :param capabilities: Capabilities beyond or below the default set.
        :param read_only_root_filesystem: Whether the root file system is read-only.
        :param run_as_group: Group ID of the processes.
        :param run_as_non_root: Whether the kubelet refuses to run as user 0.
        :param run_as_user: User ID of the processes.
        :param seccomp_profile: System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager
        '''
        if isinstance(capabilities, dict):
            capabilities = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities(**capabilities)
        if isinstance(seccomp_profile, dict):
            seccomp_profile = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile(**seccomp_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d58620cc447b034ca874e37a928b5c5b86ed1e466c1b3f760bb95dc977ec587a)
            check_type(argname="argument allow_privilege_escalation", value=allow_privilege_escalation, expected_type=type_hints["allow_privilege_escalation"])
            check_type(argname="argument capabilities", value=capabilities, expected_type=type_hints["capabilities"])
            check_type(argname="argument read_only_root_filesystem", value=read_only_root_filesystem, expected_type=type_hints["read_only_root_filesystem"])
            check_type(argname="argument run_as_group", value=run_as_group, expected_type=type_hints["run_as_group"])
            check_type(argname="argument run_as_non_root", value=run_as_non_root, expected_type=type_hints["run_as_non_root"])
            check_type(argname="argument run_as_user", value=run_as_user, expected_type=type_hints["run_as_user"])
            check_type(argname="argument seccomp_profile", value=seccomp_profile, expected_type=type_hints["seccomp_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_privilege_escalation is not None:
            self._values["allow_privilege_escalation"] = allow_privilege_escalation
        if capabilities is not None:
            self._values["capabilities"] = capabilities
        if read_only_root_filesystem is not None:
            self._values["read_only_root_filesystem"] = read_only_root_filesystem
        if run_as_group is not None:
            self._values["run_as_group"] = run_as_group
        if run_as_non_root is not None:
            self._values["run_as_non_root"] = run_as_non_root
        if run_as_user is not None:
            self._values["run_as_user"] = run_as_user
        if seccomp_profile is not None:
            self._values["seccomp_profile"] = seccomp_profile

    @builtins.property
    def allow_privilege_escalation(self) -> typing.Optional[builtins.bool]:
        '''Whether a process may gain more privileges than its parent.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#allowPrivilegeEscalation
        '''
        result = self._values.get("allow_privilege_escalation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def capabilities(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities"]:
        '''Capabilities beyond or below the default set.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#capabilities
        '''
        result = self._values.get("capabilities")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities"], result)

    @builtins.property
    def read_only_root_filesystem(self) -> typing.Optional[builtins.bool]:
        '''Whether the root file system is read-only.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#readOnlyRootFilesystem
        '''
        result = self._values.get("read_only_root_filesystem")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#runAsGroup
        '''
        result = self._values.get("run_as_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_non_root(self) -> typing.Optional[builtins.bool]:
        '''Whether the kubelet refuses to run as user 0.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#runAsNonRoot
        '''
        result = self._values.get("run_as_non_root")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_user(self) -> typing.Optional[jsii.Number]:
        '''User ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#runAsUser
        '''
        result = self._values.get("run_as_user")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def seccomp_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile"]:
        '''System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager#seccompProfile
        '''
        result = self._values.get("seccomp_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "drop": "drop"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[builtins.str]] = None,
        drop: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Capabilities beyond or below the default set.

        :param add: Added capabilities.
        :param drop: Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0988a697e286f2ee915a10215b256cf26909a2222563939123505d3c12e1297e)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument drop", value=drop, expected_type=type_hints["drop"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if drop is not None:
            self._values["drop"] = drop

    @builtins.property
    def add(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Added capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def drop(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities#drop
        '''
        result = self._values.get("drop")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "localhost_profile": "localhostProfile"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile:
    def __init__(
        self,
        *,
        type: builtins.str,
        localhost_profile: typing.Optional[builtins.str] = None,
    ) -> None:
        '''System calls that are allowed.

        :param type: Kind of the profile.
        :param localhost_profile: File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b408b20bcde649c72463b834debe74c81f392b9ec0894e71044d41f259903c82)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument localhost_profile", value=localhost_profile, expected_type=type_hints["localhost_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if localhost_profile is not None:
            self._values["localhost_profile"] = localhost_profile

    @builtins.property
    def type(self) -> builtins.str:
        '''Kind of the profile.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def localhost_profile(self) -> typing.Optional[builtins.str]:
        '''File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile#localhostProfile
        '''
        result = self._values.get("localhost_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler",
    jsii_struct_bases=[],
    name_mapping={
        "allow_privilege_escalation": "allowPrivilegeEscalation",
        "capabilities": "capabilities",
        "read_only_root_filesystem": "readOnlyRootFilesystem",
        "run_as_group": "runAsGroup",
        "run_as_non_root": "runAsNonRoot",
        "run_as_user": "runAsUser",
        "seccomp_profile": "seccompProfile",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler:
    def __init__(
        self,
        *,
        allow_privilege_escalation: typing.Optional[builtins.bool] = None,
        capabilities: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities", typing.Dict[builtins.str, typing.Any]]] = None,
        read_only_root_filesystem: typing.Optional[builtins.bool] = None,
        run_as_group: typing.Optional[jsii.Number] = None,
        run_as_non_root: typing.Optional[builtins.bool] = None,
        run_as_user: typing.Optional[jsii.Number] = None,
        seccomp_profile: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security context of the scheduler.

        :param allow_privilege_escalation: Whether a process may gain more privileges than its parent.
        :param capabilities: Capabilities beyond or below the default set.
        :param read_only_root_filesystem: Whether the root file system is read-only.
        :param run_as_group: Group ID of the processes.
        :param run_as_non_root: Whether the kubelet refuses to run as user 0.
        :param run_as_user: User ID of the processes.
        :param seccomp_profile: System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler
        '''
        if isinstance(capabilities, dict):
            capabilities = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities(**capabilities)
        if isinstance(seccomp_profile, dict):
            seccomp_profile = TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile(**seccomp_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dbe14e647da460e4bea94e79d0519ef9e275f22ba4bb93f7408c385a70934df4)
            check_type(argname="argument allow_privilege_escalation", value=allow_privilege_escalation, expected_type=type_hints["allow_privilege_escalation"])
            check_type(argname="argument capabilities", value=capabilities, expected_type=type_hints["capabilities"])
            check_type(argname="argument read_only_root_filesystem", value=read_only_root_filesystem, expected_type=type_hints["read_only_root_filesystem"])
            check_type(argname="argument run_as_group", value=run_as_group, expected_type=type_hints["run_as_group"])
            check_type(argname="argument run_as_non_root", value=run_as_non_root, expected_type=type_hints["run_as_non_root"])
            check_type(argname="argument run_as_user", value=run_as_user, expected_type=type_hints["run_as_user"])
            check_type(argname="argument seccomp_profile", value=seccomp_profile, expected_type=type_hints["seccomp_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_privilege_escalation is not None:
            self._values["allow_privilege_escalation"] = allow_privilege_escalation
        if capabilities is not None:
            self._values["capabilities"] = capabilities
        if read_only_root_filesystem is not None:
            self._values["read_only_root_filesystem"] = read_only_root_filesystem
        if run_as_group is not None:
            self._values["run_as_group"] = run_as_group
        if run_as_non_root is not None:
            self._values["run_as_non_root"] = run_as_non_root
        if run_as_user is not None:
            self._values["run_as_user"] = run_as_user
        if seccomp_profile is not None:
            self._values["seccomp_profile"] = seccomp_profile

    @builtins.property
    def allow_privilege_escalation(self) -> typing.Optional[builtins.bool]:
        '''Whether a process may gain more privileges than its parent.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#allowPrivilegeEscalation
        '''
        result = self._values.get("allow_privilege_escalation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def capabilities(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities"]:
        '''Capabilities beyond or below the default set.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#capabilities
        '''
        result = self._values.get("capabilities")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities"], result)

    @builtins.property
    def read_only_root_filesystem(self) -> typing.Optional[builtins.bool]:
        '''Whether the root file system is read-only.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#readOnlyRootFilesystem
        '''
        result = self._values.get("read_only_root_filesystem")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#runAsGroup
        '''
        result = self._values.get("run_as_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_non_root(self) -> typing.Optional[builtins.bool]:
        '''Whether the kubelet refuses to run as user 0.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#runAsNonRoot
        '''
        result = self._values.get("run_as_non_root")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_user(self) -> typing.Optional[jsii.Number]:
        '''User ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#runAsUser
        '''
        result = self._values.get("run_as_user")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def seccomp_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile"]:
        '''System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler#seccompProfile
        '''
        result = self._values.get("seccomp_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "drop": "drop"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[builtins.str]] = None,
        drop: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Capabilities beyond or below the default set.

        :param add: Added capabilities.
        :param drop: Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2fe139c1e857e96e8b539ff6f7bc05db5d5e6a2dca822554d570a354c277c4f2)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument drop", value=drop, expected_type=type_hints["drop"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if drop is not None:
            self._values["drop"] = drop

    @builtins.property
    def add(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Added capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def drop(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Dropped capabilities.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities#drop
        '''
        result = self._values.get("drop")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "localhost_profile": "localhostProfile"},
)
class TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile:
    def __init__(
        self,
        *,
        type: builtins.str,
        localhost_profile: typing.Optional[builtins.str] = None,
    ) -> None:
        '''System calls that are allowed.

        :param type: Kind of the profile.
        :param localhost_profile: File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7abecd429136440d64c5d00775729c7ba55524352d614c96605f72e23a0f6e2e)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument localhost_profile", value=localhost_profile, expected_type=type_hints["localhost_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if localhost_profile is not None:
            self._values["localhost_profile"] = localhost_profile

    @builtins.property
    def type(self) -> builtins.str:
        '''Kind of the profile.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def localhost_profile(self) -> typing.Optional[builtins.str]:
        '''File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile#localhostProfile
        '''
        result = self._values.get("localhost_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentExtraArgs",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "kine": "kine",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentExtraArgs:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Sequence[builtins.str]] = None,
        controller_manager: typing.Optional[typing.Sequence[builtins.str]] = None,
        kine: typing.Optional[typing.Sequence[builtins.str]] = None,
        scheduler: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''Further arguments, by component;

        what Kamaji sets itself is dropped.

        :param api_server: The API server.
        :param controller_manager: The controller manager.
        :param kine: Arguments of kine, which stands between the API server and an SQL datastore.
        :param scheduler: The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ff6a230696e39e0004eaa6a992c2ede15c8a36053fa70fe6455a67c7a57773a7)
            check_type(argname="argument api_server", value=api_server, expected_type=type_hints["api_server"])
            check_type(argname="argument controller_manager", value=controller_manager, expected_type=type_hints["controller_manager"])
            check_type(argname="argument kine", value=kine, expected_type=type_hints["kine"])
            check_type(argname="argument scheduler", value=scheduler, expected_type=type_hints["scheduler"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server is not None:
            self._values["api_server"] = api_server
        if controller_manager is not None:
            self._values["controller_manager"] = controller_manager
        if kine is not None:
            self._values["kine"] = kine
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
    def kine(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Arguments of kine, which stands between the API server and an SQL datastore.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentExtraArgs#kine
        '''
        result = self._values.get("kine")
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
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext",
    jsii_struct_bases=[],
    name_mapping={
        "fs_group": "fsGroup",
        "run_as_group": "runAsGroup",
        "run_as_non_root": "runAsNonRoot",
        "run_as_user": "runAsUser",
        "seccomp_profile": "seccompProfile",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext:
    def __init__(
        self,
        *,
        fs_group: typing.Optional[jsii.Number] = None,
        run_as_group: typing.Optional[jsii.Number] = None,
        run_as_non_root: typing.Optional[builtins.bool] = None,
        run_as_user: typing.Optional[jsii.Number] = None,
        seccomp_profile: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Security context of the Pods.

        :param fs_group: Group ID that owns the volumes.
        :param run_as_group: Group ID of the processes.
        :param run_as_non_root: Whether the kubelet refuses to run as user 0.
        :param run_as_user: User ID of the processes.
        :param seccomp_profile: System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext
        '''
        if isinstance(seccomp_profile, dict):
            seccomp_profile = TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile(**seccomp_profile)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4667bff5b03b41c8f9b8b7420f4042a069b534a87d299bfd46230c6c73e593a1)
            check_type(argname="argument fs_group", value=fs_group, expected_type=type_hints["fs_group"])
            check_type(argname="argument run_as_group", value=run_as_group, expected_type=type_hints["run_as_group"])
            check_type(argname="argument run_as_non_root", value=run_as_non_root, expected_type=type_hints["run_as_non_root"])
            check_type(argname="argument run_as_user", value=run_as_user, expected_type=type_hints["run_as_user"])
            check_type(argname="argument seccomp_profile", value=seccomp_profile, expected_type=type_hints["seccomp_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if fs_group is not None:
            self._values["fs_group"] = fs_group
        if run_as_group is not None:
            self._values["run_as_group"] = run_as_group
        if run_as_non_root is not None:
            self._values["run_as_non_root"] = run_as_non_root
        if run_as_user is not None:
            self._values["run_as_user"] = run_as_user
        if seccomp_profile is not None:
            self._values["seccomp_profile"] = seccomp_profile

    @builtins.property
    def fs_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID that owns the volumes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext#fsGroup
        '''
        result = self._values.get("fs_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_group(self) -> typing.Optional[jsii.Number]:
        '''Group ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext#runAsGroup
        '''
        result = self._values.get("run_as_group")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def run_as_non_root(self) -> typing.Optional[builtins.bool]:
        '''Whether the kubelet refuses to run as user 0.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext#runAsNonRoot
        '''
        result = self._values.get("run_as_non_root")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def run_as_user(self) -> typing.Optional[jsii.Number]:
        '''User ID of the processes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext#runAsUser
        '''
        result = self._values.get("run_as_user")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def seccomp_profile(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile"]:
        '''System calls that are allowed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext#seccompProfile
        '''
        result = self._values.get("seccomp_profile")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "localhost_profile": "localhostProfile"},
)
class TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile:
    def __init__(
        self,
        *,
        type: builtins.str,
        localhost_profile: typing.Optional[builtins.str] = None,
    ) -> None:
        '''System calls that are allowed.

        :param type: Kind of the profile.
        :param localhost_profile: File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__027169e1cf0c13b7f485dd84c153e2cb2d39e23df87cdaf6adc00bafe6226f30)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument localhost_profile", value=localhost_profile, expected_type=type_hints["localhost_profile"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if localhost_profile is not None:
            self._values["localhost_profile"] = localhost_profile

    @builtins.property
    def type(self) -> builtins.str:
        '''Kind of the profile.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def localhost_profile(self) -> typing.Optional[builtins.str]:
        '''File of a profile on the node.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile#localhostProfile
        '''
        result = self._values.get("localhost_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbes",
    jsii_struct_bases=[],
    name_mapping={
        "api_server": "apiServer",
        "controller_manager": "controllerManager",
        "liveness": "liveness",
        "readiness": "readiness",
        "scheduler": "scheduler",
        "startup": "startup",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbes:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer", typing.Dict[builtins.str, typing.Any]]] = None,
        controller_manager: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager", typing.Dict[builtins.str, typing.Any]]] = None,
        liveness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness", typing.Dict[builtins.str, typing.Any]]] = None,
        readiness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness", typing.Dict[builtins.str, typing.Any]]] = None,
        scheduler: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler", typing.Dict[builtins.str, typing.Any]]] = None,
        startup: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesStartup", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Probes of the containers.

        :param api_server: Probes of the API server.
        :param controller_manager: Probes of the controller manager.
        :param liveness: Liveness probe of all containers.
        :param readiness: Readiness probe of all containers.
        :param scheduler: Probes of the scheduler.
        :param startup: Startup probe of all containers.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes
        '''
        if isinstance(api_server, dict):
            api_server = TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer(**api_server)
        if isinstance(controller_manager, dict):
            controller_manager = TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager(**controller_manager)
        if isinstance(liveness, dict):
            liveness = TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness(**liveness)
        if isinstance(readiness, dict):
            readiness = TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness(**readiness)
        if isinstance(scheduler, dict):
            scheduler = TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler(**scheduler)
        if isinstance(startup, dict):
            startup = TenantControlPlaneSpecControlPlaneDeploymentProbesStartup(**startup)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3c96370dea154624866617f680ba3e3acddd1b69a3d3b8f55ffa3c50f3f99d52)
            check_type(argname="argument api_server", value=api_server, expected_type=type_hints["api_server"])
            check_type(argname="argument controller_manager", value=controller_manager, expected_type=type_hints["controller_manager"])
            check_type(argname="argument liveness", value=liveness, expected_type=type_hints["liveness"])
            check_type(argname="argument readiness", value=readiness, expected_type=type_hints["readiness"])
            check_type(argname="argument scheduler", value=scheduler, expected_type=type_hints["scheduler"])
            check_type(argname="argument startup", value=startup, expected_type=type_hints["startup"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server is not None:
            self._values["api_server"] = api_server
        if controller_manager is not None:
            self._values["controller_manager"] = controller_manager
        if liveness is not None:
            self._values["liveness"] = liveness
        if readiness is not None:
            self._values["readiness"] = readiness
        if scheduler is not None:
            self._values["scheduler"] = scheduler
        if startup is not None:
            self._values["startup"] = startup

    @builtins.property
    def api_server(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer"]:
        '''Probes of the API server.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#apiServer
        '''
        result = self._values.get("api_server")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer"], result)

    @builtins.property
    def controller_manager(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager"]:
        '''Probes of the controller manager.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#controllerManager
        '''
        result = self._values.get("controller_manager")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager"], result)

    @builtins.property
    def liveness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness"]:
        '''Liveness probe of all containers.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#liveness
        '''
        result = self._values.get("liveness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness"], result)

    @builtins.property
    def readiness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness"]:
        '''Readiness probe of all containers.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#readiness
        '''
        result = self._values.get("readiness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness"], result)

    @builtins.property
    def scheduler(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler"]:
        '''Probes of the scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#scheduler
        '''
        result = self._values.get("scheduler")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler"], result)

    @builtins.property
    def startup(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesStartup"]:
        '''Startup probe of all containers.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbes#startup
        '''
        result = self._values.get("startup")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesStartup"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer",
    jsii_struct_bases=[],
    name_mapping={
        "liveness": "liveness",
        "readiness": "readiness",
        "startup": "startup",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer:
    def __init__(
        self,
        *,
        liveness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness", typing.Dict[builtins.str, typing.Any]]] = None,
        readiness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness", typing.Dict[builtins.str, typing.Any]]] = None,
        startup: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Probes of the API server.

        :param liveness: Liveness probe.
        :param readiness: Readiness probe.
        :param startup: Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer
        '''
        if isinstance(liveness, dict):
            liveness = TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness(**liveness)
        if isinstance(readiness, dict):
            readiness = TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness(**readiness)
        if isinstance(startup, dict):
            startup = TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup(**startup)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0e1073a654af0ae1982e497db80e053d01b204c4198b345fbaf0bc702daed99c)
            check_type(argname="argument liveness", value=liveness, expected_type=type_hints["liveness"])
            check_type(argname="argument readiness", value=readiness, expected_type=type_hints["readiness"])
            check_type(argname="argument startup", value=startup, expected_type=type_hints["startup"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if liveness is not None:
            self._values["liveness"] = liveness
        if readiness is not None:
            self._values["readiness"] = readiness
        if startup is not None:
            self._values["startup"] = startup

    @builtins.property
    def liveness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness"]:
        '''Liveness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer#liveness
        '''
        result = self._values.get("liveness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness"], result)

    @builtins.property
    def readiness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness"]:
        '''Readiness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer#readiness
        '''
        result = self._values.get("readiness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness"], result)

    @builtins.property
    def startup(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup"]:
        '''Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer#startup
        '''
        result = self._values.get("startup")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Liveness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__424cfd4af85befedddc73fd309d7698ddaa6aa51948c6d75bed5b1e36b9d4b95)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Readiness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__70989012b5ff79365d3650bdc64150e92c0ce09713dc1d29a339bd2d0c159e6a)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Startup probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a43f5f3911c9111e952ffb8c1ca9d56b7b38a27510ed2bafc2ec24c944d7c787)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager",
    jsii_struct_bases=[],
    name_mapping={
        "liveness": "liveness",
        "readiness": "readiness",
        "startup": "startup",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager:
    def __init__(
        self,
        *,
        liveness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness", typing.Dict[builtins.str, typing.Any]]] = None,
        readiness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness", typing.Dict[builtins.str, typing.Any]]] = None,
        startup: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Probes of the controller manager.

        :param liveness: Liveness probe.
        :param readiness: Readiness probe.
        :param startup: Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager
        '''
        if isinstance(liveness, dict):
            liveness = TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness(**liveness)
        if isinstance(readiness, dict):
            readiness = TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness(**readiness)
        if isinstance(startup, dict):
            startup = TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup(**startup)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c9a42eea8d06e61a9e47f3672563b6a14590dc1a6939128d8112459a6ea8ce9a)
            check_type(argname="argument liveness", value=liveness, expected_type=type_hints["liveness"])
            check_type(argname="argument readiness", value=readiness, expected_type=type_hints["readiness"])
            check_type(argname="argument startup", value=startup, expected_type=type_hints["startup"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if liveness is not None:
            self._values["liveness"] = liveness
        if readiness is not None:
            self._values["readiness"] = readiness
        if startup is not None:
            self._values["startup"] = startup

    @builtins.property
    def liveness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness"]:
        '''Liveness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager#liveness
        '''
        result = self._values.get("liveness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness"], result)

    @builtins.property
    def readiness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness"]:
        '''Readiness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager#readiness
        '''
        result = self._values.get("readiness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness"], result)

    @builtins.property
    def startup(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup"]:
        '''Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager#startup
        '''
        result = self._values.get("startup")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Liveness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a884a3b5144c7987d25d31bbcdaa7bc730fc127c9fcb9f387297bf0a77ab87bb)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Readiness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2402ff8fc777ea47de16616fea3e330805309fc93654647b91b3a45a459d2ecb)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Startup probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6fb1b3dbb6a44a3652f5dabb4a7459d5643b29d8dc0f85a5a9ee916b817f03f9)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Liveness probe of all containers.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1fb71c0eb42725c77cd25110d34a3746c87572a8d4d331c002844611ae49df92)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Readiness probe of all containers.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ad7868af23ed372f961a31b6ba90fbfabd1b19562d61c8d63eaa705e6b2301be)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler",
    jsii_struct_bases=[],
    name_mapping={
        "liveness": "liveness",
        "readiness": "readiness",
        "startup": "startup",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler:
    def __init__(
        self,
        *,
        liveness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness", typing.Dict[builtins.str, typing.Any]]] = None,
        readiness: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness", typing.Dict[builtins.str, typing.Any]]] = None,
        startup: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Probes of the scheduler.

        :param liveness: Liveness probe.
        :param readiness: Readiness probe.
        :param startup: Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler
        '''
        if isinstance(liveness, dict):
            liveness = TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness(**liveness)
        if isinstance(readiness, dict):
            readiness = TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness(**readiness)
        if isinstance(startup, dict):
            startup = TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup(**startup)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d750b94cdf02e376e68859a46e06833cd6183eee45a34d43b41f76f62e6a5c66)
            check_type(argname="argument liveness", value=liveness, expected_type=type_hints["liveness"])
            check_type(argname="argument readiness", value=readiness, expected_type=type_hints["readiness"])
            check_type(argname="argument startup", value=startup, expected_type=type_hints["startup"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if liveness is not None:
            self._values["liveness"] = liveness
        if readiness is not None:
            self._values["readiness"] = readiness
        if startup is not None:
            self._values["startup"] = startup

    @builtins.property
    def liveness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness"]:
        '''Liveness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler#liveness
        '''
        result = self._values.get("liveness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness"], result)

    @builtins.property
    def readiness(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness"]:
        '''Readiness probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler#readiness
        '''
        result = self._values.get("readiness")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness"], result)

    @builtins.property
    def startup(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup"]:
        '''Startup probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler#startup
        '''
        result = self._values.get("startup")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Liveness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__30f428563ee836cc940292deb125bd17946d098ed2a1e9912514d62a221e2916)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Readiness probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e39c5b0f3bda04238356687049a8aa1a8a3f94bd1f87ee0c5f87512ce8678b0f)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Startup probe.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e972f030ab160be31a9dab16b744b81b47e26151e9c125096f814e22d24beec6)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentProbesStartup",
    jsii_struct_bases=[],
    name_mapping={
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "timeout_seconds": "timeoutSeconds",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentProbesStartup:
    def __init__(
        self,
        *,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''Startup probe of all containers.

        :param failure_threshold: Failures in a row after which the probe has failed.
        :param initial_delay_seconds: Seconds from the start of the container to the first probe.
        :param period_seconds: Seconds between two probes.
        :param success_threshold: Successes in a row after which the probe has succeeded.
        :param timeout_seconds: Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cdda79f39100cdf4bbb388f1a8d2ba5320c84aba4982a87e8c360e45855a21f2)
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''Failures in a row after which the probe has failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds from the start of the container to the first probe.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds between two probes.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''Successes in a row after which the probe has succeeded.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''Seconds until a probe without answer counts as failed.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentProbesStartup#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentProbesStartup(%s)" % ", ".join(
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
        "kine": "kine",
        "scheduler": "scheduler",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentResources:
    def __init__(
        self,
        *,
        api_server: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer", typing.Dict[builtins.str, typing.Any]]] = None,
        controller_manager: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager", typing.Dict[builtins.str, typing.Any]]] = None,
        kine: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesKine", typing.Dict[builtins.str, typing.Any]]] = None,
        scheduler: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Requests and limits by container.

        :param api_server: The API server.
        :param controller_manager: The controller manager.
        :param kine: Resources of kine.
        :param scheduler: The scheduler.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources
        '''
        if isinstance(api_server, dict):
            api_server = TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer(**api_server)
        if isinstance(controller_manager, dict):
            controller_manager = TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager(**controller_manager)
        if isinstance(kine, dict):
            kine = TenantControlPlaneSpecControlPlaneDeploymentResourcesKine(**kine)
        if isinstance(scheduler, dict):
            scheduler = TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler(**scheduler)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__09c757e9ec8867d42e7ba96f62c9fbc18bbcf9ffc792596886469566f7b99a66)
            check_type(argname="argument api_server", value=api_server, expected_type=type_hints["api_server"])
            check_type(argname="argument controller_manager", value=controller_manager, expected_type=type_hints["controller_manager"])
            check_type(argname="argument kine", value=kine, expected_type=type_hints["kine"])
            check_type(argname="argument scheduler", value=scheduler, expected_type=type_hints["scheduler"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_server is not None:
            self._values["api_server"] = api_server
        if controller_manager is not None:
            self._values["controller_manager"] = controller_manager
        if kine is not None:
            self._values["kine"] = kine
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
    def kine(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesKine"]:
        '''Resources of kine.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResources#kine
        '''
        result = self._values.get("kine")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneDeploymentResourcesKine"], result)

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
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesKine",
    jsii_struct_bases=[],
    name_mapping={"limits": "limits", "requests": "requests"},
)
class TenantControlPlaneSpecControlPlaneDeploymentResourcesKine:
    def __init__(
        self,
        *,
        limits: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests"]] = None,
    ) -> None:
        '''Resources of kine.

        :param limits: Maximum amounts.
        :param requests: Reserved amounts.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesKine
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9c234f2e3059d3b1326446bfe60f4c32742d7d6e610c1bcfb97d298bf3eaa5a9)
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
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits"]]:
        '''Maximum amounts.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesKine#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests"]]:
        '''Reserved amounts.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesKine#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentResourcesKine(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__08944b238feac5fb298191b1de078bce316455650b44e1486320d76e8c316a36)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b5383ed81865d2b7a9f95e7ae381a7fd330e32b3902a541c0661db37f45a0079)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests",
):
    '''
    :schema: TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b2053fec17f900db4ba7fa43f9bda97542968c3d7a50c2fa88460d600a205f1e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__feb60c8db0054cc34e59de5aaa0f755d2dc42af269b32441af745497a6a803c9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests", jsii.sinvoke(cls, "fromString", [value]))

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
        "match_label_keys": "matchLabelKeys",
        "min_domains": "minDomains",
        "node_affinity_policy": "nodeAffinityPolicy",
        "node_taints_policy": "nodeTaintsPolicy",
    },
)
class TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints:
    def __init__(
        self,
        *,
        max_skew: jsii.Number,
        topology_key: builtins.str,
        when_unsatisfiable: builtins.str,
        match_label_keys: typing.Optional[typing.Sequence[builtins.str]] = None,
        min_domains: typing.Optional[jsii.Number] = None,
        node_affinity_policy: typing.Optional[builtins.str] = None,
        node_taints_policy: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param max_skew: Largest difference of Pods between two domains.
        :param topology_key: Node label whose values are the domains.
        :param when_unsatisfiable: What happens to a Pod that would break the constraint.
        :param match_label_keys: Labels of the Pod whose values are part of the selector.
        :param min_domains: Number of domains that must exist.
        :param node_affinity_policy: Whether node affinity counts.
        :param node_taints_policy: Whether taints count.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a794fb8f3b59a707d8180a26b787cd162496da5933357161abf5cf5a5e145b02)
            check_type(argname="argument max_skew", value=max_skew, expected_type=type_hints["max_skew"])
            check_type(argname="argument topology_key", value=topology_key, expected_type=type_hints["topology_key"])
            check_type(argname="argument when_unsatisfiable", value=when_unsatisfiable, expected_type=type_hints["when_unsatisfiable"])
            check_type(argname="argument match_label_keys", value=match_label_keys, expected_type=type_hints["match_label_keys"])
            check_type(argname="argument min_domains", value=min_domains, expected_type=type_hints["min_domains"])
            check_type(argname="argument node_affinity_policy", value=node_affinity_policy, expected_type=type_hints["node_affinity_policy"])
            check_type(argname="argument node_taints_policy", value=node_taints_policy, expected_type=type_hints["node_taints_policy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "max_skew": max_skew,
            "topology_key": topology_key,
            "when_unsatisfiable": when_unsatisfiable,
        }
        if match_label_keys is not None:
            self._values["match_label_keys"] = match_label_keys
        if min_domains is not None:
            self._values["min_domains"] = min_domains
        if node_affinity_policy is not None:
            self._values["node_affinity_policy"] = node_affinity_policy
        if node_taints_policy is not None:
            self._values["node_taints_policy"] = node_taints_policy

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

    @builtins.property
    def match_label_keys(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Labels of the Pod whose values are part of the selector.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#matchLabelKeys
        '''
        result = self._values.get("match_label_keys")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def min_domains(self) -> typing.Optional[jsii.Number]:
        '''Number of domains that must exist.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#minDomains
        '''
        result = self._values.get("min_domains")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def node_affinity_policy(self) -> typing.Optional[builtins.str]:
        '''Whether node affinity counts.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#nodeAffinityPolicy
        '''
        result = self._values.get("node_affinity_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def node_taints_policy(self) -> typing.Optional[builtins.str]:
        '''Whether taints count.

        :schema: TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints#nodeTaintsPolicy
        '''
        result = self._values.get("node_taints_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneGateway",
    jsii_struct_bases=[],
    name_mapping={
        "additional_metadata": "additionalMetadata",
        "hostname": "hostname",
        "parent_refs": "parentRefs",
    },
)
class TenantControlPlaneSpecControlPlaneGateway:
    def __init__(
        self,
        *,
        additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        hostname: typing.Optional[builtins.str] = None,
        parent_refs: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneGatewayParentRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''Routes of a Gateway in front of the API server.

        :param additional_metadata: Metadata of the routes.
        :param hostname: Host name of the API server.
        :param parent_refs: The Gateways that the routes attach to.

        :schema: TenantControlPlaneSpecControlPlaneGateway
        '''
        if isinstance(additional_metadata, dict):
            additional_metadata = TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata(**additional_metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__96d0e284441bd54acc02375d0fb422dbda3d58158a98c4c3f4579c4585677475)
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument parent_refs", value=parent_refs, expected_type=type_hints["parent_refs"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if additional_metadata is not None:
            self._values["additional_metadata"] = additional_metadata
        if hostname is not None:
            self._values["hostname"] = hostname
        if parent_refs is not None:
            self._values["parent_refs"] = parent_refs

    @builtins.property
    def additional_metadata(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata"]:
        '''Metadata of the routes.

        :schema: TenantControlPlaneSpecControlPlaneGateway#additionalMetadata
        '''
        result = self._values.get("additional_metadata")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata"], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''Host name of the API server.

        :schema: TenantControlPlaneSpecControlPlaneGateway#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parent_refs(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneGatewayParentRefs"]]:
        '''The Gateways that the routes attach to.

        :schema: TenantControlPlaneSpecControlPlaneGateway#parentRefs
        '''
        result = self._values.get("parent_refs")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneGatewayParentRefs"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneGateway(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Metadata of the routes.

        :param annotations: Annotations.
        :param labels: Labels.

        :schema: TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2fe36d77079a82f991e3f28eabea8feadc038cb6956d41188034f42c80cd9123)
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

        :schema: TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels.

        :schema: TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneGatewayParentRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
        "section_name": "sectionName",
    },
)
class TenantControlPlaneSpecControlPlaneGatewayParentRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
        section_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: Name of the parent.
        :param group: API group of the parent.
        :param kind: Kind of the parent.
        :param namespace: Namespace of the parent.
        :param port: Port of the listener.
        :param section_name: Name of the listener.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7a9a0a889384b4cb3a337ce4177b4f59f0b13abcb7fdc78b42b16339e27f500a)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument section_name", value=section_name, expected_type=type_hints["section_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port
        if section_name is not None:
            self._values["section_name"] = section_name

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the parent.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''API group of the parent.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''Kind of the parent.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''Namespace of the parent.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''Port of the listener.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def section_name(self) -> typing.Optional[builtins.str]:
        '''Name of the listener.

        :schema: TenantControlPlaneSpecControlPlaneGatewayParentRefs#sectionName
        '''
        result = self._values.get("section_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneGatewayParentRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneIngress",
    jsii_struct_bases=[],
    name_mapping={
        "additional_metadata": "additionalMetadata",
        "hostname": "hostname",
        "ingress_class_name": "ingressClassName",
    },
)
class TenantControlPlaneSpecControlPlaneIngress:
    def __init__(
        self,
        *,
        additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        hostname: typing.Optional[builtins.str] = None,
        ingress_class_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''An Ingress in front of the API server.

        :param additional_metadata: Metadata of the Ingress.
        :param hostname: Host name of the API server.
        :param ingress_class_name: Name of the IngressClass.

        :schema: TenantControlPlaneSpecControlPlaneIngress
        '''
        if isinstance(additional_metadata, dict):
            additional_metadata = TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata(**additional_metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0b1a6273a11b58a9b3a8bed499411b6c36cde39f9bc5b6ca9e11bd2df21b4039)
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument ingress_class_name", value=ingress_class_name, expected_type=type_hints["ingress_class_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if additional_metadata is not None:
            self._values["additional_metadata"] = additional_metadata
        if hostname is not None:
            self._values["hostname"] = hostname
        if ingress_class_name is not None:
            self._values["ingress_class_name"] = ingress_class_name

    @builtins.property
    def additional_metadata(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata"]:
        '''Metadata of the Ingress.

        :schema: TenantControlPlaneSpecControlPlaneIngress#additionalMetadata
        '''
        result = self._values.get("additional_metadata")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata"], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''Host name of the API server.

        :schema: TenantControlPlaneSpecControlPlaneIngress#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def ingress_class_name(self) -> typing.Optional[builtins.str]:
        '''Name of the IngressClass.

        :schema: TenantControlPlaneSpecControlPlaneIngress#ingressClassName
        '''
        result = self._values.get("ingress_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneIngress(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''Metadata of the Ingress.

        :param annotations: Annotations.
        :param labels: Labels.

        :schema: TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7ef3f19615f22c4f0d40f8288427c4abf92c9de1c2131d83ed7e7dd9e809116b)
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

        :schema: TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''Labels.

        :schema: TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneService",
    jsii_struct_bases=[],
    name_mapping={
        "service_type": "serviceType",
        "additional_metadata": "additionalMetadata",
        "additional_ports": "additionalPorts",
        "allocate_load_balancer_node_ports": "allocateLoadBalancerNodePorts",
    },
)
class TenantControlPlaneSpecControlPlaneService:
    def __init__(
        self,
        *,
        service_type: "TenantControlPlaneSpecControlPlaneServiceServiceType",
        additional_metadata: typing.Optional[typing.Union["TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        additional_ports: typing.Optional[typing.Sequence[typing.Union["TenantControlPlaneSpecControlPlaneServiceAdditionalPorts", typing.Dict[builtins.str, typing.Any]]]] = None,
        allocate_load_balancer_node_ports: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''The Service in front of the API server.

        :param service_type: Type of the Service.
        :param additional_metadata: Labels and annotations to add.
        :param additional_ports: Ports besides the API server's and konnectivity's.
        :param allocate_load_balancer_node_ports: Whether a load balancer also gets node ports; only with type LoadBalancer.

        :schema: TenantControlPlaneSpecControlPlaneService
        '''
        if isinstance(additional_metadata, dict):
            additional_metadata = TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata(**additional_metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3071513e5f7608bec829a1364283a2ead5bf9152c18fc387b28910c6989315dd)
            check_type(argname="argument service_type", value=service_type, expected_type=type_hints["service_type"])
            check_type(argname="argument additional_metadata", value=additional_metadata, expected_type=type_hints["additional_metadata"])
            check_type(argname="argument additional_ports", value=additional_ports, expected_type=type_hints["additional_ports"])
            check_type(argname="argument allocate_load_balancer_node_ports", value=allocate_load_balancer_node_ports, expected_type=type_hints["allocate_load_balancer_node_ports"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "service_type": service_type,
        }
        if additional_metadata is not None:
            self._values["additional_metadata"] = additional_metadata
        if additional_ports is not None:
            self._values["additional_ports"] = additional_ports
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
    def additional_ports(
        self,
    ) -> typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneServiceAdditionalPorts"]]:
        '''Ports besides the API server's and konnectivity's.

        :schema: TenantControlPlaneSpecControlPlaneService#additionalPorts
        '''
        result = self._values.get("additional_ports")
        return typing.cast(typing.Optional[typing.List["TenantControlPlaneSpecControlPlaneServiceAdditionalPorts"]], result)

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


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneServiceAdditionalPorts",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "port": "port",
        "target_port": "targetPort",
        "app_protocol": "appProtocol",
        "protocol": "protocol",
    },
)
class TenantControlPlaneSpecControlPlaneServiceAdditionalPorts:
    def __init__(
        self,
        *,
        name: builtins.str,
        port: jsii.Number,
        target_port: "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort",
        app_protocol: typing.Optional[builtins.str] = None,
        protocol: typing.Optional["TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol"] = None,
    ) -> None:
        '''
        :param name: Name of the port.
        :param port: Port of the Service.
        :param target_port: Port or port name of the Pods.
        :param app_protocol: Application protocol.
        :param protocol: Transport protocol.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8cb9c6779e35e4483d95bb651c836f73c9438d499eb54d5edd93c4950a705dbe)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument target_port", value=target_port, expected_type=type_hints["target_port"])
            check_type(argname="argument app_protocol", value=app_protocol, expected_type=type_hints["app_protocol"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "port": port,
            "target_port": target_port,
        }
        if app_protocol is not None:
            self._values["app_protocol"] = app_protocol
        if protocol is not None:
            self._values["protocol"] = protocol

    @builtins.property
    def name(self) -> builtins.str:
        '''Name of the port.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def port(self) -> jsii.Number:
        '''Port of the Service.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def target_port(
        self,
    ) -> "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort":
        '''Port or port name of the Pods.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts#targetPort
        '''
        result = self._values.get("target_port")
        assert result is not None, "Required property 'target_port' is missing"
        return typing.cast("TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort", result)

    @builtins.property
    def app_protocol(self) -> typing.Optional[builtins.str]:
        '''Application protocol.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts#appProtocol
        '''
        result = self._values.get("app_protocol")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def protocol(
        self,
    ) -> typing.Optional["TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol"]:
        '''Transport protocol.

        :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPorts#protocol
        '''
        result = self._values.get("protocol")
        return typing.cast(typing.Optional["TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecControlPlaneServiceAdditionalPorts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol"
)
class TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol(enum.Enum):
    '''Transport protocol.

    :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol
    '''

    TCP = "TCP"
    '''TCP.'''
    UDP = "UDP"
    '''UDP.'''
    SCTP = "SCTP"
    '''SCTP.'''


class TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort(
    metaclass=jsii.JSIIMeta,
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort",
):
    '''Port or port name of the Pods.

    :schema: TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bf3c3fd0680dc8cd5bcca21c3c2e247bf0e874598b2352a630a10071ae245ec1)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f925cf93f6e41779f7dce1145f2198183814a6eedece63e1707538f45db4e734)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


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
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecDataStoreOverrides",
    jsii_struct_bases=[],
    name_mapping={"data_store": "dataStore", "resource": "resource"},
)
class TenantControlPlaneSpecDataStoreOverrides:
    def __init__(
        self,
        *,
        data_store: typing.Optional[builtins.str] = None,
        resource: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param data_store: Name of that DataStore.
        :param resource: The resource, as /events or group/resource.

        :schema: TenantControlPlaneSpecDataStoreOverrides
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1c4fe8584d8927b23d7c04c9ffadfe39046a05ba1ef551b775a5a91f6a36a5f0)
            check_type(argname="argument data_store", value=data_store, expected_type=type_hints["data_store"])
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if data_store is not None:
            self._values["data_store"] = data_store
        if resource is not None:
            self._values["resource"] = resource

    @builtins.property
    def data_store(self) -> typing.Optional[builtins.str]:
        '''Name of that DataStore.

        :schema: TenantControlPlaneSpecDataStoreOverrides#dataStore
        '''
        result = self._values.get("data_store")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def resource(self) -> typing.Optional[builtins.str]:
        '''The resource, as /events or group/resource.

        :schema: TenantControlPlaneSpecDataStoreOverrides#resource
        '''
        result = self._values.get("resource")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecDataStoreOverrides(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


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


@jsii.data_type(
    jsii_type="ioclastixkamaji.TenantControlPlaneSpecWritePermissions",
    jsii_struct_bases=[],
    name_mapping={
        "block_creation": "blockCreation",
        "block_deletion": "blockDeletion",
        "block_update": "blockUpdate",
    },
)
class TenantControlPlaneSpecWritePermissions:
    def __init__(
        self,
        *,
        block_creation: typing.Optional[builtins.bool] = None,
        block_deletion: typing.Optional[builtins.bool] = None,
        block_update: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''Which writes to the API are blocked.

        :param block_creation: Whether creating is blocked.
        :param block_deletion: Whether deleting is blocked.
        :param block_update: Whether updating is blocked.

        :schema: TenantControlPlaneSpecWritePermissions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8eac07d148a10af716b40d3b9a9cd5facdaa6bbd7e5392b7dafc008a5e1f16c4)
            check_type(argname="argument block_creation", value=block_creation, expected_type=type_hints["block_creation"])
            check_type(argname="argument block_deletion", value=block_deletion, expected_type=type_hints["block_deletion"])
            check_type(argname="argument block_update", value=block_update, expected_type=type_hints["block_update"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if block_creation is not None:
            self._values["block_creation"] = block_creation
        if block_deletion is not None:
            self._values["block_deletion"] = block_deletion
        if block_update is not None:
            self._values["block_update"] = block_update

    @builtins.property
    def block_creation(self) -> typing.Optional[builtins.bool]:
        '''Whether creating is blocked.

        :schema: TenantControlPlaneSpecWritePermissions#blockCreation
        '''
        result = self._values.get("block_creation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def block_deletion(self) -> typing.Optional[builtins.bool]:
        '''Whether deleting is blocked.

        :schema: TenantControlPlaneSpecWritePermissions#blockDeletion
        '''
        result = self._values.get("block_deletion")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def block_update(self) -> typing.Optional[builtins.bool]:
        '''Whether updating is blocked.

        :schema: TenantControlPlaneSpecWritePermissions#blockUpdate
        '''
        result = self._values.get("block_update")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TenantControlPlaneSpecWritePermissions(%s)" % ", ".join(
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
    "KubeconfigGenerator",
    "KubeconfigGeneratorProps",
    "KubeconfigGeneratorSpec",
    "KubeconfigGeneratorSpecGroups",
    "KubeconfigGeneratorSpecNamespaceSelector",
    "KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions",
    "KubeconfigGeneratorSpecTenantControlPlaneSelector",
    "KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions",
    "KubeconfigGeneratorSpecUser",
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
    "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext",
    "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities",
    "TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile",
    "TenantControlPlaneSpecAddonsKubeProxy",
    "TenantControlPlaneSpecControlPlane",
    "TenantControlPlaneSpecControlPlaneDeployment",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret",
    "TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities",
    "TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile",
    "TenantControlPlaneSpecControlPlaneDeploymentExtraArgs",
    "TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext",
    "TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile",
    "TenantControlPlaneSpecControlPlaneDeploymentProbes",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup",
    "TenantControlPlaneSpecControlPlaneDeploymentProbesStartup",
    "TenantControlPlaneSpecControlPlaneDeploymentRegistrySettings",
    "TenantControlPlaneSpecControlPlaneDeploymentResources",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServer",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesApiServerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManager",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesControllerManagerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesKine",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesScheduler",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerLimits",
    "TenantControlPlaneSpecControlPlaneDeploymentResourcesSchedulerRequests",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategy",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdate",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxSurge",
    "TenantControlPlaneSpecControlPlaneDeploymentStrategyRollingUpdateMaxUnavailable",
    "TenantControlPlaneSpecControlPlaneDeploymentTolerations",
    "TenantControlPlaneSpecControlPlaneDeploymentTopologySpreadConstraints",
    "TenantControlPlaneSpecControlPlaneGateway",
    "TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneGatewayParentRefs",
    "TenantControlPlaneSpecControlPlaneIngress",
    "TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneService",
    "TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata",
    "TenantControlPlaneSpecControlPlaneServiceAdditionalPorts",
    "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol",
    "TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort",
    "TenantControlPlaneSpecControlPlaneServiceServiceType",
    "TenantControlPlaneSpecDataStoreOverrides",
    "TenantControlPlaneSpecKubernetes",
    "TenantControlPlaneSpecKubernetesAdmissionControllers",
    "TenantControlPlaneSpecKubernetesKubelet",
    "TenantControlPlaneSpecKubernetesKubeletCgroupfs",
    "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatches",
    "TenantControlPlaneSpecKubernetesKubeletConfigurationJsonPatchesOp",
    "TenantControlPlaneSpecKubernetesKubeletPreferredAddressTypes",
    "TenantControlPlaneSpecNetworkProfile",
    "TenantControlPlaneSpecWritePermissions",
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

def _typecheckingstub__1b2aed4147a096b27fb1da1d17ec219236428cb26673d509748ee4c862f8eca4(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[KubeconfigGeneratorSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9e4b9269093e92d774bfc779fa04930e7b36b23a28d6fc2e33cbff3617bea7ab(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[KubeconfigGeneratorSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__38de0c7f7b76b8fc99e7e041bee13e8b1b0586c822f5fec76b0d23cb6d6320b5(
    *,
    user: typing.Union[KubeconfigGeneratorSpecUser, typing.Dict[builtins.str, typing.Any]],
    control_plane_endpoint_from: typing.Optional[builtins.str] = None,
    groups: typing.Optional[typing.Sequence[typing.Union[KubeconfigGeneratorSpecGroups, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespace_selector: typing.Optional[typing.Union[KubeconfigGeneratorSpecNamespaceSelector, typing.Dict[builtins.str, typing.Any]]] = None,
    tenant_control_plane_selector: typing.Optional[typing.Union[KubeconfigGeneratorSpecTenantControlPlaneSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__12b30b584d8ab4a972bf905947e03975c437a71187119c1a6abfd6aea84ca054(
    *,
    from_definition: typing.Optional[builtins.str] = None,
    string_value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e77d5e812d5f318a62f4dda035f1bb248ebce027968518dc0133f29fb8c2f54a(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[KubeconfigGeneratorSpecNamespaceSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__607f95526d90e9940de7767c5c0bbf78694df0ac8719cd7f5ed7bb4135959620(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3b5b1d0e04b89d04a928fccc5cd615949f8bd7b7501b7a3eb831b37900152b30(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[KubeconfigGeneratorSpecTenantControlPlaneSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b725b4e5fbc4e20ad8917f00af0ea6933833ba0714378c84ab960a35e7cef20e(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__99f7b2bdc894e7cb6118fd6c7dcdd6f20035afd3fb1807083d0b519fb7c731d3(
    *,
    from_definition: typing.Optional[builtins.str] = None,
    string_value: typing.Optional[builtins.str] = None,
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
    data_store_overrides: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecDataStoreOverrides, typing.Dict[builtins.str, typing.Any]]]] = None,
    data_store_schema: typing.Optional[builtins.str] = None,
    data_store_username: typing.Optional[builtins.str] = None,
    network_profile: typing.Optional[typing.Union[TenantControlPlaneSpecNetworkProfile, typing.Dict[builtins.str, typing.Any]]] = None,
    write_permissions: typing.Optional[typing.Union[TenantControlPlaneSpecWritePermissions, typing.Dict[builtins.str, typing.Any]]] = None,
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
    extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
    image: typing.Optional[builtins.str] = None,
    resources: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServerResources, typing.Dict[builtins.str, typing.Any]]] = None,
    security_context: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServerSecurityContext, typing.Dict[builtins.str, typing.Any]]] = None,
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

def _typecheckingstub__7ec2534fcbe9eb80b3c7ba4fbf951061d4123102e92b810e635abc90a5ed9a12(
    *,
    allow_privilege_escalation: typing.Optional[builtins.bool] = None,
    capabilities: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextCapabilities, typing.Dict[builtins.str, typing.Any]]] = None,
    read_only_root_filesystem: typing.Optional[builtins.bool] = None,
    run_as_group: typing.Optional[jsii.Number] = None,
    run_as_non_root: typing.Optional[builtins.bool] = None,
    run_as_user: typing.Optional[jsii.Number] = None,
    seccomp_profile: typing.Optional[typing.Union[TenantControlPlaneSpecAddonsKonnectivityServerSecurityContextSeccompProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2306e071abd2460c8c1caa88c799317b08463653cd2c99828e129f28c24a5bb2(
    *,
    add: typing.Optional[typing.Sequence[builtins.str]] = None,
    drop: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7106ad53f87b039e4761cc07f0f06ffeca22b5a1773b61487457851f704adaef(
    *,
    type: builtins.str,
    localhost_profile: typing.Optional[builtins.str] = None,
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
    gateway: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneGateway, typing.Dict[builtins.str, typing.Any]]] = None,
    ingress: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneIngress, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__987c417b30218c61f4a994e95337f213a806f821e729fe923279335a8f69f1b3(
    *,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    additional_volume_mounts: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMounts, typing.Dict[builtins.str, typing.Any]]] = None,
    additional_volumes: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumes, typing.Dict[builtins.str, typing.Any]]]] = None,
    automount_service_account_token: typing.Optional[builtins.bool] = None,
    container_security_contexts: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContexts, typing.Dict[builtins.str, typing.Any]]] = None,
    extra_args: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentExtraArgs, typing.Dict[builtins.str, typing.Any]]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    pod_additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentPodAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    pod_security_context: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContext, typing.Dict[builtins.str, typing.Any]]] = None,
    probes: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbes, typing.Dict[builtins.str, typing.Any]]] = None,
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

def _typecheckingstub__eed5f84cbb8a4e9a62f8ce6333c458340ffa96174ddb6d9d817c1d6245243737(
    *,
    api_server: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsApiServer, typing.Dict[builtins.str, typing.Any]]]] = None,
    controller_manager: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsControllerManager, typing.Dict[builtins.str, typing.Any]]]] = None,
    scheduler: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumeMountsScheduler, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__92e2077dbf36b4d3ff44a3e3e3be001f8ddf38a3d6c5f56b900463054fad3fda(
    *,
    mount_path: builtins.str,
    name: builtins.str,
    read_only: typing.Optional[builtins.bool] = None,
    sub_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8e28d981c1454ba36c3db57bac504e20d904c3ee4d2562e4434f50a558c27996(
    *,
    mount_path: builtins.str,
    name: builtins.str,
    read_only: typing.Optional[builtins.bool] = None,
    sub_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__332aee4003904679ce1433f757b4b5850a621351034251eaa80736983d7a11ff(
    *,
    mount_path: builtins.str,
    name: builtins.str,
    read_only: typing.Optional[builtins.bool] = None,
    sub_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34ac7fac2b6b263f2a063db81e17894a3af9199af2b826b441f25d8537165ff7(
    *,
    name: builtins.str,
    config_map: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMap, typing.Dict[builtins.str, typing.Any]]] = None,
    empty_dir: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDir, typing.Dict[builtins.str, typing.Any]]] = None,
    secret: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecret, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bd2402d9729aee2dbbfa1ba3a7d76771dfe330612785204a460cbcfec7678951(
    *,
    default_mode: typing.Optional[jsii.Number] = None,
    items: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesConfigMapItems, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2dc574cb31ba0373cf55b6a11e407999fa941095fbf523f0b3487f61bb852df6(
    *,
    key: builtins.str,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__501e4b110855c487c0e01792c7d0ee90c2193c3f712d71362ee67ddff491a1c6(
    *,
    medium: typing.Optional[builtins.str] = None,
    size_limit: typing.Optional[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesEmptyDirSizeLimit] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__928f9b3f8bfa10e79747d19d67a04417469cf478527a4512eca50122a6ca28f2(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0debd7e7446456fdfec9606d7032cab96c5b07e92a842c649157f5b80b91bd64(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3833dd19643f361bc4eca212beb95253f7c17da1b23dac60d6c9dcb9538f9d4d(
    *,
    default_mode: typing.Optional[jsii.Number] = None,
    items: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentAdditionalVolumesSecretItems, typing.Dict[builtins.str, typing.Any]]]] = None,
    optional: typing.Optional[builtins.bool] = None,
    secret_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9914a09654d0eed9283660ef3f9deb0a25cf226cb6dbb5a169452173a46e08ee(
    *,
    key: builtins.str,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c66f8583e7c8781ea0d397fcd60bfe8091ba3602d88d97d13b7982ff69daaa38(
    *,
    api_server: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServer, typing.Dict[builtins.str, typing.Any]]] = None,
    controller_manager: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManager, typing.Dict[builtins.str, typing.Any]]] = None,
    scheduler: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsScheduler, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__453cf80992bcced1551331cd5ce1eb852a06e3714967b8c8a1c3d812ba202834(
    *,
    allow_privilege_escalation: typing.Optional[builtins.bool] = None,
    capabilities: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerCapabilities, typing.Dict[builtins.str, typing.Any]]] = None,
    read_only_root_filesystem: typing.Optional[builtins.bool] = None,
    run_as_group: typing.Optional[jsii.Number] = None,
    run_as_non_root: typing.Optional[builtins.bool] = None,
    run_as_user: typing.Optional[jsii.Number] = None,
    seccomp_profile: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsApiServerSeccompProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a427da166b411e1ca205aee0cc0cb1e35a78d186cb428519ec04e87e0fc55bb2(
    *,
    add: typing.Optional[typing.Sequence[builtins.str]] = None,
    drop: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__75fa2c0b8d83e12160c9899a6bd39a75c76b021e2c687f820dd06181af0d467f(
    *,
    type: builtins.str,
    localhost_profile: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d58620cc447b034ca874e37a928b5c5b86ed1e466c1b3f760bb95dc977ec587a(
    *,
    allow_privilege_escalation: typing.Optional[builtins.bool] = None,
    capabilities: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerCapabilities, typing.Dict[builtins.str, typing.Any]]] = None,
    read_only_root_filesystem: typing.Optional[builtins.bool] = None,
    run_as_group: typing.Optional[jsii.Number] = None,
    run_as_non_root: typing.Optional[builtins.bool] = None,
    run_as_user: typing.Optional[jsii.Number] = None,
    seccomp_profile: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsControllerManagerSeccompProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0988a697e286f2ee915a10215b256cf26909a2222563939123505d3c12e1297e(
    *,
    add: typing.Optional[typing.Sequence[builtins.str]] = None,
    drop: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b408b20bcde649c72463b834debe74c81f392b9ec0894e71044d41f259903c82(
    *,
    type: builtins.str,
    localhost_profile: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dbe14e647da460e4bea94e79d0519ef9e275f22ba4bb93f7408c385a70934df4(
    *,
    allow_privilege_escalation: typing.Optional[builtins.bool] = None,
    capabilities: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerCapabilities, typing.Dict[builtins.str, typing.Any]]] = None,
    read_only_root_filesystem: typing.Optional[builtins.bool] = None,
    run_as_group: typing.Optional[jsii.Number] = None,
    run_as_non_root: typing.Optional[builtins.bool] = None,
    run_as_user: typing.Optional[jsii.Number] = None,
    seccomp_profile: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentContainerSecurityContextsSchedulerSeccompProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2fe139c1e857e96e8b539ff6f7bc05db5d5e6a2dca822554d570a354c277c4f2(
    *,
    add: typing.Optional[typing.Sequence[builtins.str]] = None,
    drop: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7abecd429136440d64c5d00775729c7ba55524352d614c96605f72e23a0f6e2e(
    *,
    type: builtins.str,
    localhost_profile: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff6a230696e39e0004eaa6a992c2ede15c8a36053fa70fe6455a67c7a57773a7(
    *,
    api_server: typing.Optional[typing.Sequence[builtins.str]] = None,
    controller_manager: typing.Optional[typing.Sequence[builtins.str]] = None,
    kine: typing.Optional[typing.Sequence[builtins.str]] = None,
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

def _typecheckingstub__4667bff5b03b41c8f9b8b7420f4042a069b534a87d299bfd46230c6c73e593a1(
    *,
    fs_group: typing.Optional[jsii.Number] = None,
    run_as_group: typing.Optional[jsii.Number] = None,
    run_as_non_root: typing.Optional[builtins.bool] = None,
    run_as_user: typing.Optional[jsii.Number] = None,
    seccomp_profile: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentPodSecurityContextSeccompProfile, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__027169e1cf0c13b7f485dd84c153e2cb2d39e23df87cdaf6adc00bafe6226f30(
    *,
    type: builtins.str,
    localhost_profile: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3c96370dea154624866617f680ba3e3acddd1b69a3d3b8f55ffa3c50f3f99d52(
    *,
    api_server: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesApiServer, typing.Dict[builtins.str, typing.Any]]] = None,
    controller_manager: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManager, typing.Dict[builtins.str, typing.Any]]] = None,
    liveness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesLiveness, typing.Dict[builtins.str, typing.Any]]] = None,
    readiness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesReadiness, typing.Dict[builtins.str, typing.Any]]] = None,
    scheduler: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesScheduler, typing.Dict[builtins.str, typing.Any]]] = None,
    startup: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesStartup, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0e1073a654af0ae1982e497db80e053d01b204c4198b345fbaf0bc702daed99c(
    *,
    liveness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerLiveness, typing.Dict[builtins.str, typing.Any]]] = None,
    readiness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerReadiness, typing.Dict[builtins.str, typing.Any]]] = None,
    startup: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesApiServerStartup, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__424cfd4af85befedddc73fd309d7698ddaa6aa51948c6d75bed5b1e36b9d4b95(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__70989012b5ff79365d3650bdc64150e92c0ce09713dc1d29a339bd2d0c159e6a(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a43f5f3911c9111e952ffb8c1ca9d56b7b38a27510ed2bafc2ec24c944d7c787(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c9a42eea8d06e61a9e47f3672563b6a14590dc1a6939128d8112459a6ea8ce9a(
    *,
    liveness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerLiveness, typing.Dict[builtins.str, typing.Any]]] = None,
    readiness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerReadiness, typing.Dict[builtins.str, typing.Any]]] = None,
    startup: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesControllerManagerStartup, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a884a3b5144c7987d25d31bbcdaa7bc730fc127c9fcb9f387297bf0a77ab87bb(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2402ff8fc777ea47de16616fea3e330805309fc93654647b91b3a45a459d2ecb(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6fb1b3dbb6a44a3652f5dabb4a7459d5643b29d8dc0f85a5a9ee916b817f03f9(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1fb71c0eb42725c77cd25110d34a3746c87572a8d4d331c002844611ae49df92(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ad7868af23ed372f961a31b6ba90fbfabd1b19562d61c8d63eaa705e6b2301be(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d750b94cdf02e376e68859a46e06833cd6183eee45a34d43b41f76f62e6a5c66(
    *,
    liveness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerLiveness, typing.Dict[builtins.str, typing.Any]]] = None,
    readiness: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerReadiness, typing.Dict[builtins.str, typing.Any]]] = None,
    startup: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentProbesSchedulerStartup, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__30f428563ee836cc940292deb125bd17946d098ed2a1e9912514d62a221e2916(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e39c5b0f3bda04238356687049a8aa1a8a3f94bd1f87ee0c5f87512ce8678b0f(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e972f030ab160be31a9dab16b744b81b47e26151e9c125096f814e22d24beec6(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cdda79f39100cdf4bbb388f1a8d2ba5320c84aba4982a87e8c360e45855a21f2(
    *,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
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
    kine: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneDeploymentResourcesKine, typing.Dict[builtins.str, typing.Any]]] = None,
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

def _typecheckingstub__9c234f2e3059d3b1326446bfe60f4c32742d7d6e610c1bcfb97d298bf3eaa5a9(
    *,
    limits: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesKineLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, TenantControlPlaneSpecControlPlaneDeploymentResourcesKineRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__08944b238feac5fb298191b1de078bce316455650b44e1486320d76e8c316a36(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b5383ed81865d2b7a9f95e7ae381a7fd330e32b3902a541c0661db37f45a0079(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b2053fec17f900db4ba7fa43f9bda97542968c3d7a50c2fa88460d600a205f1e(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__feb60c8db0054cc34e59de5aaa0f755d2dc42af269b32441af745497a6a803c9(
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
    match_label_keys: typing.Optional[typing.Sequence[builtins.str]] = None,
    min_domains: typing.Optional[jsii.Number] = None,
    node_affinity_policy: typing.Optional[builtins.str] = None,
    node_taints_policy: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__96d0e284441bd54acc02375d0fb422dbda3d58158a98c4c3f4579c4585677475(
    *,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneGatewayAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    hostname: typing.Optional[builtins.str] = None,
    parent_refs: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneGatewayParentRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2fe36d77079a82f991e3f28eabea8feadc038cb6956d41188034f42c80cd9123(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7a9a0a889384b4cb3a337ce4177b4f59f0b13abcb7fdc78b42b16339e27f500a(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
    section_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0b1a6273a11b58a9b3a8bed499411b6c36cde39f9bc5b6ca9e11bd2df21b4039(
    *,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneIngressAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    hostname: typing.Optional[builtins.str] = None,
    ingress_class_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7ef3f19615f22c4f0d40f8288427c4abf92c9de1c2131d83ed7e7dd9e809116b(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3071513e5f7608bec829a1364283a2ead5bf9152c18fc387b28910c6989315dd(
    *,
    service_type: TenantControlPlaneSpecControlPlaneServiceServiceType,
    additional_metadata: typing.Optional[typing.Union[TenantControlPlaneSpecControlPlaneServiceAdditionalMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    additional_ports: typing.Optional[typing.Sequence[typing.Union[TenantControlPlaneSpecControlPlaneServiceAdditionalPorts, typing.Dict[builtins.str, typing.Any]]]] = None,
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

def _typecheckingstub__8cb9c6779e35e4483d95bb651c836f73c9438d499eb54d5edd93c4950a705dbe(
    *,
    name: builtins.str,
    port: jsii.Number,
    target_port: TenantControlPlaneSpecControlPlaneServiceAdditionalPortsTargetPort,
    app_protocol: typing.Optional[builtins.str] = None,
    protocol: typing.Optional[TenantControlPlaneSpecControlPlaneServiceAdditionalPortsProtocol] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bf3c3fd0680dc8cd5bcca21c3c2e247bf0e874598b2352a630a10071ae245ec1(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f925cf93f6e41779f7dce1145f2198183814a6eedece63e1707538f45db4e734(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1c4fe8584d8927b23d7c04c9ffadfe39046a05ba1ef551b775a5a91f6a36a5f0(
    *,
    data_store: typing.Optional[builtins.str] = None,
    resource: typing.Optional[builtins.str] = None,
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

def _typecheckingstub__8eac07d148a10af716b40d3b9a9cd5facdaa6bbd7e5392b7dafc008a5e1f16c4(
    *,
    block_creation: typing.Optional[builtins.bool] = None,
    block_deletion: typing.Optional[builtins.bool] = None,
    block_update: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass
