// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { TagBanner } from "./tag-banner.tsx";

describe("TagBanner", () => {
  it("says its words in their tone, and nothing without words", () => {
    const banner = { kind: "sold", text: "JUST SOLD", tone: "red" } as const;
    expect(outline(<TagBanner banner={banner} />)).toMatchInlineSnapshot(`
      "p.fc-tag[data-kind=sold][data-tone=red]
        'JUST SOLD'"
    `);
    expect(outline(<TagBanner banner={{ ...banner, text: "" }} />)).toBe("");
    expect(outline(<TagBanner banner={{ kind: "none" }} />)).toBe("");
  });
});
