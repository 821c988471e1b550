import { describe, expect, it } from "vitest";

describe("the examples", () => {
  it("take a finance application through a dead server and a reload to one lead", async () => {
    const { story } = await import("./finance-in-steps.ts");
    expect(story).toEqual([
      "Step 2 of 3: An unexpected error occured",
      "resumed at job",
      "success, leads: 1",
    ]);
  });

  it("press the 'Text us' button", async () => {
    const { story } = await import("./text-us-button.ts");
    expect(story).toEqual([
      "the popup is shown",
      "the popup will not come back",
      "event 54",
      "the widget is loaded",
      "the chat is open",
    ]);
  });
});
