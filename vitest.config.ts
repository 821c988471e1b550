import { join } from "node:path";
import { defineConfig } from "vitest/config";

const SERVER_TESTING = join(import.meta.dirname, "apps/site/server/testing");
const packages = ["search", "leads", "forms-machine", "tenant-config", "ui", "analytics"];

/** Packages without JSX, which Node itself imports: Vite's own way of importing takes a fifth of their tests' time. */
const READ_BY_NODE = ["search", "leads", "tenant-config", "analytics"];

const every = {
  /** Laws are tried on many random cases; a busy machine gets its time. */
  testTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
  /** Real data and hostile texts, kept beside the repository; tests that need them are skipped where they are not. */
  env: { FORECOURT_SHARED: process.env["FORECOURT_SHARED"] ?? join(import.meta.dirname, "../shared") },
};

/**
 * Packages read no clock, environment or storage, and a test of the site's server opens a wiring of its own, so their
 * test files share one worker; a worker of its own for each file takes twice the time.
 */
const isolate = false;

const CLIENT = ["client/**/*.test.{ts,tsx}", "app/**/*.test.tsx"];

/**
 * Tests of the client share a worker and its loaded jsdom, each in a context of its own: a worker of its own for each takes
 * four times the processor. A context has what jsdom has. These need a process, too: streams, entries of the performance
 * timeline, a `location` that can be replaced, a native module.
 */
const MORE_THAN_A_DOCUMENT = [
  "client/forms/enquiry/enquiry-actor.test.ts",
  "client/forms/steps/step-actor.test.ts",
  "client/reserve/card-fields.test.tsx",
  "client/stock/list/{list-pages,read-list}.test.ts",
  "client/stock/stock-behaviour.test.tsx",
  "client/visit/first-load-cost.test.tsx",
];

/** One project a package, so that `pnpm unit --project search` reads like a sentence. */
export default defineConfig({
  test: {
    // A snapshot that is not there fails; `-u` alone writes one.
    update: "none",
    projects: [
      ...packages.map((name) => ({
        test: {
          name,
          ...every,
          isolate,
          experimental: { viteModuleRunner: !READ_BY_NODE.includes(name) },
          root: `packages/${name}`,
          include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
        },
      })),
      {
        resolve: {
          // Outside a running site there is no request to read from and no answer to redirect.
          alias: {
            "next/headers": join(SERVER_TESTING, "request-scope.ts"),
            "next/navigation": join(SERVER_TESTING, "navigation.ts"),
          },
        },
        test: {
          name: "site",
          ...every,
          isolate,
          root: "apps/site",
          include: ["{app,bench,cli,host,server,shots,tenants,demo}/**/*.test.ts"],
        },
      },
      // What runs in a browser.
      // Each file has a document of its own: what another left listening in it would answer, too.
      {
        test: {
          name: "client",
          ...every,
          pool: "vmThreads",
          root: "apps/site",
          include: CLIENT,
          exclude: MORE_THAN_A_DOCUMENT,
        },
      },
      { test: { name: "client-alone", ...every, root: "apps/site", include: MORE_THAN_A_DOCUMENT } },
      {
        test: {
          name: "docs",
          ...every,
          testTimeout: 120_000,
          root: "apps/docs",
          include: ["{check,src}/**/*.test.ts"],
        },
      },
      { test: { name: "scripts", ...every, root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});
