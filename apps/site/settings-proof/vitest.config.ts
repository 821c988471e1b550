import { defineConfig } from "vitest/config";

/** Runs against the built site, so it is no part of `pnpm unit`: `pnpm check --only settings`. */
export default defineConfig({
  test: {
    name: "settings",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 120_000,
    // Most cases wait for a page or a delivery; more at once would only wait for the machine.
    maxConcurrency: 4,
    // A failure says where two pages differ, not how both begin.
    chaiConfig: { truncateThreshold: 500 },
  },
});
