import { alertRoute } from "#server/tenants/offered-route.ts";
import { changeAlert } from "#server/alerts/change-alerts.ts";

/** Changes or ends one alert. */
export const POST = alertRoute(changeAlert);
