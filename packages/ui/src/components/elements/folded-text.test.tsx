// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { FoldedText } from "./folded-text.tsx";

describe("FoldedText", () => {
  it("shows a text's beginning, and the whole behind a word; a text that fits as it is", () => {
    const folded = <FoldedText text={{ short: "Be…", whole: "Beginning and end" }} more="More" less="Less" />;
    expect(outline(folded)).toMatchSnapshot();
    expect(outline(<FoldedText text="Short" more="More" less="Less" />)).toBe("div\n  'Short'");
    expect(outline(<FoldedText text={null} more="More" less="Less" />)).toBe("div");
  });
});
