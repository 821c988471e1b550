import type { ReactElement } from "react";
import { Button } from "../elements/button.tsx";

/** One purpose that may be chosen. */
export interface PurposeView {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** One thing a site keeps or fetches. */
export interface KeptThingView {
  readonly name: string;
  readonly kind: string;
  readonly owner: string;
  readonly life: string;
  readonly reason: string;
}

export interface PrivacyChoicesProps {
  /** Where the form posts `answer=choose` and each chosen `purpose`. */
  action: string;
  purposes: readonly PurposeView[];
  text: { save: string; saved: string };
  /** Whether the choices have just been kept, for a page that comes back without a script. */
  saved: boolean;
}

/** The purposes a shopper may refuse, one by one, as a plain form. */
export function PrivacyChoices({ action, purposes, text, saved }: PrivacyChoicesProps): ReactElement {
  return (
    <form className="fc-privacy" method="post" action={action} data-consent="choices">
      {purposes.map(({ value, title, text: about, chosen }) => (
        <div key={value} className="fc-privacy__purpose">
          <input
            type="checkbox"
            id={`fc-privacy-${value}`}
            name="purpose"
            value={value}
            defaultChecked={chosen}
            aria-describedby={`fc-privacy-${value}-about`}
          />
          <div>
            <label htmlFor={`fc-privacy-${value}`}>{title}</label>
            <p id={`fc-privacy-${value}-about`} className="fc-quiet">
              {about}
            </p>
          </div>
        </div>
      ))}
      <Button type="submit" name="answer" value="choose">
        {text.save}
      </Button>
      <output data-done={text.saved}>{saved ? text.saved : ""}</output>
    </form>
  );
}

export interface KeptThingsProps {
  title: string;
  columns: readonly [name: string, kind: string, owner: string, life: string, reason: string];
  things: readonly KeptThingView[];
}

/**
 * Everything a site keeps in a browser or fetches from others, as a table; on a phone each row is a list under its name,
 * and between the two widths a table that is too wide scrolls by itself.
 */
export function KeptThings({ title, columns, things }: KeptThingsProps): ReactElement {
  const [, kindLabel, ownerLabel, lifeLabel, reasonLabel] = columns;
  return (
    <div className="fc-kept">
      <h2 id="fc-kept-title">{title}</h2>
      {/* What scrolls must be reached by the keyboard. */}
      <section className="fc-kept__table" tabIndex={0} aria-labelledby="fc-kept-title">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {things.map(({ name, kind, owner, life, reason }) => (
              <tr key={`${kind} ${name}`}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td data-label={kindLabel}>{kind}</td>
                <td data-label={ownerLabel}>{owner}</td>
                <td data-label={lifeLabel}>{life}</td>
                <td data-label={reasonLabel}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
