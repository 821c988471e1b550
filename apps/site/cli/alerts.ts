import type { Command } from "commander";
import { lookOnce, runAll, sendDue, timesOf } from "#server/alerts/alert-work.ts";
import { importAlerts } from "./alerts/import-alerts.ts";
import { fail, withTenant, withWiring } from "./leads/with-wiring.ts";
import { wholeNumber } from "./options/whole-number.ts";

/** `forecourt alerts …`: who is written to about new cars and lower prices. Works while the site runs. */
export function register(program: Command): void {
  const alerts = program
    .command("alerts")
    .description("Look after the mails about new cars and lower prices.");

  alerts
    .command("run")
    .description("look at the stock, ask every alert about what changed, and send what is due")
    .requiredOption("--tenant <slug>", "whose stock")
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async (wiring, content) => {
        if (!content.tenant.config.alerts.enabled) return fail(`The site ${tenant} mails no alerts.`);
        const matched = await importAlerts(wiring).after(tenant);
        if (matched === null) await runAll(wiring);
        console.log(matched ?? "Alerts: the stock is as it was.");
        let sent = 0;
        for (let more = await sendDue(wiring); more > 0; more = await sendDue(wiring)) sent += more;
        console.log(`Mails sent: ${sent}.`);
      }),
    );

  alerts
    .command("times")
    .description("when an alert that is found now would be mailed")
    .requiredOption("--tenant <slug>", "whose settings")
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async (wiring, content) => {
        const { quietFrom, quietUntil, digestHour } = content.tenant.config.alerts;
        const times = timesOf(content, wiring.now().getTime());
        console.log(`Quiet from ${quietFrom}:00 until ${quietUntil}:00, digests at ${digestHour}:00.`);
        for (const [frequency, time] of Object.entries(times))
          console.log(`${frequency.padEnd(8)}${new Date(time).toISOString()}`);
      }),
    );

  alerts
    .command("mails")
    .description("newest mails first, and where they stand")
    .option("--tenant <slug>", "only this site's")
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .action(({ tenant, limit }: { tenant?: string; limit: number }) =>
      withWiring(async (wiring) => {
        const mails = await wiring.alerts.mails({ limit, ...(tenant === undefined ? {} : { tenant }) });
        if (mails.length === 0) console.log("No mails.");
        for (const { tenant: site, id, state, attempts, dueAt, lastProblem } of mails)
          console.log(
            [site, id, state, `${attempts} tries`, new Date(dueAt).toISOString(), lastProblem ?? ""].join(
              "  ",
            ),
          );
      }),
    );

  alerts
    .command("look")
    .description("note the stock as it is now, so that only what changes from here on is mailed")
    .requiredOption("--tenant <slug>", "whose stock")
    .action(({ tenant }: { tenant: string }) =>
      withWiring(async (wiring) => {
        const looked = await lookOnce(wiring, tenant);
        console.log(looked ? `${looked.changes} changes noted.` : "Nothing has changed.");
      }),
    );
}
