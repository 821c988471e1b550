import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

/** A price by the week, by the day or by subscription: "$289 per week". */
export interface SidePriceView {
  readonly longText: string;
  /** What it comes from: "$42 per day". */
  readonly note?: string;
  /** The same price for each term it can be had for; `TermSwitch` chooses, the first stands there without one. */
  readonly terms?: readonly { readonly longText: string }[];
}

/** A price in words: an amount with what it includes, or the sentence that stands where there is none. */
export type PriceView = (
  | {
      readonly kind: "price";
      /** "$29,990" */
      readonly text: string;
      /** "Drive away"; null where it is not known what the price includes. */
      readonly typeText: string | null;
    }
  | { readonly kind: "enquire"; readonly text: string }
) & { readonly weekly?: SidePriceView | null; readonly subscription?: SidePriceView | null };

/**
 * A price, its kind ('drive away') in small beside it, and what it is by the week or by subscription. A car that is only let
 * shows that instead of an invitation to ask.
 */
export function Price({ price, size = "card" }: { price: PriceView; size?: "card" | "large" }): ReactElement {
  const sides = [price.weekly, price.subscription].flatMap((side) => (side ? [side] : []));
  const leading = price.kind === "price" ? null : (sides[0] ?? null);
  const rest = price.kind === "price" ? sides : sides.slice(1);
  const small = [leading?.note, ...rest.map(({ note }) => note)].filter((note) => note !== undefined);
  return (
    <p
      className="fc-price"
      data-size={size === "card" ? undefined : size}
      {...(size === "large" ? behaviour({ pagePrice: true }) : {})}
    >
      <b>{leading === null ? price.text : <SidePrice side={leading} />}</b>
      {price.kind === "price" && price.typeText ? <small>{price.typeText}</small> : null}
      {rest.map((side) => (
        <small key={side.longText}>
          <SidePrice side={side} />
        </small>
      ))}
      {small.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </p>
  );
}

function SidePrice({ side: { longText, terms = [] } }: { side: SidePriceView }): ReactElement {
  if (terms.length === 0) return <>{longText}</>;
  return (
    <>
      {terms.map((term, at) => (
        <span key={`${at} ${term.longText}`} data-term={at}>
          {term.longText}
        </span>
      ))}
    </>
  );
}
