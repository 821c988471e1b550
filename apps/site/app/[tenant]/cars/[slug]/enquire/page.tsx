import { carTitle, describePrice } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { Price } from "@forecourt/ui/price";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { carPage } from "#server/car-page.ts";
import { typedBefore } from "#server/forms/drafts.ts";
import { CarEnquiry } from "../car-enquiry.tsx";

interface PageProps {
  params: Promise<{ tenant: string; slug: string }>;
}

export const metadata: Metadata = { robots: { index: false } };

/** The enquiry as a page of its own: where 'Enquire Now' leads without JavaScript, and where a refused form comes back. */
export default async function EnquirePage({ params }: PageProps) {
  const { tenant, slug } = await params;
  const page = await carPage(tenant, slug);
  if (page.kind !== "found") notFound();
  const { config } = page.content.tenant;
  const words = wording(config);
  const title = carTitle(page.car, config.cars);
  return (
    <>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { label: words.home, href: "/" },
          { label: title, href: `/cars/${encodeURIComponent(slug)}` },
          { label: words.enquiry.title },
        ]}
      />
      <div className="fc-stock__heading">
        <h1>{words.enquiry.title}</h1>
        <p className="fc-quiet">{title}</p>
        <Price price={describePrice(page.car, config.cars)} />
      </div>
      <CarEnquiry
        id="enquiry"
        content={page.content}
        car={page.car}
        location={page.location}
        draft={await typedBefore(tenant)}
      />
    </>
  );
}
