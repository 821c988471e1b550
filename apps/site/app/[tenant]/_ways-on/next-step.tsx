import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { mainWay } from "#server/views/main-way.ts";

/** Where to go once a text is read: to the stock or the workshop, or to who wrote it. */
export function NextStep({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const main = mainWay(site);
  const contact = href("form", { form: "general" }, site);
  return (
    <p className="fc-next-step">
      {main ? <ButtonLink href={main.href}>{main.label}</ButtonLink> : null}
      {contact === null ? null : (
        <ButtonLink href={contact} kind="quiet">
          {words.models.contact}
        </ButtonLink>
      )}
    </p>
  );
}
