import type { IncomingMessage } from "node:http";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { Image } from "@forecourt/ui/platform";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../platform.tsx";
import { StaticPart } from "./static-part.tsx";
import { provideStaticMarkup, renderPart, withStaticParts } from "#host/documents/static/static-markup.ts";

const cars = (
  <ul>
    <li>
      <Image src="/media/drawn/ute.webp" alt="Ute &amp; tray" width={96} height={64} sizes="96px" leading />
      {'"Ute" <b>'}
    </li>
  </ul>
);
const SIZES = "/media/drawn/ute.webp?w=160 160w, /media/drawn/ute.webp?w=320 320w";
const TEXT = [
  '<ul><li><img src="/media/drawn/ute.webp?w=96" alt="Ute &amp; tray" width="96" height="64" sizes="96px" ',
  `srcSet="${SIZES}" loading="eager" fetchPriority="high" decoding="async"/>&quot;Ute&quot; &lt;b&gt;</li></ul>`,
].join("");

const onProblem = vi.fn<(part: string, error: unknown) => void>();
const withoutRenderer = () => provideStaticMarkup(null);
const withoutName = (html: string) => html.replace(/^<link[^>]*>/, "").replace(' data-part="list"', "");
const requestWith = (headers: IncomingMessage["headers"]) => ({ headers }) as IncomingMessage;
/** What the framework would hand to the browser as the part's data. */
const dataOf = () => StaticPart({ name: "list", children: cars }).props as { html?: string | null };

/** A document that takes longer than another one that was begun after it. */
const draw = (word: string) =>
  withStaticParts(requestWith({}), async () => {
    const part = (
      <StaticPart name="list">
        <p>{word}</p>
      </StaticPart>
    );
    renderToString(part);
    await Promise.resolve();
    return renderToString(part);
  });

describe("a part of a page that no script changes", () => {
  beforeEach(() => provideStaticMarkup({ render: renderToStaticMarkup, onProblem }));
  afterEach(withoutRenderer);

  it("is one text, escaped as React escapes it, without what would be fetched ahead of it", () => {
    expect(renderPart("list", cars)?.html).toBe(TEXT);
  });

  it("stands in a document once, and not again in the framework's data", () => {
    withStaticParts(requestWith({}), () => {
      expect(dataOf().html).toBeNull();
      expect(renderToString(<StaticPart name="list">{cars}</StaticPart>)).toContain(`>${TEXT}</div>`);
    });
  });

  it("has its pictures of the first screen asked for in the document's head", () => {
    withStaticParts(requestWith({}), () => {
      const [link = ""] =
        /^<link[^>]*>/.exec(renderToString(<StaticPart name="list">{cars}</StaticPart>)) ?? [];
      expect(link).toBe(
        `<link rel="preload" as="image" fetchPriority="high" imageSrcSet="${SIZES}" imageSizes="96px"/>`,
      );
    });
  });

  it("goes with the data of a page that is fetched into an open one", () => {
    withStaticParts(requestWith({ rsc: "1" }), () => expect(dataOf().html).toBe(TEXT));
    expect(dataOf().html).toBe(TEXT);
  });

  it("is another one in each of two documents that are drawn at once", async () => {
    const [one, other] = await Promise.all([draw("utes"), draw("vans")]);
    expect(one).toContain("<p>utes</p>");
    expect(other).toContain("<p>vans</p>");
  });

  it.each([
    ["asynchronous", async () => <p>Ute</p>],
    [
      "a browser's",
      () => {
        throw new Error("Attempted to call Heart() from the server");
      },
    ],
  ])("is left to the framework where a component in it is %s, which is reported once", (_, Component) => {
    onProblem.mockClear();
    const part = { name: "list", children: <Component /> };
    for (const { props } of [StaticPart(part), StaticPart(part)])
      expect(props).toEqual({ className: "fc-static", children: part.children });
    expect(onProblem.mock.calls.map(([name]) => name)).toEqual(["list"]);
  });

  it("is drawn as the element it is where nothing renders", () => {
    const part = <StaticPart name="list">{cars}</StaticPart>;
    const asText = renderToStaticMarkup(part);
    withoutRenderer();
    expect(renderPart("list", cars)).toBeNull();
    expect(withoutName(renderToStaticMarkup(part))).toBe(withoutName(asText));
  });
});
