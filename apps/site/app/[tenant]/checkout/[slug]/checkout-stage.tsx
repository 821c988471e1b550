import type { ReservationEnd } from "@forecourt/leads/reserve";
import { type Wording, wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { TakenNotice } from "#client/reserve/taken-notice.tsx";
import { mainStockList } from "#server/stock/stock.ts";
import type { CheckoutPage } from "#server/pages/cars/checkout-page.ts";
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
          <TakenNotice carId={page.car.id} rendered={stage.taken} />
          <CheckoutDetails page={page} stage={stage} />
        </div>
      );
    case "payment":
      return <CheckoutPayment page={page} stage={stage} />;
    case "waiting":
      return <CheckoutWaiting page={page} stage={stage} />;
    case "done":
      return <ReservationReceipt page={page} stage={stage} />;
    case "released":
      return (
        <div>
          <p>{endedText(stage.ended, words.checkout)}</p>
          <p className="fc-ways-on">
            <ButtonLink href={mainStockList(site).href}>{words.success.back}</ButtonLink>
          </p>
        </div>
      );
  }
}

/** How a reservation ended, in one true sentence. */
function endedText(ended: ReservationEnd, words: Wording["checkout"]): string {
  switch (ended) {
    case "price_changed":
      return words.changed(words.changedPrice);
    case "car_gone":
      return words.changed(words.changedGone);
    case "time_up":
      return words.ended;
    case "payment_over":
      return words.endedMoney;
    case "lapsed":
      return words.endedLapsed;
    case "let_go":
      return words.endedLetGo;
    case "money_back":
      return words.releasedText;
  }
}
