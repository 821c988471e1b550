import type { ReactElement } from "react";

/** A price by the week or by subscription: "$289 per week". */
export interface SidePriceView {
  readonly longText: string;
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
  const sides = [price.weekly, price.subscription].flatMap((side) => (side ? [side.longText] : []));
  const [amount = price.text, ...others] = price.kind === "price" ? [price.text, ...sides] : sides;
  return (
    <p className="fc-price" data-size={size}>
      <span className="fc-price__amount">{amount}</span>
      {price.kind === "price" && price.typeText ? (
        <span className="fc-price__type">{price.typeText}</span>
      ) : null}
      {others.map((side) => (
        <span key={side} className="fc-price__type">
          {side}
        </span>
      ))}
    </p>
  );
}
