import "./gallery.css";
import "../../platform.tsx";
import { Button } from "@forecourt/ui/button";
import { CarCard } from "@forecourt/ui/car-card";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { sampleCar } from "./entries/sample-car.ts";
import { settingRows } from "@forecourt/tenant-config";
import { GALLERY } from "./gallery-entries.ts";
import type { GalleryAdvice } from "./gallery-advice.ts";
import type { GalleryEntry } from "./entries/gallery-entry.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import { type GalleryTheme, galleryThemes, themeStyles } from "./gallery-themes.ts";

export const metadata: Metadata = { title: "Components · Forecourt", robots: { index: false } };

/** Every component of `@forecourt/ui` in every state, in the theme that is chosen on top; for demo and development. */
export default async function GalleryPage() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const themes = await galleryThemes(getWiring());
  return (
    <>
      <style nonce={nonce}>{themeStyles(themes)}</style>
      <h1>Components</h1>
      <fieldset className="gallery-themes">
        <legend>Theme</legend>
        {themes.map(({ template }, at) => (
          <label key={template}>
            <input type="radio" name="theme" id={`theme-${template}`} defaultChecked={at === 0} />
            <span>{template}</span>
          </label>
        ))}
      </fieldset>
      <nav aria-label="Components">
        <ul className="gallery-index">
          {GALLERY.flatMap(({ entries }) => entries).map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Tokens variables={themes[0]?.variables ?? {}} />
      <EveryTheme themes={themes} />
      {GALLERY.map(({ title, entries, advice }) => (
        <section key={title} className="fc-section">
          <h2>{title}</h2>
          <Advice {...advice} />
          {entries.map((entry) => (
            <Entry key={entry.component} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

/** What a theme may set: a tenant overrides these names and nothing else. */
function Tokens({ variables }: Pick<GalleryTheme, "variables">) {
  return (
    <section className="fc-section">
      <h2>Tokens</h2>
      <ul className="gallery-tokens">
        {Object.entries(variables).map(([name, value]) => (
          <li key={name}>
            {value.startsWith("#") ? <span className="gallery-swatch" data-token={name} /> : <span />}
            <code>{name}</code>
            <span className="fc-quiet">{meaningOf(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the setting behind a token says of it; corners follow one setting. */
const meaningOf = (token: string): string | undefined => {
  const words = token
    .replace("--fc-", "")
    .replace(/^radius-.*/, "radius")
    .split("-");
  const [first = "", second, ...more] = token.includes("display") ? words.toReversed() : words;
  const setting = [
    first,
    ...[second, ...more].map((word = "") => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  return settingRows().find(({ path }) => path === `theme.${setting.join("")}`)?.description;
};

/** What to do with the components of a part, and what not. */
function Advice({ does, not }: GalleryAdvice) {
  return (
    <div className="gallery-advice">
      <div data-kind="do">
        <h3>Do</h3>
        <ul>
          {does.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
      <div data-kind="not">
        <h3>Do not</h3>
        <ul>
          {not.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The same card and buttons in every theme, side by side. */
function EveryTheme({ themes }: { themes: readonly GalleryTheme[] }) {
  return (
    <section className="fc-section">
      <h2>Themes</h2>
      <ul className="gallery-every">
        {themes.map(({ template, card }) => (
          <li key={template} data-theme={template}>
            <h3>{template}</h3>
            <CarCard car={sampleCar({ heart: null, arrangement: card })} noPictureText="Photos on the way" />
            <p className="fc-actions">
              <Button>Enquire Now</Button>
              <Button kind="quiet">Finance</Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { component, from, usage, states, open } }: { entry: GalleryEntry }) {
  return (
    <article className="gallery-entry" id={component}>
      <h3>{component}</h3>
      <pre tabIndex={0}>
        <code>{`import { ${component} } from "${from}";\n${usage}`}</code>
      </pre>
      <ul className="gallery-states">
        {Object.entries(states).map(([name, rendered]) => (
          <li key={name}>
            <p className="fc-quiet">{name}</p>
            <div className="gallery-state" data-open={open || undefined}>
              {rendered}
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
