import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocuments, ROOT } from "../write/documents.ts";
import { codeBlocks } from "./code-blocks.ts";

const documents = readDocuments().map(({ source = "", markdown }) => ({
  source,
  blocks: codeBlocks(markdown),
}));
const every = (languages: RegExp) =>
  documents.flatMap(({ source, blocks }) =>
    blocks.filter(({ language }) => languages.test(language)).map((block) => ({ source, ...block })),
  );

const OPTIONS = {
  extends: "../../../tsconfig.base.json",
  compilerOptions: { types: ["node"], jsx: "react-jsx", lib: ["es2024", "dom", "dom.iterable"] },
};

describe("code blocks of the documents", () => {
  it("compile, where they are TypeScript", () => {
    const folder = join(ROOT, "apps/docs/.blocks");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const blocks = every(/^tsx?$/).map((block) => ({
      ...block,
      name: join(
        block.source.replaceAll(/[/.]/g, "-"),
        block.title ?? `line-${block.line}.${block.language}`,
      ),
    }));
    const config = { ...OPTIONS, files: ["styles.d.ts", ...blocks.map(({ name }) => name)] };
    writeFileSync(join(folder, "styles.d.ts"), `declare module "*.css";\n`);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    for (const { name, text } of blocks) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${text}\nexport {};\n`);
    }
    const compiled = spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", join(folder, "tsconfig.json")], {
      encoding: "utf8",
    });
    expect(compiled.stdout.replaceAll("apps/docs/.blocks/", "")).toBe("");
    expect(blocks.length).toBeGreaterThan(10);
  });

  it("are JSON, where they say so", () => {
    for (const { source, line, text } of every(/^json$/))
      expect(() => void JSON.parse(text), `${source}:${line}`).not.toThrow();
  });

  it("are commands that a shell can read", () => {
    for (const { source, line, text } of every(/^sh$/)) {
      const { stderr } = spawnSync("bash", ["-n"], { input: text, encoding: "utf8" });
      expect(stderr, `${source}:${line}`).toBe("");
    }
  });
});
