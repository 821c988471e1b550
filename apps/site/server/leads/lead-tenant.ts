import "server-only";
import type { IntakeTenant } from "@forecourt/leads/intake";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { publicPageUrl } from "#server/forms/page-url.ts";
import { findCarForStaff } from "#server/stock/stock.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { defaultSinks, sinksOf } from "./delivery.ts";
import { leadFacts } from "./lead-facts.ts";

/** A tenant as the intake needs it: its own form, stock and rules, and this installation's sinks. */
export function leadTenant(wiring: Wiring, content: TenantContent): IntakeTenant {
  const { config } = content.tenant;
  return {
    ...leadFacts(content),
    findCar: (id) => findCarForStaff(wiring, content, id),
    publicUrl: (url) => publicPageUrl(url, config, null),
    sinks: defaultSinks(wiring, content),
    sendsFiles: (sink) => sinksOf(wiring, content).find(({ name }) => name === sink)?.files === "sent",
  };
}
