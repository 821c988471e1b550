import { describe, expect, it } from "vitest";
import { htmlChanges } from "./compare-pages.ts";

const page = (title: string, script: string): string =>
  `<meta name="next-size-adjust" content="${script}"/><h1>${title}</h1><p>Same</p><script nonce="${script}">${script}</script><!--${script}-->`;

describe("htmlChanges", () => {
  it("names the pieces that differ, and neither scripts nor what they need", () => {
    expect(htmlChanges(page("One", "a"), page("Two", "b"))).toEqual([
      { kind: "removed", html: "One" },
      { kind: "added", html: "Two" },
    ]);
    expect(htmlChanges(page("One", "a"), page("One", "b"))).toEqual([]);
  });
});
