import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";

const react = "./react/index.ts";
const root = "./index.ts";

/** Bytes a browser downloads for one module that exports these names, React apart. */
async function downloaded(from: string, names: readonly string[], besides = ""): Promise<number> {
  const bundle = await rolldown({
    input: "entry",
    external: ["react", "react/jsx-runtime"],
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) =>
          id === "entry"
            ? `export { ${names.join(", ")} } from ${JSON.stringify(new URL(from, import.meta.url).pathname)};${besides}`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return gzipSync(output.map((part) => (part.type === "chunk" ? part.code : "")).join("")).length;
}

const xstate = `export { createActor } from "xstate";`;

/** What each may weigh, in bytes after gzip; quality asks for 15 KB at most before a touch and 60 KB after. */
const BUDGETS = [
  ["an untouched form", react, ["useLazyForm"], "", 1_500],
  ["a one-step form", root, ["provideSubmit", "submitView"], xstate, 14_500],
  ["a form of several steps", root, ["provideSteps", "stepsView"], xstate, 17_000],
  ["a masked number", root, ["providePhoneReveal"], xstate, 14_500],
  ["the 'Text us' button", root, ["provideTextUs"], xstate, 15_000],
] as const;

describe("what a browser downloads", () => {
  it.each(BUDGETS)("for %s", async (_, from, names, besides, budget) => {
    const bytes = await downloaded(from, names, besides);
    process.stdout.write(`${names[0]}: ${bytes} of ${budget} bytes gzip\n`);
    expect(bytes).toBeGreaterThan(300);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
