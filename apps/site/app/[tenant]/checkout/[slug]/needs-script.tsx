import { wording } from "@forecourt/tenant-config";
import { Notice } from "@forecourt/ui/notice";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";

/** For a browser without scripts: that cards cannot be paid with here, and the number that helps. */
export function NeedsScript({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const { phone } = dealerContact(site);
  return (
    <noscript>
      <Notice>
        <p>{words.checkout.needsScript}</p>
        {phone === null ? null : (
          <p>
            <a href={phone.href}>{words.call(phone.text)}</a>
          </p>
        )}
      </Notice>
    </noscript>
  );
}
