import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const file = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

describe("the examples", () => {
  it("are the README's own", async () => {
    const [, shown = ""] = /```ts\n([\s\S]*?)submitView\(/.exec(file("../README.md")) ?? [];
    const imports = /^import .*;\n/gm;
    expect(shown).toMatch(imports);
    expect(file("smoke.ts")).toContain(shown.replaceAll(imports, "").trim());
    await expect(import("./smoke.ts")).resolves.toBeDefined();
  });

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
