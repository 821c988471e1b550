import type { ReactElement } from "react";
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
}

/**
 * A place with its departments. The tabs are radio buttons and the stylesheet shows the chosen one's cards, so they
 * turn without script; a browser too old for that shows all cards below each other.
 */
export function LocationGroup({ id, name, tabs, words }: LocationGroupProps): ReactElement {
  return (
    <section className="fc-card fc-location-group" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {tabs.length > 1 ? (
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
      {tabs.map(({ kind, locations }) => (
        <div key={kind} className="fc-location-group__panel" data-kind={kind}>
          {locations.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              words={words}
              nameIsAbove={locations.length === 1}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
