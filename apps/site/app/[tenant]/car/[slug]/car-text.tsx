import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { collapseText } from "@forecourt/tenant-config/content";
import { FactList } from "@forecourt/ui/fact-list";
import { FoldedText } from "@forecourt/ui/folded-text";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carArrangement } from "#server/views/car/car-arrangement.ts";
import { furtherFacts } from "#server/views/car/car-facts.ts";

/** Comments longer than this are folded to so many characters. */
const FOLD = { above: 200, to: 160 };

/** Features that are seen at once; the others wait behind a press. */
const FEATURES_SHOWN = 8;

interface CarTextProps {
  site: TenantSite;
  car: Car;
}

/** Everything known of a car in words: what its head does not say by group, its features, what the dealer says of it. */
export function CarText({ site, car }: CarTextProps) {
  const words = wording(site.config).car;
  const comments =
    car.comments === null || carArrangement(site.config).let
      ? null
      : collapseText(car.comments, { ...FOLD, atWord: site.config.carPage.cutAtWord });
  const written = (text: string) =>
    site.writtenIn === undefined ? text : <span lang={site.writtenIn}>{text}</span>;
  return (
    <>
      <section>
        <h2>{words.factsTitle}</h2>
        {furtherFacts(car, site).map(({ title, facts }, index) => (
          <details key={title} className="fc-group" open={index === 0}>
            <summary>{title}</summary>
            <FactList facts={facts} />
          </details>
        ))}
      </section>
      {car.features.length > 0 ? (
        <section>
          <h2>{words.features}</h2>
          <Features features={car.features} more={words.allFeatures} lang={site.writtenIn} />
        </section>
      ) : null}
      {comments === null ? null : (
        <section>
          <h2>{words.comments}</h2>
          <div className="fc-comments">
            <FoldedText
              text={
                comments.kind === "whole"
                  ? written(comments.text)
                  : { short: written(comments.short), whole: written(comments.text) }
              }
              more={words.viewMore}
              less={words.viewLess}
            />
          </div>
        </section>
      )}
    </>
  );
}

interface FeaturesProps {
  features: readonly string[];
  more: (count: number) => string;
  lang: string | undefined;
}

function Features({ features, more, lang }: FeaturesProps) {
  const hidden = features.slice(FEATURES_SHOWN);
  return (
    <>
      <FeatureList features={features.slice(0, FEATURES_SHOWN)} lang={lang} />
      {hidden.length === 0 ? null : (
        <details className="fc-group">
          <summary>{more(features.length)}</summary>
          <FeatureList features={hidden} lang={lang} />
        </details>
      )}
    </>
  );
}

function FeatureList({ features, lang }: Pick<FeaturesProps, "features" | "lang">) {
  return (
    <ul className="fc-features" lang={lang}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
