import { wording } from "@forecourt/tenant-config";
import { primaryLocation } from "@forecourt/tenant-config/locations";
import { type ActionTile, ActionTiles } from "@forecourt/ui/action-tiles";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import { bookingAddress } from "#server/views/dealer/open-days.ts";

/** The quickest ways to a person, before any form: call, write, come, book; each only where the dealer has it. */
export function ContactWays({ site }: { site: TenantSite }) {
  const { config, content } = site;
  const words = wording(config).formPage;
  const { phone, open } = dealerContact(site);
  const place = primaryLocation(content.locations);
  const { whatsappNumber } = config.carActions;
  const booking = bookingAddress(site);
  const tiles: (ActionTile | null)[] = [
    phone && { icon: "phone", title: words.call, note: phone.text, href: phone.href, open },
    whatsappNumber
      ? {
          icon: "chat",
          title: words.write,
          note: "WhatsApp",
          href: `https://wa.me/${whatsappNumber}`,
          newTab: true,
        }
      : config.site.email
        ? { icon: "chat", title: words.write, note: config.site.email, href: `mailto:${config.site.email}` }
        : null,
    place?.address.mapUrl
      ? { icon: "pin", title: words.come, note: place.name, href: place.address.mapUrl, newTab: true }
      : null,
    booking === null ? null : { icon: "calendar", title: words.book, note: words.bookNote, href: booking },
  ];
  return <ActionTiles tiles={tiles.filter((tile) => tile !== null)} />;
}
