import type { LoanResult, LoanCalculation, LoanFields } from "@forecourt/leads/finance";
import type { Car } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import { behaviour } from "@forecourt/ui/behaviours";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { Field, fieldId } from "@forecourt/ui/field";
import { LoanQuote } from "@forecourt/ui/loan-quote";
import { Notice } from "@forecourt/ui/notice";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { loanView } from "#server/views/car/loan-view.ts";

interface LoanCalculatorProps {
  site: TenantSite;
  calculation: LoanCalculation;
  /** The car the loan is for. */
  car: Car | null;
  /** 2 on a page whose title is the calculator's, 3 below a section's. */
  level: 2 | 3;
}

const FORM = "calculator";

/**
 * The finance calculator: a plain form that asks its own page, and the result. With a script a change replaces the result in
 * place, by the same page.
 */
export function LoanCalculator({ site, calculation, car, level }: LoanCalculatorProps) {
  const { config } = site;
  const words = wording(config);
  const { result } = calculation;
  const Title: "h2" | "h3" = `h${level}`;
  return (
    <form
      id={FORM}
      className="fc-loan"
      action={href("finance-calculator", {}, site) ?? ""}
      method="get"
      {...behaviour({ loan: true })}
    >
      {car === null ? null : <input type="hidden" name="car_id" value={car.id} />}
      <div className="fc-loan__fields">
        <LoanFieldList {...calculation} site={site} />
      </div>
      <Button type="submit" wide>
        {words.finance.calculate}
      </Button>
      <div className="fc-loan__result" aria-live="polite" {...behaviour({ loanResult: true })}>
        <Result result={result} car={car} site={site} Title={Title} />
      </div>
    </form>
  );
}

function LoanFieldList({ fields, result, site }: LoanCalculation & { site: TenantSite }) {
  const { finance } = site.config;
  const general = wording(site.config);
  const words = general.finance;
  const number = { kind: "number", required: true, maxLength: 15, inputMode: "decimal" } as const;
  const choice = { kind: "select", required: true, maxLength: 20 } as const;
  const list = [
    { ...number, name: "price", label: words.price },
    { ...number, name: "deposit", label: words.deposit },
    { ...number, name: "rate", label: words.rate },
    {
      ...choice,
      name: "term",
      label: words.term,
      options: finance.termYears.map((years) => ({ value: String(years), label: words.years(years) })),
    },
    ...(finance.maximumBalloonPercent > 0
      ? [
          {
            ...number,
            name: "balloon",
            label: words.balloon,
            hint: words.balloonHint(String(finance.maximumBalloonPercent)),
          } as const,
        ]
      : []),
    {
      ...choice,
      name: "frequency",
      label: words.frequency,
      options: (["weekly", "fortnightly", "monthly"] as const).map((value) => ({
        value,
        label: words[value],
      })),
    },
  ] as const;
  return list.map((field) => (
    <Field
      key={field.name}
      field={field}
      formId={FORM}
      value={fields[field.name]}
      problem={result.kind === "problem" && result.field === field.name ? problemText(result, words) : null}
      optionalText={general.form.optional}
      chooseText={general.form.choose}
    />
  ));
}

interface ResultProps {
  result: LoanResult;
  car: Car | null;
  site: TenantSite;
  Title: "h2" | "h3";
}

function Result({ result, car, site, Title }: ResultProps) {
  const words = wording(site.config).finance;
  if (result.kind === "nothing_asked") return <p>{words.nothingAsked}</p>;
  if (result.kind === "problem")
    return (
      <Notice tone="danger">
        <a
          href={`#${fieldId(FORM, result.field)}`}
        >{`${labelOf(result.field, words)}: ${problemText(result, words)}`}</a>
      </Notice>
    );
  const view = loanView(result, car, site);
  return (
    <>
      <Title>{words.result}</Title>
      <LoanQuote {...view} />
      {view.apply === null ? null : (
        <ButtonLink href={view.apply} kind="quiet" wide newTab={!view.apply.startsWith("/")}>
          {words.apply}
        </ButtonLink>
      )}
    </>
  );
}

const labelOf = (field: keyof LoanFields, words: Wording["finance"]): string => words[field];

const problemText = (
  { problem }: Extract<LoanResult, { kind: "problem" }>,
  words: Wording["finance"],
): string =>
  ({
    not_a_number: words.notANumber,
    nothing_to_finance: words.nothingToFinance,
    balloon_too_large: words.balloonTooLarge,
    term_not_offered: words.termNotOffered,
  })[problem];
