import type { Car } from "@forecourt/search/car";
import type { ExplainedCar } from "./explain-car.ts";

interface ExplainedProps {
  readonly explained: ExplainedCar;
  readonly cars: readonly Car[];
  readonly choose: (id: string) => void;
}

/** One car, chosen among all: where it stands, and which filters of the plan let it through. */
export function Explained({ explained: { car, sentences, filters }, cars, choose }: ExplainedProps) {
  return (
    <>
      <label className="pg-field">
        The car
        <select value={car.id} onChange={(event) => choose(event.target.value)}>
          {cars.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ul className="pg-sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ul className="pg-met">
        {filters.map(({ filter, met }) => (
          <li key={JSON.stringify(filter)} data-met={met}>
            <strong>{met ? "Met" : "Not met"}</strong> <code>{JSON.stringify(filter)}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
