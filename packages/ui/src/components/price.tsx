import type { PriceView } from "@forecourt/search/car";
import type { ReactElement } from "react";

/** A price as `describePrice` worded it, its kind ('drive away') in small beside it. */
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
