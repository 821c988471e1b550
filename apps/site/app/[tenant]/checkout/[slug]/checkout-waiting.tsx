import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { CheckoutPage, CheckoutStage } from "#server/pages/cars/checkout-page.ts";
import { returnPath } from "#server/reservations/checkout/return-from-bank.ts";
import { ProviderFields } from "./provider-fields.tsx";

/** A payment under way: the provider's own form, the bank's question, or that no response has come yet. */
export function CheckoutWaiting({
  page,
  stage: { reservation, account },
}: {
  page: CheckoutPage;
  stage: Extract<CheckoutStage, { kind: "waiting" }>;
}) {
  const { site, car } = page;
  const words = wording(site.config).checkout;
  const { payment, provider } = reservation;
  const here = href("checkout", { slug: car.slug }, site) ?? "";
  if (provider === "stripe" && payment?.session)
    return (
      <div className="fc-form">
        {payment.declineCode === null ? null : (
          <Notice tone="danger" role="alert">
            <p>{words.declined}</p>
          </Notice>
        )}
        <ProviderFields page={page} account={account} session={payment.session} />
      </div>
    );
  if (provider === "demo" && payment?.confirmAt)
    return (
      <form className="fc-form" {...behaviour({ form: true })} action="/api/reservations/pay" method="post">
        <p>{words.confirmAtBank}</p>
        <p className="fc-ways-on">
          <Button type="submit" name="bank" value="confirmed">
            {words.confirm}
          </Button>
          <Button type="submit" name="bank" value="rejected" kind="quiet">
            {words.reject}
          </Button>
        </p>
      </form>
    );
  return (
    <div className="fc-form">
      <Notice>
        <p>{payment?.confirmAt ? words.confirmAtBank : words.pending}</p>
      </Notice>
      <p className="fc-ways-on">
        {payment?.confirmAt ? <ButtonLink href={payment.confirmAt}>{words.confirm}</ButtonLink> : null}
        <ButtonLink href={returnPath(here)} kind="quiet">
          {words.checkAgain}
        </ButtonLink>
      </p>
    </div>
  );
}
