import { formFields } from "@forecourt/leads";
import { wording } from "@forecourt/tenant-config";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { formFacts } from "#server/forms/form-facts.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import type { HomePage } from "#server/pages/home/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface WaysProps {
  site: TenantSite;
  home: HomePage;
  /** Those that follow each other on this page. */
  names: readonly ("tradeIn" | "finance")[];
}

/** What a dealer does besides selling, each with the way to its form. */
export function Ways({ site, home, names }: WaysProps) {
  const words = wording(site.config).homePage;
  const { waysAs } = site.config.home;
  const texts = {
    tradeIn: { title: words.tradeInTitle, text: words.tradeInText, label: words.tradeInButton },
    finance: { title: words.financeTitle, text: words.financeText, label: words.financeButton },
  };
  return (
    <div className="fc-section fc-ways" data-as={waysAs}>
      {names.map((name) => {
        const href = home.ways[name];
        const { title, text, label } = texts[name];
        return href === null ? null : (
          <section key={name} className="fc-teaser" data-way={name}>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            {waysAs === "plate" && name === "tradeIn" ? (
              <PlateFirst site={site} action={href} label={label} />
            ) : (
              <ButtonLink href={href} kind="quiet">
                {label}
              </ButtonLink>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Begins the trade-in with the vehicle's plate; its form goes on from there. A form that asks for none is a button. */
function PlateFirst({ site, action, label }: { site: TenantSite; action: string; label: string }) {
  const form = formInLanguage("trade-in", site, formFacts(site, { car: null, location: null }));
  const plate = formFields(form).find(({ name }) => name === "Rego");
  if (plate === undefined || !action.startsWith("/")) return <ButtonLink href={action}>{label}</ButtonLink>;
  return (
    <form action={action} method="get" className="fc-plate-first">
      <label className="fc-search__field">
        <span>{plate.label}</span>
        <input name={plate.name} className="fc-input" maxLength={plate.maxLength} autoComplete="off" />
      </label>
      <Button type="submit">{label}</Button>
    </form>
  );
}
