import { type Wording, wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { mainStockList } from "#server/stock/stock.ts";
import type { CheckoutPage, EndedReason } from "#server/pages/checkout-page.ts";
import { CheckoutDetails } from "./checkout-details.tsx";
import { CheckoutPayment } from "./checkout-payment.tsx";
import { CheckoutWaiting } from "./checkout-waiting.tsx";
import { ReservationReceipt } from "./reservation-receipt.tsx";

/** What the shopper can do now. */
export function CheckoutStageView({ page }: { page: CheckoutPage }) {
  const { site, stage } = page;
  const words = wording(site.config);
  switch (stage.kind) {
    case "details":
      return (
        <div>
          {stage.ended === null ? null : (
            <Notice tone="danger" role="alert">
              <p>{endedText(stage.ended, words.checkout)}</p>
            </Notice>
          )}
          <CheckoutDetails page={page} stage={stage} />
        </div>
      );
    case "payment":
      return <CheckoutPayment page={page} stage={stage} />;
    case "waiting":
      return <CheckoutWaiting page={page} stage={stage} />;
    case "done":
      return <ReservationReceipt page={page} reservation={stage.reservation} />;
    case "released":
      return (
        <div>
          <p>{words.checkout.releasedText}</p>
          <p className="fc-ways-on">
            <ButtonLink href={mainStockList(site).href}>{words.success.back}</ButtonLink>
          </p>
        </div>
      );
  }
}

function endedText(ended: Exclude<EndedReason, null>, words: Wording["checkout"]): string {
  if (ended === "price") return words.changed(words.changedPrice);
  if (ended === "gone") return words.changed(words.changedGone);
  return ended === "money" ? words.endedMoney : words.ended;
}
