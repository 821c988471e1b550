import { alertRoute } from "#server/tenants/offered-route.ts";
import { confirmAlert } from "#server/alerts/change-alerts.ts";

/** Begins an alert that the link of a mail has proven. */
export const POST = alertRoute(confirmAlert);
