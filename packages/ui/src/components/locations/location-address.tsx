import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

/** A place as far as its address needs it. */
interface AddressedPlace {
  readonly name: string;
  readonly address: { readonly text: string; readonly href: string | null };
}

/** Where a place is, with the way to it on a map; large, its street stands above the rest. */
export function LocationAddress({
  location,
  large,
}: {
  location: AddressedPlace;
  large: boolean;
}): ReactElement {
  const { text, href } = location.address;
  const parts = large ? text.split(", ") : [text];
  // A floor or a unit stands before the street: "Level 4, 77 Ann Street".
  const numbered = Math.max(
    0,
    parts.findIndex((part) => /^\d/.test(part)),
  );
  const street = parts.slice(0, numbered + 1).join(", ");
  const rest = parts.slice(numbered + 1);
  const shown = (
    <>
      {rest.length > 0 ? (
        <span>
          {street}
          <span className="fc-visually-hidden">,</span>
        </span>
      ) : (
        street
      )}
      {rest.length > 0 ? ` ${rest.join(", ")}` : null}
    </>
  );
  return (
    <p className={large ? "fc-location__address" : undefined}>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" {...directionsOf(location)}>
          {shown}
        </a>
      ) : (
        shown
      )}
    </p>
  );
}

/** Names a link to the map for scripts that listen. */
export const directionsOf = ({ name }: Pick<AddressedPlace, "name">) =>
  behaviour({ event: "directions_opened", place: name });
