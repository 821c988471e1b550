import { accountCalls } from "./calls/accounts.ts";
import { alertCalls } from "./calls/alerts.ts";
import { checkoutCalls } from "./calls/checkout.ts";
import { eventCalls } from "./calls/events.ts";
import { leadCalls } from "./calls/leads.ts";
import { toolCalls } from "./calls/tools.ts";
import type { Operation } from "./calls/operation.ts";

/** Every call of a site that is no page. */
export const OPERATIONS: readonly Operation[] = [
  ...leadCalls,
  ...accountCalls,
  ...alertCalls,
  ...eventCalls,
  ...checkoutCalls,
  ...toolCalls,
];
