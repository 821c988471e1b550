import { contactKeys } from "@forecourt/leads/stores";
import type { Command } from "commander";
import { dataOfShopper, eraseShopper } from "#server/accounts/shopper-data.ts";
import { fail, withTenant } from "./leads/with-wiring.ts";
import { type JsonOption, OF_TENANT, ofSite, printed } from "./options/common-options.ts";
import { BadCall } from "./options/exit-codes.ts";

interface ShopperOptions {
  tenant: string;
  email: string;
}

const keyOf = ({ tenant, email }: ShopperOptions): string | null =>
  contactKeys(tenant, { email, phone: null, phoneE164: null }).email;

/** `forecourt accounts …`: what is stored of one shopper at one dealer, on their demand. Works while the site runs. */
export function register(program: Command): void {
  const accounts = program
    .command("accounts")
    .description("Export or erase what is kept of one shopper: account, favourites, sessions and alerts.");

  accounts
    .command("export")
    .description("Print everything that is kept of one shopper at one site, as JSON.")
    .requiredOption(...OF_TENANT)
    .requiredOption("--email <address>", "the shopper's address")
    .action((options: ShopperOptions) =>
      withTenant(options.tenant, async (wiring) => {
        const key = keyOf(options);
        if (key === null) throw new BadCall("This is no e-mail address.");
        const found = await dataOfShopper(wiring, options.tenant, key);
        if (!found) return fail("Nothing is kept of this address at this site.");
        console.log(JSON.stringify(found, null, 2));
      }),
    );

  ofSite(accounts, "erase")
    .description("Remove one shopper's account, sessions, favourites and alerts; without --yes only look.")
    .requiredOption("--email <address>", "the shopper's address")
    .option("--yes", "do it")
    .action((options: ShopperOptions & JsonOption & { yes?: boolean }) =>
      withTenant(options.tenant, async (wiring) => {
        const key = keyOf(options);
        if (key === null) throw new BadCall("This is no e-mail address.");
        if (options.yes !== true) {
          const found = await dataOfShopper(wiring, options.tenant, key);
          printed(options.json, { erased: false, kept: Boolean(found) }, () =>
            found ? "Something is kept. Add --yes to erase it." : "Nothing is kept.",
          );
          return;
        }
        const erased = await eraseShopper(wiring, options.tenant, key);
        printed(
          options.json,
          { erased: true, ...erased },
          () => `Erased accounts: ${erased.accounts}, alerts: ${erased.alerts}. Leads: leads erase --email.`,
        );
      }),
    );
}
