import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { ButtonLink } from "@forecourt/ui/button";
import { LoanQuote } from "@forecourt/ui/loan-quote";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { loanOf, loanView } from "#server/views/car/loan-view.ts";

interface CarFinanceProps {
  site: TenantSite;
  car: Car;
}

/** The id of the section, where the rates beside a price lead. */
export const LOAN = "repayments";

/** What this car costs on finance as the tenant's calculator starts, and the calculator to change it. */
export function CarFinance({ site, car }: CarFinanceProps) {
  const words = wording(site.config).finance;
  const { result } = loanOf(site, car);
  const calculator = href("finance-calculator", {}, site, { query: { car_id: car.id } });
  if (result.kind !== "quote") return null;
  const view = loanView(result, car, site);
  return (
    <section id={LOAN}>
      <h2>{words.calculatorTitle}</h2>
      <div className="fc-loan__result">
        <LoanQuote {...view} />
        {calculator === null ? null : (
          <ButtonLink kind="quiet" href={calculator} {...behaviour({ opens: "loan" })}>
            {words.openCalculator}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
