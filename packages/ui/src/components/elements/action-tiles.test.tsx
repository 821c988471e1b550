// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { ActionTiles } from "./action-tiles.tsx";

describe("ActionTiles", () => {
  it("has one link a tile, to another site in a new tab, and nothing without one", () => {
    const tiles = [
      {
        icon: "phone",
        title: "Call",
        note: "02 5550 1000",
        href: "tel:1",
        open: { text: "Open", isOpen: true },
      },
      { icon: "pin", title: "Way", note: null, href: "https://maps.example/", newTab: true },
    ] as const;
    expect(outline(<ActionTiles tiles={tiles} />)).toMatchSnapshot();
    expect(outline(<ActionTiles tiles={[]} />)).toBe("");
  });
});
