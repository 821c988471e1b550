import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
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
  /** What it is stored for; things of one reason stand together. */
  readonly reason: string;
}

export interface PrivacyChoicesProps {
  /** Where the form posts `answer=choose` and each chosen `purpose`. */
  action: string;
  purposes: readonly PurposeView[];
  text: { save: string; saved: string };
  /** Whether the choices have just been stored, for a page that comes back without a script. */
  saved: boolean;
}

/** The purposes a shopper may refuse, one by one, as a plain form. */
export function PrivacyChoices({ action, purposes, text, saved }: PrivacyChoicesProps): ReactElement {
  return (
    <form className="fc-privacy" method="post" action={action} {...behaviour({ consent: "choices" })}>
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
      <output {...behaviour({ done: text.saved })}>{saved ? text.saved : ""}</output>
    </form>
  );
}

export interface KeptThingsProps {
  title: string;
  columns: readonly [name: string, kind: string, owner: string, life: string];
  things: readonly KeptThingView[];
}

/**
 * Everything a site keeps in a browser or fetches from others: a table for each reason it is stored for. On a phone the tables
 * are folded under their reasons, and each row is a line under its name.
 */
export function KeptThings({ title, columns, things }: KeptThingsProps): ReactElement {
  return (
    <div className="fc-kept">
      <h2>{title}</h2>
      {[...Map.groupBy(things, ({ reason }) => reason)].map(([reason, kept]) => (
        <details key={reason}>
          <summary>
            <h3>{reason}</h3>
            <span className="fc-quiet fc-number">{kept.length}</span>
          </summary>
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
              {kept.map(({ name, kind, owner, life }) => (
                <tr key={`${kind} ${name}`}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{kind}</td>
                  <td>{owner}</td>
                  <td>{life}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}
