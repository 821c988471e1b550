import { wording } from "@forecourt/tenant-config";
import { dealerPhone, dealerTimeZone } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const WINDOW_MS = 20 * 60_000;
const PER_SHOPPER = 2;
/** More cars than any dealer has under payment at one time. */
const MAX_HOLDS = 1_000;

/** Who else has a car before paying, and until when at the latest; null where no one has. */
export async function otherHold(
  { reservations, now }: Pick<Wiring, "reservations" | "now">,
  tenant: string,
  carId: string,
  ownKey: string | null,
): Promise<{ until: number } | null> {
  const held = await reservations.list({ tenant, states: ["held", "paying"], limit: MAX_HOLDS });
  const other = held.find(({ car, key }) => car.id === carId && key !== ownKey);
  if (!other) return null;
  const until = other.state === "held" ? other.heldUntil : other.payUntil;
  return other.state === "held" && until <= now().getTime() ? null : { until };
}

/** Whether one shopper, or all shoppers of one address together, hold more different cars than the dealer's rule allows. */
export async function holdsTooMany(
  { counters, now }: Pick<Wiring, "counters" | "now">,
  { config, content }: Pick<TenantSite, "config" | "content">,
  { address, email, car }: { address: string | null; email: string | null; car: string },
): Promise<boolean> {
  const held = (who: string): Promise<number> =>
    counters.count(`${content.slug} holds ${who}`, car, now().getTime(), WINDOW_MS);
  if ((await held(`from ${address ?? "unknown"}`)) > config.reserve.holdsPerAddress) return true;
  return email !== null && (await held(`of ${email}`)) > PER_SHOPPER;
}

/** That another shopper has the car, until when in the dealer's own time, and the number to ask at. */
export function takenText(until: number | null, site: TenantSite): string {
  const { config, content } = site;
  const words = wording(config).checkout;
  if (until === null) return withPhone(words.reserved, site);
  const timeZone = dealerTimeZone(content);
  const time = new Intl.DateTimeFormat(config.market.locale, { timeStyle: "short", timeZone }).format(until);
  return withPhone(words.taken(time), site);
}

/** A sentence about a car that cannot be reserved now, with the dealer's number where there is one. */
export function withPhone(sentence: string, { config, content }: TenantSite): string {
  const phone = dealerPhone({ config, locations: content.locations });
  return phone === null ? sentence : `${sentence} ${wording(config).checkout.callAbout(phone)}`;
}
