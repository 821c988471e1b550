import { demoCards } from "@forecourt/leads/demo-payments";
import { type Wording, wording } from "@forecourt/tenant-config";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import { ChoiceTiles } from "@forecourt/ui/choice-tiles";
import { Notice } from "@forecourt/ui/notice";
import type { CheckoutPage, CheckoutStage } from "#server/pages/cars/checkout-page.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { NeedsScript } from "./needs-script.tsx";

const PAY = "/api/reservations/pay";

/** The deposit: what the provider's own fields need, and one button that says what it does. */
export function CheckoutPayment({
  page,
  stage: { reservation, account, problem },
}: {
  page: CheckoutPage;
  stage: Extract<CheckoutStage, { kind: "payment" }>;
}) {
  const words = wording(page.site.config).checkout;
  return (
    <div className="fc-form">
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{problem === "declined" ? words.declined : words.notStarted}</p>
        </Notice>
      )}
      {reservation.provider === "demo" ? (
        <form className="fc-form" {...behaviour({ form: true })} action={PAY} method="post">
          <p>{words.demoNote}</p>
          <ChoiceTiles
            field={{
              name: "token",
              label: words.chooseCard,
              kind: "radio",
              required: true,
              maxLength: 40,
              options: demoCards.map((card) => ({ value: `demo_${card}`, label: cardText(card, words) })),
            }}
            formId="pay"
            value="demo_succeed"
            problem={null}
            noAnswerText=""
          />
          <Button type="submit" wide>
            {words.pay(page.amount)}
          </Button>
        </form>
      ) : reservation.provider === "stripe" ? (
        // Stripe's fields belong to a payment that has begun.
        <form className="fc-form" {...behaviour({ form: true })} action={PAY} method="post">
          <NeedsScript site={page.site} />
          <div className="fc-needs-script">
            <Button type="submit" wide>
              {words.toPayment}
            </Button>
          </div>
        </form>
      ) : (
        <ProviderFields page={page} account={account} session={null} />
      )}
      <p className="fc-quiet">{words.holdNote(String(page.site.config.reserve.holdMinutes))}</p>
    </div>
  );
}

function cardText(card: (typeof demoCards)[number], words: Wording["checkout"]): string {
  switch (card) {
    case "succeed":
      return words.cardSucceed;
    case "decline":
      return words.cardDecline;
    case "confirm":
      return words.cardConfirm;
    case "timeout":
      return words.cardTimeout;
    case "twice":
      return words.cardTwice;
    case "late":
      return words.cardLate;
  }
}
