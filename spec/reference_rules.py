"""The rules about names and values that must fit together across the input files."""

from __future__ import annotations

from model.rule import error

REFERENCE_UNKNOWN = error(
    "reference-unknown",
    "a name that no file defines",
    "Nothing can be rendered for a name that does not exist.",
    "Write one of the defined names, or define this one.",
)
VERSION_NOT_ALLOWED = error(
    "version-not-allowed",
    "a version that the fleet does not allow",
    "The fleet's `versions` are the tested ones; anything else would be rendered unseen.",
    "Choose an allowed version, or add this one to `versions` in fleet.yaml.",
)
NAME_DUPLICATE = error(
    "name-duplicate",
    "the same name twice in one list",
    "One of the two would silently win.",
    "Give each entry a name of its own.",
)
WORKLOAD_FOLDER_UNKNOWN = error(
    "workload-folder-unknown",
    "a workload in a folder that is no namespace of its tenant",
    "A workload runs in the namespace that its folder is named after.",
    "Move the file, or add the namespace to the tenant's `namespaces`.",
)
CIDR_OVERLAP = error(
    "cidr-overlap",
    "two networks that overlap",
    "Traffic for one of the two would be delivered to the other.",
    "Choose a network that no other one contains.",
)
CIDR_INVALID = error(
    "cidr-invalid",
    "a text that is no network",
    "The API server and Kamaji refuse a CIDR that does not parse, or that has host bits.",
    "Write the network's first address and its prefix length, as 10.96.0.0/16.",
)
CIDR_FAMILIES = error(
    "cidr-families-differ",
    "Pod and Service networks of different address families",
    "The API server and the controller manager do not start unless both have the same families in "
    "the same order.",
    "Give one network of each family to both, the same family first.",
)
CIDR_ORDER = error(
    "cidr-order-lost",
    "networks in an order that Kamaji does not keep",
    "Kamaji sorts them as texts, so that another family becomes the primary one "
    "(clastix/kamaji issue 1283).",
    "Write them in the order of their texts: IPv4 before an IPv6 network that begins with 'fd'.",
)
CIDR_SIZE = error(
    "cidr-size-unusable",
    "a network whose size Kubernetes cannot use",
    "The API server refuses a larger Service network, and the controller manager, which cuts the "
    "Pod network into a /24 or a /64 for each node, one that holds no node or more than 65,536.",
    "Use Service networks from /12 or /108 on, Pod networks from /8 to /24, or /48 to /64.",
)
KAMAJI_RELEASE_UNKNOWN = error(
    "kamaji-release-unknown",
    "a Kamaji release that is not known here",
    "What it accepts and what it drops is not known, so nothing could be checked against it.",
    "Pin a release from edge-25.8.2 to 26.8.2-edge.",
)
EXCEPT_OUTSIDE = error(
    "except-outside-cidr",
    "an exception outside its network",
    "The API server refuses a NetworkPolicy whose `except` is not inside its `cidr`.",
    "Name a network inside `cidr`, and smaller than it.",
)
DNS_OUTSIDE = error(
    "dns-service-ip-outside",
    "a DNS address outside the Service network",
    "Kamaji refuses it on creation; on an update it accepts it and then refuses every later one.",
    "Choose an address inside `serviceCidr`.",
)
ADDRESS_OUTSIDE_POOLS = error(
    "address-outside-pools",
    "an address that no pool holds",
    "The load balancer would never assign it, and the control plane would wait for ever.",
    "Choose an address of one of the load balancer's pools.",
)
ADDRESS_TAKEN = error(
    "address-taken",
    "an address that is used twice",
    "Only one of the two control planes would get it; the other would wait for ever.",
    "Give each tenant an address of its own.",
)
ADDRESS_INVALID = error(
    "address-invalid",
    "a text that is no address",
    "The load balancer cannot assign what does not parse.",
    "Write an IPv4 address, as 172.18.255.201, or a range 'first-last' in ascending order.",
)
LOAD_BALANCER_MISSING = error(
    "load-balancer-missing",
    "a Service of type LoadBalancer where nothing gives it an address",
    "The Service would wait for its address for ever, and the control plane with it.",
    "Add `managementCluster.loadBalancer` to fleet.yaml, or use `nodePort` or `clusterIP`.",
)
ELASTIC_IP_MISFIT = error(
    "elastic-ip-misfit",
    "elastic IPs where there are none, or none where they are needed",
    "AWS gives out addresses by their allocation IDs only, and nobody else reads those.",
    "Give `elasticIPAllocations` with the load balancer 'aws', and only with it.",
)
NODE_PORT_OUTSIDE = error(
    "node-port-outside-range",
    "a node port outside the range of the management cluster",
    "The API server refuses the Service, and Kamaji tries it again for ever.",
    "Choose ports of `managementCluster.nodePortRange` for `controlPlane.port` and "
    "`controlPlane.konnectivity.port`.",
)
NODE_PORT_TAKEN = error(
    "node-port-taken",
    "a node port that two control planes ask for",
    "A port of the nodes belongs to one Service of the whole management cluster.",
    "Give one of them another port.",
)
HOST_NAME_TAKEN = error(
    "host-name-taken",
    "a host name that two control planes ask for",
    "Requests for it would reach one of the two clusters, and nobody could say which.",
    "Give each tenant a host name of its own.",
)
GATEWAY_MISFIT = error(
    "gateway-misfit",
    "a control plane that its Gateway's listeners do not let through",
    "The route would be attached to nothing, and the host name would lead nowhere.",
    "Make host name and ports those of the Gateway in fleet.yaml, or describe its listeners there.",
)
POD_SECURITY_UNMET = error(
    "pod-security-unmet",
    "a Pod Security level that the control plane's Pods cannot meet",
    "The namespace would refuse the Pods, or they could not listen on their port.",
    "Write 'baseline', or use an etcd DataStore and a `port` from 1024 on.",
)
SPREAD_DUPLICATE = error(
    "spread-duplicate",
    "two constraints about the same node label",
    "The API server refuses the Deployment that Kamaji makes, and Kamaji tries for ever.",
    "Keep one constraint for each `topologyKey`.",
)
DATASTORE_COLLISION = error(
    "datastore-identity-taken",
    "two tenants with the same schema or user name in one datastore",
    "Both control planes would read and write the same keys: one cluster's state destroys the "
    "other's. Kamaji does not check it.",
    "Give one of them a `dataStoreSchema` and `dataStoreUsername` of its own.",
)
TENANT_NAME_TAKEN = error(
    "tenant-name-taken",
    "a tenant named like a management cluster",
    "Both own a lock file of the same name, and engines tell clusters apart by name.",
    "Rename the tenant's folder and its `metadata.name`.",
)
OBJECT_NAME_TAKEN = error(
    "namespace-reserved",
    "a namespace that the platform uses itself",
    "Its Pod Security level and its policies belong to the platform.",
    "Choose another name.",
)
CUDA_ON_MOCK = error(
    "cuda-on-mock",
    "a CUDA workload where there are no cards",
    "With the mock driver a container gets no GPU; CUDA fails at once.",
    "Use the variant 'placement', or a tenant with a real driver.",
)
SLICE_MISSING = error(
    "slice-missing",
    "a memory-pressure workload without a slice",
    "An exclusive profile has the whole card, so that there is no limit to press against.",
    "Use a profile with `memoryMiB`.",
)
ACCESS_DUPLICATE = error(
    "access-duplicate",
    "two groups whose role bindings would have the same name",
    "They would be the same RoleBinding, and one of the groups would silently have no access.",
    "Name each group once, and rename one of two that differ in punctuation only.",
)
PROFILE_NOT_SERVED = error(
    "profile-not-served",
    "a GPU profile that no pool of the tenant can serve",
    "HAMi would let its Pods wait for ever.",
    "Use a smaller profile, or add a pool with larger or more cards.",
)
PROFILE_NOT_ALLOWED = error(
    "profile-not-allowed",
    "a GPU profile that the tenant's class does not include",
    "The class says what its tenants may ask for.",
    "Use a profile of the class, or add it to the class's `gpuProfiles`.",
)
MOCK_NODE_TOO_LARGE = error(
    "mock-node-too-large",
    "a simulated node with more memory than the mock device plugin can show",
    "It lists one device per MiB; beyond about 120,000 the message is too large for the kubelet, "
    "and the node shows 0.",
    "Use fewer or smaller cards per node.",
)
PORT_TAKEN = error(
    "port-taken",
    "two servers of a control plane on the same port",
    "One of the containers could not bind its port and would restart for ever.",
    "Choose another port.",
)
ALLOWANCE_DUPLICATE = error(
    "allowance-duplicate",
    "two allowances of the same name",
    "They would be the same NetworkPolicy, and one of them would silently win.",
    "Give one of them a `name` of its own, or put both into one.",
)
PARALLELISM_TOO_LARGE = error(
    "parallelism-too-large",
    "more Pods at once than there are completions",
    "Kubernetes starts no more Pods than completions, so the number misleads.",
    "Write a `parallelism` of at most `completions`.",
)
LIMIT_BELOW_REQUEST = error(
    "limit-below-request",
    "a limit below the request",
    "The API server refuses a container whose request is greater than its limit.",
    "Raise the limit or lower the request.",
)
