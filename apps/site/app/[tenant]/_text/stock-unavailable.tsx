import { phoneHref } from "@forecourt/leads/phone";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The search does not respond: says so, with the dealer's number and the enquiry, which need no search. */
export function StockUnavailable({ site, title }: { site: TenantSite; title?: string }) {
  const { config } = site;
  const words = wording(config);
  const enquiry = href("form", { form: "general" }, site);
  return (
    <>
      {title === undefined ? null : <h1>{title}</h1>}
      <Notice tone="danger" role="alert">
        {title === undefined ? <h1>{words.stock.unavailable}</h1> : <p>{words.stock.unavailable}</p>}
        {config.site.phone ? (
          <p>
            <a href={phoneHref(config.site.phone)}>{config.site.phone}</a>
          </p>
        ) : null}
        {enquiry === null ? null : (
          <p>
            <ButtonLink href={enquiry}>{words.car.enquireNow}</ButtonLink>
          </p>
        )}
      </Notice>
    </>
  );
}
