import { Cards } from "./cards.tsx";
import { Problems } from "./problems.tsx";
import type { TabProps } from "./query-tab.tsx";
import { shownWords } from "./shown-words.ts";

const EXAMPLE = `{
  "cars": { "usedConditionLabel": "Pre-loved", "newArrivalDays": 30 },
  "theme": { "accent": "#7a1f5c", "radius": 0 }
}`;

/** Settings laid over a dealer's own, checked as they are typed, and what they change. */
export function SettingsTab({ state, view, folder, change }: TabProps) {
  const { checked, site, explained } = view;
  const problems = checked?.problems ?? [];
  return (
    <div className="pg-columns">
      <div className="pg-form">
        <label className="pg-field">
          Settings as JSON, laid over the dealer&apos;s own
          <textarea
            rows={16}
            spellCheck={false}
            value={state.changes}
            placeholder={EXAMPLE}
            aria-describedby="pg-settings"
            aria-invalid={problems.length > 0}
            onChange={({ target }) => change({ changes: target.value })}
          />
        </label>
        <Problems id="pg-settings" texts={problems} />
        {state.changes === "" ? (
          <button type="button" onClick={() => change({ changes: EXAMPLE })}>
            Try an example
          </button>
        ) : null}
        {problems.length > 0 ? <p>Below is the site as it is without these changes.</p> : null}
      </div>
      <div className="pg-results">
        <h2>What shoppers read</h2>
        {explained ? (
          <>
            <dl className="pg-reading">
              {shownWords(explained.car, site).map(([what, text]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{text === "" ? "nothing" : text}</dd>
                </div>
              ))}
            </dl>
            <Cards cars={[explained.car]} site={site} folder={folder} choose={() => undefined} />
          </>
        ) : null}
        <h2>Layers</h2>
        {checked?.settings.length === 0 ? <p>No setting is changed.</p> : null}
        {checked?.settings.map(({ path, description, layers }) => (
          <section key={path}>
            <h3>
              <code>{path}</code>
            </h3>
            <p>{description}</p>
            <ol className="pg-layers">
              {layers.map(({ by, value }) => (
                <li key={by}>
                  <code>{value}</code> by {by}
                </li>
              ))}
            </ol>
          </section>
        ))}
        <h2>Advice</h2>
        {checked?.advice.length === 0 ? <p>Nothing is unwise.</p> : null}
        <ul className="pg-sentences">
          {checked?.advice.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
