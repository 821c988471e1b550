import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

/** How a promise is laid out; the stylesheet knows each by its name. */
export type PromiseArrangement = "numbered" | "band" | "columns" | "sheet";

/** What a dealer promises of every car, in words of the dealer's own. */
export interface PromiseView {
  title: string;
  text: string;
  points: readonly string[];
  signedBy: string | null;
  /** One word, set as a stamp beside it. */
  stamp: string | null;
  /** Where all of it is written. */
  more: { href: string; label: string } | null;
  /** The language of its words where it is not the page's. */
  lang?: string | undefined;
  as?: PromiseArrangement;
}

/** A dealer's promise: what it means, its points, who signed it. A band runs from edge to edge of the page. */
export function PromisePanel({
  title,
  text,
  points,
  signedBy,
  stamp,
  more,
  lang,
  as = "numbered",
}: PromiseView): ReactElement {
  return (
    <section
      className={as === "band" ? "fc-section fc-promise fc-bleed" : "fc-section fc-promise"}
      data-as={as === "numbered" ? undefined : as}
    >
      <div className="fc-promise__words">
        <h2 lang={lang}>{title}</h2>
        <p lang={lang}>{text}</p>
        {more === null ? null : <Link href={more.href}>{more.label}</Link>}
      </div>
      <ol className="fc-promise__points" lang={lang}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {signedBy ? <p className="fc-promise__signed">{signedBy}</p> : null}
      {stamp ? (
        <p className="fc-promise__stamp" aria-hidden="true">
          {stamp}
        </p>
      ) : null}
    </section>
  );
}
