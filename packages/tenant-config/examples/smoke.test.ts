import { expect, it } from "vitest";

it("runs the README's example", async () => {
  await expect(import("./smoke.ts")).resolves.toBeDefined();
});
