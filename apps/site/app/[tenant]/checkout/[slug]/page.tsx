import { carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import { CarCard } from "@forecourt/ui/car-card";
import { FormAbout } from "@forecourt/ui/form-about";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { checkoutPage, type CheckoutPage } from "#server/pages/cars/checkout-page.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { formAbout } from "#server/views/form/form-about.ts";
import { CheckoutStageView } from "./checkout-stage.tsx";
import { changeOfMind } from "#server/reservations/mails/checkout-words.ts";
import { Trail } from "../../_ways-on/trail.tsx";

export const metadata: Metadata = { robots: { index: false } };

/** Where a car is reserved: the shopper's details, what it means, the deposit, and the receipt. */
export default async function CheckoutRoute({ params }: PageProps<"/[tenant]/checkout/[slug]">) {
  const { tenant, slug } = await params;
  const found = await checkoutPage(tenant, decodeURIComponent(slug));
  if (found.kind === "missing") notFound();
  if (found.kind === "refused")
    redirect(withQuery(href("car", { slug: found.slug }, found.site), { reserve: "refused" }));
  const { page } = found;
  const { site, car, stage } = page;
  const words = wording(site.config);
  const title = carTitle(car, site.config.cars);
  const isOver = stage.kind === "done" || stage.kind === "released";
  const heading =
    stage.kind === "done"
      ? words.checkout.doneTitle
      : stage.kind === "released"
        ? words.checkout.releasedTitle
        : words.checkout.title;
  return (
    <>
      <Trail
        site={site}
        to={[{ label: title, href: href("car", { slug: car.slug }, site) }, { label: words.checkout.title }]}
      />
      <div className="fc-form-page">
        <div className="fc-form-page__head">
          <h1>{heading}</h1>
          {isOver ? null : <p>{words.checkout.intro(page.amount)}</p>}
        </div>
        <FormAbout {...formAbout(car, site)} />
        <CheckoutStageView page={page} />
        <aside className="fc-form-page__aside" aria-label={words.formPage.aboutCar}>
          <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
          {isOver ? null : <WhatYouGet page={page} />}
        </aside>
      </div>
    </>
  );
}

/** What a reservation is: what the shopper gets, what it costs, and what happens when they change their mind. */
function WhatYouGet({ page: { site, amount, price } }: { page: CheckoutPage }) {
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
