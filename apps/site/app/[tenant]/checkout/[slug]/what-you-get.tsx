import { wording } from "@forecourt/tenant-config";
import type { CheckoutPage } from "#server/pages/cars/checkout-page.ts";
import { changeOfMind } from "#server/reservations/mails/checkout-words.ts";

/** What a reservation is: what the shopper gets, what it costs, and what happens when they change their mind. */
export function WhatYouGet({ page: { site, amount, price } }: { page: CheckoutPage }) {
  const { config } = site;
  const words = wording(config).checkout;
  return (
    <div className="fc-card fc-reserve-terms">
      <section>
        <h2>{words.youGet}</h2>
        <p>{words.youGetText}</p>
      </section>
      <section>
        <h2>{words.itCosts}</h2>
        <p>{price === null ? words.itCostsNoPrice(amount) : words.itCostsText({ amount, price })}</p>
        <p className="fc-quiet">{words.tax}</p>
      </section>
      <section>
        <h2>{words.changeOfMind}</h2>
        <p>{changeOfMind(config)}</p>
      </section>
    </div>
  );
}
