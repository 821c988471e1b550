import type { ReactElement } from "react";
import { LocationAddress } from "./location-address.tsx";
import { LocationCard, type LocationCardView, type LocationCardWords } from "./location-card.tsx";

/** The departments of one kind: a tab. */
export interface LocationGroupTab {
  kind: "sales" | "used" | "service" | "parts";
  label: string;
  locations: readonly LocationCardView[];
}

export interface LocationGroupProps {
  /** Unlike any other on the page. */
  id: string;
  name: string;
  tabs: readonly LocationGroupTab[];
  words: LocationCardWords;
  /**
   * tabs: one department at a time. departments: all beside each other, each beginning with its hours. desk: how to find
   * the place first. showroom: name and address as a sign. workshop: what stands in it as tiles.
   */
  as?: "tabs" | "departments" | "desk" | "showroom" | "workshop";
  /** The page is headed by its name; here it is for screen readers alone. */
  nameIsAbove?: boolean;
}

/**
 * A place with its departments. The tabs are radio buttons and the stylesheet shows the chosen one's cards, so they
 * turn without script; a browser too old for that shows all cards below each other.
 */
export function LocationGroup({
  id,
  name,
  tabs,
  words,
  as = "tabs",
  nameIsAbove = false,
}: LocationGroupProps): ReactElement {
  const departments = as === "departments" && tabs.length > 1;
  const [first] = tabs.flatMap(({ locations }) => locations);
  const isAtFirst = ({ address }: LocationCardView): boolean =>
    departments && address.text === first?.address.text;
  return (
    <section
      className="fc-card fc-location-group"
      aria-labelledby={id}
      data-as={as === "tabs" || (as === "departments" && !departments) ? undefined : as}
    >
      <h2 id={id} className={nameIsAbove ? "fc-visually-hidden" : undefined}>
        {name}
      </h2>
      {departments && first ? <LocationAddress location={first} large /> : null}
      {tabs.length > 1 && !departments ? (
        <fieldset className="fc-location-group__tabs">
          <legend className="fc-visually-hidden">{name}</legend>
          {tabs.map(({ kind, label }, index) => (
            <label key={kind}>
              <input type="radio" name={`${id}-kind`} value={kind} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {tabs.map(({ kind, label, locations }) => (
        <div key={kind} className="fc-location-group__panel" data-kind={kind}>
          {departments ? (
            <p className="fc-location-group__kind" aria-hidden="true">
              {label}
            </p>
          ) : null}
          {locations.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              words={words}
              nameIsAbove={locations.length === 1}
              addressIsAbove={isAtFirst(location)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
