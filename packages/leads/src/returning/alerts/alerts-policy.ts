import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const hour = z.int().min(0).max(23);

/** Config section `alerts`. */
export const alertsSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe("Shoppers may have new cars and lower prices of a search or a car mailed to them."),
  quietFrom: hour.describe("No alert is mailed from this hour on, in the primary location's own time."),
  quietUntil: hour.describe(
    "Alerts are mailed again from this hour on; the same as quietFrom for no quiet hours.",
  ),
  digestHour: hour.describe("The hour of daily mails, and of weekly ones on Mondays."),
});

/** Config section `alerts`: mails about new cars and lower prices. */
export type AlertsPolicy = SettingsOf<typeof alertsSchema>;
