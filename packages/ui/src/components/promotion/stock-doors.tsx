import type { ReactElement } from "react";
import { Image, Link } from "../../platform.tsx";
import type { OutlineKind } from "../elements/picture-label.tsx";

/** A way into the stock, with how many cars are behind it where that is known. */
export interface StockDoor {
  readonly href: string;
  readonly label: string;
  readonly count: number | null;
  /** A vehicle of that kind, standing on nothing. */
  readonly image?: string | null;
  /** Its line drawing, where there is no picture. */
  readonly outline?: OutlineKind | null;
  /** A line more: when a dealership is open. */
  readonly note?: string | null;
}

export interface StockDoorsProps {
  doors: readonly StockDoor[];
  /** Names alone, small tiles with a drawing, tall panels with a large one, or wide doors with a line more. */
  as?: "doors" | "tiles" | "panels" | "wide";
}

/** Ways into the stock, side by side. */
export function StockDoors({ doors, as = "doors" }: StockDoorsProps): ReactElement {
  const pictured = as === "tiles" || as === "panels";
  // Of more than four panels two stand in a row of a phone.
  const isMany = doors.length > 4;
  const panelSizes = isMany ? "(max-width: 575px) 42vw, 420px" : "420px";
  return (
    <ul className="fc-doors" data-as={as} data-many={as === "panels" && isMany ? "" : undefined}>
      {doors.map(({ href, label, count, image, outline, note }) => (
        <li key={href}>
          <Link className="fc-door" href={href}>
            {pictured && image ? (
              <Image
                src={image}
                alt=""
                width={480}
                height={320}
                sizes={as === "panels" ? panelSizes : "180px"}
              />
            ) : null}
            {pictured && !image && outline ? (
              <span className="fc-door__outline" data-outline={outline} />
            ) : null}
            <strong>{label}</strong>{" "}
            {count === null ? null : <span className="fc-quiet fc-number">{count}</span>}
            {note ? <span className="fc-door__note">{note}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
