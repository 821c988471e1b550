export { type FoundTenant, findTenantByHost } from "./hosts/find-tenant-by-host.ts";
export {
  buildHostTable,
  type HostConflict,
  type HostedSite,
  type HostTable,
  type HostTableOptions,
} from "./hosts/host-table.ts";
export { type HostProblem, type NormalHost, normalizeHost } from "./hosts/normalize-host.ts";
