import type { ReactElement, ReactNode } from "react";

/** The arrangements of the top of a home page; the stylesheet knows each by its name. */
export type HomeHeroArrangement =
  | "split"
  | "lineup"
  | "ledger"
  | "machine"
  | "plate"
  | "landscape"
  | "payment"
  | "booking"
  | "models"
  | "plan"
  | "service";

/** Those that run from one edge of the screen to the other. */
const EDGE_TO_EDGE: ReadonlySet<HomeHeroArrangement> = new Set([
  "lineup",
  "machine",
  "plate",
  "payment",
  "booking",
  "models",
  "service",
]);

export interface HomeHeroProps {
  arrangement: HomeHeroArrangement;
  title: string;
  tagline: string | null;
  /** The language of the tagline where it is not the page's. */
  taglineLang?: string | undefined;
  /** What stands beside or below the words: pictures, or nothing. */
  stage: ReactNode;
  /** Words about what stands on the stage, such as its name and its price. */
  caption?: ReactNode;
  /** What lies behind words and stage, rendered. */
  backdrop?: ReactNode;
  search: ReactNode;
  /** Short reasons, under the search. */
  points?: ReactNode;
}

/** The top of a home page: what the dealer stands for, a search, and the vehicles, in one of several arrangements. */
export function HomeHero({
  arrangement,
  title,
  tagline,
  taglineLang,
  stage,
  caption = null,
  backdrop = null,
  search,
  points = null,
}: HomeHeroProps): ReactElement {
  return (
    <section
      className={EDGE_TO_EDGE.has(arrangement) ? "fc-hero fc-bleed" : "fc-hero"}
      data-arrangement={arrangement}
    >
      <div className="fc-hero__scene">
        {backdrop}
        <div className="fc-hero__words">
          <h1>{title}</h1>
          {tagline ? (
            <p className="fc-hero__tagline" lang={taglineLang}>
              {tagline}
            </p>
          ) : null}
        </div>
        {stage === null ? null : <div className="fc-hero__stage">{stage}</div>}
        {caption === null ? null : <div className="fc-hero__caption">{caption}</div>}
      </div>
      <div className="fc-hero__search">
        {search}
        {points}
      </div>
    </section>
  );
}
