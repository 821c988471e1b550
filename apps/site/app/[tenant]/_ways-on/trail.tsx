import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { Breadcrumb, type Crumb } from "@forecourt/ui/breadcrumb";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The way from the home page to this one. */
export function Trail({ site, to }: { site: TenantSite; to: readonly Crumb[] }) {
  const words = wording(site.config);
  return (
    <Breadcrumb
      label={words.breadcrumb}
      crumbs={[{ label: words.home, href: href("home", {}, site) }, ...to]}
    />
  );
}
