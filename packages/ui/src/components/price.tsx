import type { ReactElement } from "react";

/** A price in words: an amount with what it includes, or the sentence that stands where there is none. */
export type PriceView =
  | {
      readonly kind: "price";
      /** "$29,990" */
      readonly text: string;
      /** "Drive away"; null where it is not known what the price includes. */
      readonly typeText: string | null;
    }
  | { readonly kind: "enquire"; readonly text: string };

/** A price, its kind ('drive away') in small beside it. */
export function Price({ price, size = "card" }: { price: PriceView; size?: "card" | "large" }): ReactElement {
  return (
    <p className="fc-price" data-size={size}>
      <span className="fc-price__amount">{price.text}</span>
      {price.kind === "price" && price.typeText ? (
        <span className="fc-price__type">{price.typeText}</span>
      ) : null}
    </p>
  );
}
