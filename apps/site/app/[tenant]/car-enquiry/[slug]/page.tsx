import { enquiryForm } from "@forecourt/leads";
import { carTitle } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { CarCard } from "@forecourt/ui/car-card";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage } from "#server/pages/cars/car-page.ts";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { hireOf } from "#server/stock/list-trail.ts";
import { typedBefore } from "#server/forms/drafts.ts";
import { carButtons } from "#server/views/car/car-buttons.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { CarForm } from "../../car/[slug]/car-form.tsx";
import { Trail } from "../../_ways-on/trail.tsx";

export const metadata: Metadata = { robots: { index: false } };

/** The enquiry as a page of its own: where 'Enquire Now' leads without JavaScript, and where a refused form comes back. */
export default async function EnquirePage({
  params,
  searchParams,
}: PageProps<"/[tenant]/car-enquiry/[slug]">) {
  const { tenant, slug } = await params;
  const page = await carPage(tenant, decodeURIComponent(slug));
  if (page.kind !== "found") notFound();
  const { site, car } = page;
  const { wiring } = await loadPage(tenant);
  const { config } = site;
  const words = wording(config);
  const title = carTitle(car, config.cars);
  return (
    <>
      <Trail
        site={site}
        to={[{ label: title, href: href("car", { slug: car.slug }, site) }, { label: words.enquiry.title }]}
      />
      <div className="fc-form-page" data-arrangement={site.config.formPage.arrangement}>
        <div className="fc-form-page__head">
          <h1>{words.enquiry.title}</h1>
        </div>
        <CarForm
          id="enquiry"
          form={carButtons(car, site).enquire?.form ?? enquiryForm(car.condition)}
          site={site}
          car={car}
          location={page.location}
          hire={hireOf(queryParams(await searchParams), site)}
          draft={await typedBefore(wiring, tenant)}
        />
        <aside className="fc-form-page__aside" aria-label={words.formPage.aboutCar}>
          <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
        </aside>
      </div>
    </>
  );
}
