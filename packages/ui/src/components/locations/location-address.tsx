import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

/** A place as far as its address needs it. */
interface AddressedPlace {
  readonly name: string;
  readonly address: { readonly text: string; readonly href: string | null };
}

/** Where a place is, with the way to it on a map. */
export function LocationAddress({
  location,
  large,
}: {
  location: AddressedPlace;
  large: boolean;
}): ReactElement {
  const { text, href } = location.address;
  return (
    <p className={large ? "fc-location__address" : undefined}>
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" {...directionsOf(location)}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** Names a link to the map for scripts that listen. */
export const directionsOf = ({ name }: Pick<AddressedPlace, "name">) =>
  behaviour({ event: "directions_opened", place: name });
