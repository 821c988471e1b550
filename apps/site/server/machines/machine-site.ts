import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** A site as a file for programs is made of it. */
export interface MachineSite {
  readonly site: TenantSite;
  /** The site's own address without a path. A site that has none yet is named by the requested host. */
  readonly origin: string;
  /** Which of several files is requested; empty for one that stands alone. */
  readonly part: string;
  readonly stock: () => ReturnType<Wiring["stock"]>;
}
