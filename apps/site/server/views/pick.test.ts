import { describe, expect, it } from "vitest";
import { pick } from "./pick.ts";

describe("pick", () => {
  it("leaves out what is not named", () => {
    expect(pick({ next: "Next", back: "Back", secret: 1 }, ["next", "back"])).toEqual({
      next: "Next",
      back: "Back",
    });
  });
});
