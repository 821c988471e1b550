import type { Command } from "commander";
import { lookOnce, runAll, sendDue, timesOf } from "#server/alerts/alert-work.ts";
import { importAlerts } from "./alerts/import-alerts.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { fail, withOneOrAll, withTenant } from "./leads/with-wiring.ts";
import {
  type JsonOption,
  listed,
  ofSite,
  ONLY_TENANT,
  printed,
  type TenantOption,
  withJson,
} from "./options/common-options.ts";
import { wholeNumber } from "./options/whole-number.ts";

const keptMails = ({ alerts }: Wiring, tenant: string): Promise<readonly unknown[]> =>
  alerts.mails({ tenant, limit: 1 });

/** `forecourt alerts …`: who is written to about new cars and lower prices. Works while the site runs. */
export function register(program: Command): void {
  const alerts = program
    .command("alerts")
    .description("Look after the mails about new cars and lower prices.");

  ofSite(alerts, "run")
    .description("Look at the stock, ask every alert about what changed, and send what is due.")
    .action(({ tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring, content) => {
        if (!content.tenant.config.alerts.enabled) return fail(`The site ${tenant} mails no alerts.`);
        const matched = await importAlerts(wiring).after(tenant);
        if (matched === null) await runAll(wiring);
        if (!json) console.log(matched ?? "Alerts: the stock is as it was.");
        let sent = 0;
        for (let more = await sendDue(wiring); more > 0; more = await sendDue(wiring)) sent += more;
        printed(json, { matched, sent }, () => `Mails sent: ${sent}.`);
      }),
    );

  ofSite(alerts, "times")
    .description("Say when an alert that is found now would be mailed.")
    .action(({ tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring, content) => {
        const { quietFrom, quietUntil, digestHour } = content.tenant.config.alerts;
        const times = timesOf(content, wiring.now().getTime());
        const rows = Object.entries(times).map(
          ([frequency, time]) => [frequency, new Date(time).toISOString()] as const,
        );
        printed(json, { quietFrom, quietUntil, digestHour, times: Object.fromEntries(rows) }, () =>
          [
            `Quiet from ${quietFrom}:00 until ${quietUntil}:00, digests at ${digestHour}:00.`,
            ...rows.map(([frequency, time]) => `${frequency.padEnd(8)}${time}`),
          ].join("\n"),
        );
      }),
    );

  withJson(alerts, "mails")
    .description("List mails, the newest first, and where they stand.")
    .option(...ONLY_TENANT)
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .action(({ tenant, limit, json }: Partial<TenantOption> & JsonOption & { limit: number }) =>
      withOneOrAll(tenant, keptMails, async (wiring) => {
        const mails = await wiring.alerts.mails({ limit, ...(tenant === undefined ? {} : { tenant }) });
        const lines = mails.map(({ tenant: site, id, state, attempts, dueAt, lastProblem }) =>
          [site, id, state, `${attempts} tries`, new Date(dueAt).toISOString(), lastProblem ?? ""].join("  "),
        );
        listed(json, mails, () => (lines.length === 0 ? "No mails." : lines.join("\n")));
      }),
    );

  ofSite(alerts, "look")
    .description("Note the stock as it is now, so that only what changes from here on is mailed.")
    .action(({ tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring) => {
        const looked = await lookOnce(wiring, tenant);
        printed(json, { changes: looked?.changes ?? 0 }, () =>
          looked ? `${looked.changes} changes noted.` : "Nothing has changed.",
        );
      }),
    );
}
