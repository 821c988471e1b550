import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSince, surfaceNames } from "../../apps/docs/write/since.ts";
import { withRelease } from "./record-since.ts";
import { writeSince } from "./write-since.ts";

const SURFACE = "@forecourt/x\n  one\n  type Two\n\n@forecourt/x/deep\n  one\n";
const FIRST = "# 0.1.0\n@forecourt/x one Two\n@forecourt/x/deep one\n";

it("reads values and types of a surface by their entry", () => {
  expect(surfaceNames(SURFACE)).toEqual(["@forecourt/x one", "@forecourt/x Two", "@forecourt/x/deep one"]);
});

it("gives a release the names that no release had, and leaves those before it as they are", () => {
  expect(withRelease("", surfaceNames(SURFACE), "0.1.0")).toBe(FIRST);
  expect(withRelease(FIRST, surfaceNames(SURFACE), "0.2.0")).toBe(FIRST);
  const second = withRelease(FIRST, surfaceNames(`${SURFACE}  three\n`), "0.2.0");
  expect(second).toBe(`${FIRST}\n# 0.2.0\n@forecourt/x/deep three\n`);
  expect(readSince(second).get("@forecourt/x/deep three")).toBe("0.2.0");
});

it("gives no name to a version that is released already, and no name two versions", () => {
  expect(() => withRelease(FIRST, ["@forecourt/x three"], "0.1.0")).toThrow("0.1.0 is released");
  expect(() => readSince(`${FIRST}\n# 0.2.0\n@forecourt/x one\n`)).toThrow("came with 0.1.0 and with 0.2.0");
});

it("writes the version into every doc comment of a built package, whichever file declares the name", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-since-"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, "dist"));
  const exports = { ".": "./src/index.ts", "./deep": "./src/deep.ts", "./styles.css": "./src/styles.css" };
  write("package.json", JSON.stringify({ name: "@forecourt/x", exports }));
  write("since.txt", `${FIRST}\n# 0.10.0\n@forecourt/x late\n`);
  write("dist/index.d.ts", 'export { inner as one, late } from "./deep.ts";\nexport interface Two {\n}\n');
  write(
    "dist/deep.d.ts",
    `/** Says one. */
export declare const inner: 1;
export { inner as one };
/**
 * Says late.
 *
 * @example
 * late() // 1
 */
export declare function late(): 1;
/** Hidden. */
declare const hidden: 2;
/** Says new. */
export declare const waiting: 2;
`,
  );
  writeSince(folder);
  const built = ["index", "deep"].map((name) => readFileSync(join(folder, `dist/${name}.d.ts`), "utf8"));
  expect(built.join("")).toMatchInlineSnapshot(`
    "export { inner as one, late } from "./deep.ts";
    /** @since 0.1.0 */
    export interface Two {
    }
    /**
     * Says one.
     * @since 0.1.0
     */
    export declare const inner: 1;
    export { inner as one };
    /**
     * Says late.
     *
     * @example
     * late() // 1
     * @since 0.10.0
     */
    export declare function late(): 1;
    /** Hidden. */
    declare const hidden: 2;
    /**
     * Says new.
     * @since next
     */
    export declare const waiting: 2;
    "
  `);
  rmSync(folder, { recursive: true });
});
