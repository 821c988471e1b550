import { wording } from "@forecourt/tenant-config";
import { CarCard } from "@forecourt/ui/car-card";
import type { Metadata } from "next";
import { LoanRefresh } from "#client/finance/loan-refresh.tsx";
import { queryParams } from "#server/pages/every-page/page-query.ts";
import { findCarById } from "#server/stock/stock.ts";
import { getSite, loadPage } from "#server/tenants/get-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { isFinanced, loanOf } from "#server/views/car/loan-view.ts";
import { LoanCalculator } from "../_finance/loan-calculator.tsx";
import { StaticPart } from "../_text/static-part.tsx";
import { Trail } from "../_ways-on/trail.tsx";

export async function generateMetadata({
  params,
}: PageProps<"/[tenant]/finance-calculator">): Promise<Metadata> {
  const words = wording((await getSite((await params).tenant)).config).finance;
  return { title: words.calculatorTitle, description: words.calculatorText };
}

/** What a loan costs, for any price or for one of the tenant's cars; the form asks this page again. */
export default async function FinanceCalculatorPage({
  params,
  searchParams,
}: PageProps<"/[tenant]/finance-calculator">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const words = wording(site.config);
  const query = queryParams(await searchParams);
  const id = query.get("car_id");
  const found = id === null ? null : await findCarById(wiring, site.content, id);
  const car = found !== null && isFinanced(found, site) ? found : null;
  return (
    <>
      <StaticPart name="page">
        <Trail site={site} to={[{ label: words.finance.calculatorTitle }]} />
        <div className="fc-form-page">
          <div className="fc-form-page__head">
            <h1>{words.finance.calculatorTitle}</h1>
            <p>{words.finance.calculatorText}</p>
          </div>
          <LoanCalculator site={site} calculation={loanOf(site, car, query)} car={car} level={2} />
          {car === null ? null : (
            <aside className="fc-form-page__aside" aria-label={words.formPage.aboutCar}>
              <CarCard car={carCardView(car, site)} noPictureText={words.car.noPicture} />
            </aside>
          )}
        </div>
      </StaticPart>
      <LoanRefresh />
    </>
  );
}
