import { describeBlocker, reserveBlockers } from "@forecourt/leads";
import { findCarById } from "@forecourt/search";
import type { Command } from "commander";
import { aboutCar, aboutText } from "#server/stock/about-car.ts";
import { paymentAccounts } from "#server/tenants/payment-accounts.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { reserveFacts } from "#server/views/car/car-buttons.ts";
import { fail, withTenant } from "./leads/with-wiring.ts";
import { type JsonOption, ofSite, printed, type TenantOption } from "./options/common-options.ts";

/** `forecourt car …`: what a dealer asks about one car. */
export function register(program: Command): void {
  const car = program.command("car").description("Answer questions about one car.");
  ofSite(car, "about")
    .description("Say in which lists a car is and why not in others, and its tag, price and similar cars.")
    .argument("<id>", "the car's id")
    .action((id: string, { tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring, content) => {
        const about = await aboutCar(wiring, content, id);
        if (!about) return fail(`The stock of ${tenant} has no car ${id}.`);
        printed(json, about, () => aboutText(about));
      }),
    );
  ofSite(car, "why")
    .description("Say why a car has no Reserve button, or that it has one.")
    .argument("<id>", "the car's id")
    .action((id: string, { tenant, json }: TenantOption & JsonOption) =>
      withTenant(tenant, async (wiring, content) => {
        const { config } = content.tenant;
        const accountOf = paymentAccounts(config, wiring.env);
        const site = tenantSite(content, wiring.now(), undefined, null, accountOf);
        const { engine } = await wiring.stock(tenant);
        const found = await findCarById({
          engine,
          id,
          cars: config.cars,
          policy: config.search,
          now: wiring.now(),
        });
        if (found.kind !== "found") return fail(`The site ${tenant} shows no car ${id}.`);
        const { car } = found;
        const reasons = reserveBlockers(car, config.reserve, reserveFacts(car, site));
        const sentences = [
          ...reasons.map(describeBlocker),
          ...(accountOf(car) === null
            ? [
                "No account of the payment provider is configured whole for its dealership (reserve.accounts).",
              ]
            : []),
        ];
        printed(json, { id, canReserve: sentences.length === 0, reasons: sentences }, () =>
          sentences.length === 0 ? "The car can be reserved." : sentences.join("\n"),
        );
      }),
    );
}
