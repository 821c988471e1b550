import { carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { dealerTimeZone } from "@forecourt/tenant-config/locations";
import { ButtonLink } from "@forecourt/ui/button";
import { FactList } from "@forecourt/ui/fact-list";
import { ReservedMark } from "#client/reserve/reserved-mark.tsx";
import type { CheckoutPage, CheckoutStage } from "#server/pages/cars/checkout-page.ts";
import { changeOfMind } from "#server/reservations/mails/checkout-words.ts";
import { mainStockList } from "#server/stock/stock.ts";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";

/** What was reserved, what is held, and what to do next; a page to keep. */
export function ReservationReceipt({
  page: { site, car, amount },
  stage: { reservation, category },
}: {
  page: CheckoutPage;
  stage: Extract<CheckoutStage, { kind: "done" }>;
}) {
  const { config, content } = site;
  const words = wording(config);
  const { phone } = dealerContact(site);
  const timeZone = dealerTimeZone(content);
  const when = new Intl.DateTimeFormat(config.market.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(reservation.updatedAt);
  const { checkout } = words;
  return (
    <div className="fc-reserve-terms">
      {category === null ? null : (
        <ReservedMark tenant={content.slug} leadId={reservation.leadId} car={reservation.car} />
      )}
      <p>{checkout.doneText}</p>
      <section>
        <h2>{checkout.receipt}</h2>
        <FactList
          facts={[
            { label: checkout.receiptNumber, value: reservation.id },
            { label: words.success.about, value: carTitle(car, config.cars) },
            {
              label: reservation.state === "captured" ? checkout.receiptTaken : checkout.receiptAmount,
              value: amount,
            },
            { label: checkout.receiptWhen, value: when },
          ]}
        />
        <p className="fc-quiet">{checkout.tax}</p>
      </section>
      <section>
        <h2>{checkout.changeOfMind}</h2>
        <p>{changeOfMind(config)}</p>
      </section>
      <p className="fc-ways-on">
        {phone ? <ButtonLink href={phone.href}>{words.call(phone.text)}</ButtonLink> : null}
        <ButtonLink href={mainStockList(site).href} kind="quiet">
          {words.success.back}
        </ButtonLink>
      </p>
    </div>
  );
}
