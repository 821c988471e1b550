import { alertRoute } from "#server/tenants/offered-route.ts";
import { askAlert } from "#server/alerts/ask-alert.ts";

/** Keeps an alert of a search or of one car. */
export const POST = alertRoute(askAlert);
