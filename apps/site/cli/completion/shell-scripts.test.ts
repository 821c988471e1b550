import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { forecourtProgram } from "../program.ts";
import { commandTree } from "./command-tree.ts";
import { SHELL_SCRIPTS } from "./shell-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-completion-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tree = commandTree(forecourtProgram());
const script = (shell: string): string => SHELL_SCRIPTS.get(shell)?.(tree) ?? "";
const has = (shell: string): boolean => spawnSync(shell, ["-c", "true"]).status === 0;

/** What bash offers behind these words; the last one is being typed. */
function inBash(...words: string[]): string[] {
  const ask = `${script("bash")}\nCOMP_WORDS=(forecourt ${words.map((word) => `'${word}'`).join(" ")})\nCOMP_CWORD=${words.length}\n_forecourt\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", ask], { encoding: "utf8" }).trim().split("\n");
}

describe("completion", () => {
  it.skipIf(!has("bash"))(
    "offers commands, then those below, then options, past options and their values",
    () => {
      expect(inBash("st")).toEqual(["stock"]);
      expect(inBash("stock", "")).toEqual(expect.arrayContaining(["import", "list", "show", "--help"]));
      expect(inBash("stock", "list", "--t")).toEqual(["--tenant"]);
      expect(inBash("stock", "list", "--tenant", "kowhai", "--l")).toEqual(["--limit"]);
      expect(inBash("--ver")).toEqual(["--version"]);
    },
  );

  it.each(["bash", "zsh", "fish"])("knows every command in %s", (shell) => {
    for (const { path } of tree) expect(script(shell)).toContain(`'${path}'`);
  });

  for (const [shell, check] of [
    ["bash", "-n"],
    ["zsh", "-n"],
    ["fish", "--no-execute"],
  ] as const)
    it.skipIf(!has(shell))(`is a script that ${shell} reads`, () => {
      const file = join(folder, `forecourt.${shell}`);
      writeFileSync(file, script(shell));
      expect(spawnSync(shell, [check, file]).status).toBe(0);
    });
});
