import { alertRoute } from "#server/alerts/alert-route.ts";
import { changeAlert } from "#server/alerts/change-alerts.ts";

/** Changes or ends one alert. */
export const POST = alertRoute(changeAlert);
