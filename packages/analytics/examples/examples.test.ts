import { expect, it } from "vitest";

it("the README's example runs", async () => {
  await expect(import("./smoke.ts")).resolves.toBeDefined();
});
