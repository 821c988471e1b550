import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { describePaymentProvider } from "../../testing/payments/describe-payment-provider.ts";
import { paymentWorlds } from "../../testing/payments/payment-worlds.ts";
import { paymentProviderNames } from "./payment-provider-names.ts";

for (const name of paymentProviderNames) describePaymentProvider(name, paymentWorlds[name]);

it("has every provider's folder among the names", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({ name }) => name.replaceAll("-", "_")).toSorted()).toEqual(
    [...paymentProviderNames].toSorted(),
  );
});
