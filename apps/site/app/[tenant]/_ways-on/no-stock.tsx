import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";

/** What stands in place of cars and their search where there are none: that some will come, and how to ask for one. */
export function NoStock({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const contact = href("form", { form: "general" }, site);
  const { phone } = dealerContact(site);
  return (
    <>
      <p>{words.stock.emptyStock}</p>
      {contact === null && phone === null ? null : (
        <p className="fc-actions">
          {contact === null ? null : <ButtonLink href={contact}>{words.models.contact}</ButtonLink>}
          {phone === null ? null : (
            <ButtonLink href={phone.href} kind="quiet">
              {words.call(phone.text)}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}
