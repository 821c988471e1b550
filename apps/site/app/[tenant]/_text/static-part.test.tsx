import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { StaticPart } from "./static-part.tsx";
import { provideStaticMarkup, staticMarkup } from "#server/process/static-markup.ts";

const cars = (
  <ul>
    <li>
      <img src="/ute.webp" alt="Ute &amp; tray" fetchPriority="high" />
      {'"Ute" <b>'}
    </li>
  </ul>
);

const withoutRenderer = () => Reflect.deleteProperty(globalThis, Symbol.for("forecourt.static-markup"));

describe("a part of a page that no script changes", () => {
  beforeEach(() => provideStaticMarkup(renderToStaticMarkup));

  it("is one text, escaped as React escapes it, without what would be fetched ahead of it", () => {
    expect(staticMarkup(cars)).toBe(
      '<ul><li><img src="/ute.webp" alt="Ute &amp; tray" fetchPriority="high"/>&quot;Ute&quot; &lt;b&gt;</li></ul>',
    );
  });

  it("is drawn as the element it is where nothing renders", () => {
    const asText = renderToStaticMarkup(<StaticPart>{cars}</StaticPart>);
    withoutRenderer();
    expect(staticMarkup(cars)).toBeNull();
    const asElement = renderToStaticMarkup(<StaticPart>{cars}</StaticPart>);
    expect(asText).toBe(asElement.replace(/^<link[^>]*>/, ""));
  });
});
