import { wording } from "@forecourt/tenant-config";
import { ButtonLink } from "@forecourt/ui/button";
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
  const texts = {
    tradeIn: { title: words.tradeInTitle, text: words.tradeInText, label: words.tradeInButton },
    finance: { title: words.financeTitle, text: words.financeText, label: words.financeButton },
  };
  return (
    <div className="fc-section fc-ways" data-as={site.config.home.waysAs}>
      {names.map((name) => {
        const href = home.ways[name];
        const { title, text, label } = texts[name];
        return href === null ? null : (
          <section key={name} className="fc-teaser">
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink href={href} kind="quiet">
              {label}
            </ButtonLink>
          </section>
        );
      })}
    </div>
  );
}
