import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { Notice } from "@forecourt/ui/notice";
import { CardFields } from "#client/reserve/card-fields.tsx";
import type { CheckoutPage } from "#server/pages/cars/checkout-page.ts";
import { returnPath } from "#server/reservations/checkout/return-from-bank.ts";
import type { PaymentAccount } from "#server/tenants/payment-accounts.ts";
import { NeedsScript } from "./needs-script.tsx";

/** The provider's own card fields, or that they cannot be had. */
export function ProviderFields({
  page: { site, car, amount },
  account,
  session,
}: {
  page: CheckoutPage;
  account: PaymentAccount | null;
  session: string | null;
}) {
  const words = wording(site.config).checkout;
  const here = href("checkout", { slug: car.slug }, site) ?? "";
  if (account === null || account.provider === "demo" || !account.fields || account.publishableKey === null)
    return (
      <Notice tone="danger">
        <p>{words.loadFailed}</p>
      </Notice>
    );
  return (
    <>
      <NeedsScript site={site} />
      <CardFields
        provider={account.provider}
        script={account.fields.script}
        publishableKey={account.publishableKey}
        session={session}
        returnPath={returnPath(here)}
        words={{
          pay: words.pay(amount),
          paying: words.paying,
          failed: words.loadFailed,
          problem: words.declined,
          number: words.cardNumber,
          code: words.cardCode,
          holder: words.cardHolder,
          month: words.cardMonth,
          year: words.cardYear,
        }}
      />
    </>
  );
}
