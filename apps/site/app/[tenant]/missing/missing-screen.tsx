import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { WaysOn } from "../_ways-on/ways-on.tsx";

/** The tenant's own 'not found', with the ways on. */
export function MissingScreen({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  return (
    <div className="fc-empty">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      <WaysOn site={site} />
    </div>
  );
}
