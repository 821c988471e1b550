import { alertRoute } from "#server/tenants/offered-route.ts";
import { showUnsubscribe, unsubscribe } from "#server/alerts/change-alerts.ts";

export const GET = alertRoute(showUnsubscribe);

/** Ends all alerts of one shopper, with one click. */
export const POST = alertRoute(unsubscribe);
