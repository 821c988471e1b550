import { describe, expect, it } from "vitest";
import { staticPartProblems } from "./static-parts.ts";

const CLIENT = `"use client";\nexport function Heart() { return <button />; }`;
const resolve = (_from: string, target: string) => target.replace("./", "");

function problems(sources: Readonly<Record<string, string>>): string[] {
  return staticPartProblems(Object.keys(sources), (path) => sources[path] ?? null, resolve);
}

const withHeart = (part: string) => `import { Heart } from "./heart.tsx";
  export default function Page() { return <><StaticPart name="a">${part}</StaticPart><Heart /></>; }`;
const withCars = (cars: string) =>
  `${cars}\nexport const Page = () => <StaticPart name="a">{[1].map(() => <Cars />)}</StaticPart>;`;

describe("staticPartProblems", () => {
  it("refuses a component of the browser's inside of a part, and lets it stand beside one", () => {
    expect(problems({ "page.tsx": withHeart("<p><Heart /></p>"), "heart.tsx": CLIENT })).toEqual([
      'page.tsx: StaticPart > Heart is the browser\'s ("use client" in heart.tsx)',
    ]);
    expect(problems({ "page.tsx": withHeart("<p />"), "heart.tsx": CLIENT })).toEqual([]);
  });

  it("refuses an asynchronous component, as a function and as an arrow", () => {
    expect(problems({ "page.tsx": withCars("async function Cars() { return <p />; }") })).toEqual([
      "page.tsx: StaticPart > Cars is asynchronous (page.tsx)",
    ]);
    expect(problems({ "page.tsx": withCars("const Cars = async () => <p />;") })).toHaveLength(1);
    expect(problems({ "page.tsx": withCars("const Cars = () => <p />;") })).toEqual([]);
  });

  it("follows components however deep, through files that pass them on, and says the way", () => {
    const sources = {
      "page.tsx": `import { Card as Shown } from "./index.ts";
        export const Page = () => <StaticPart name="a"><Shown /></StaticPart>;`,
      "index.ts": `export { Card } from "./card.tsx";`,
      "card.tsx": `import { Heart } from "./heart.tsx";
        export function Card() { const part = () => <Heart />; return <Card>{part()}</Card>; }`,
      "heart.tsx": CLIENT,
    };
    expect(problems(sources)).toEqual([
      'page.tsx: StaticPart > Card > Heart is the browser\'s ("use client" in heart.tsx)',
    ]);
  });

  it("does not take another component of the same file for the one that is rendered", () => {
    const sources = {
      "page.tsx": `import { Plain } from "./card.tsx";
        export const Page = () => <StaticPart name="a"><Plain /></StaticPart>;`,
      "card.tsx": `import { Heart } from "./heart.tsx";
        export const Plain = () => <p />;\nexport const Lively = () => <Heart />;`,
      "heart.tsx": CLIENT,
    };
    expect(problems(sources)).toEqual([]);
  });
});
