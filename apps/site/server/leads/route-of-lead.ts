import { routeLead, type Routing } from "@forecourt/leads/intake";
import type { StoredLead } from "@forecourt/leads/stores";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "#host/wiring/wiring.ts";
import { defaultSinks, sinksOf } from "./delivery.ts";

/** Where the tenant's routes send a lead as they stand now, and why each route takes it or not. */
export const routeOfLead = (wiring: Wiring, content: TenantContent, { lead }: StoredLead): Routing =>
  routeLead(
    lead,
    content.tenant.config.leads.routing,
    defaultSinks(wiring, content),
    (sink) => sinksOf(wiring, content).find(({ name }) => name === sink)?.files === "sent",
  );
