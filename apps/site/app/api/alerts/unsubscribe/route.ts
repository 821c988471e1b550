import { alertRoute } from "#server/alerts/alert-route.ts";
import { unsubscribe } from "#server/alerts/change-alerts.ts";

/** Ends all alerts of one shopper, with one click. */
export const POST = alertRoute(unsubscribe);
