import type { StoredLead } from "@forecourt/leads/stores";
import { findSimilar } from "@forecourt/search";
import { type Car, isAvailable } from "@forecourt/search/car";
import { sentLead } from "#server/leads/sent-lead.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What the confirmation page knows of the lead just sent. */
export interface SuccessPage {
  sent: StoredLead | null;
  /** The car it is about, while it is for sale. */
  car: Car | null;
  similar: readonly Car[];
}

/** The lead this browser has just sent, its car and cars like it. */
export async function successPage(
  wiring: Pick<Wiring, "leads" | "log" | "now" | "cookieKey" | "stock">,
  site: TenantSite,
): Promise<SuccessPage> {
  const { slug } = site.content;
  const sent = await sentLead(wiring, slug);
  const found = sent?.lead.car ? await findCarById(wiring, site.content, sent.lead.car.id) : null;
  const car = found && isAvailable(found) ? found : null;
  if (!car) return { sent, car, similar: [] };
  const { engine } = await wiring.stock(slug);
  const { search, cars } = site.config;
  const similar = await findSimilar({ engine, car, policy: search, cars, limit: 3 });
  return { sent, car, similar: similar.map((each) => each.car) };
}
