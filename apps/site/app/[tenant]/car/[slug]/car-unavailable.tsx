import { phoneHref } from "@forecourt/leads/phone";
import { wording } from "@forecourt/tenant-config";
import { Notice } from "@forecourt/ui/notice";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The search does not answer. Honest, and with a way to reach a person. */
export function CarUnavailable({ site }: { site: TenantSite }) {
  const { config } = site;
  const words = wording(config);
  return (
    <Notice tone="danger" role="alert">
      <h1>{words.stock.unavailable}</h1>
      {config.site.phone ? (
        <p>
          <a href={phoneHref(config.site.phone)}>{config.site.phone}</a>
        </p>
      ) : null}
    </Notice>
  );
}
