import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { settingRows } from "./setting-rows.ts";

const README = join(import.meta.dirname, "../../README.md");
const HEAD = "| setting | what it does | default |";

const MAX_DEFAULT = 60;

function shownDefault(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  if (text.length <= MAX_DEFAULT) return `\`${text}\``;
  return Array.isArray(value) ? `a list of ${value.length}` : `\`${text.slice(0, MAX_DEFAULT)}…\``;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Every setting as a Markdown table: its name, what it does, its default. */
function settingsTable(): string {
  const rows = settingRows().map(
    (row) => `| \`${row.path}\` | ${cell(row.description)} | ${cell(shownDefault(row.default))} |`,
  );
  return ["| setting | what it does | default |", "|---|---|---|", ...rows].join("\n");
}

describe("settingRows", () => {
  it("stand in the README, each with what it does and its default", async () => {
    const [before = ""] = readFileSync(README, "utf8").split(HEAD);
    await expect(`${before.trimEnd()}\n\n${settingsTable()}\n`).toMatchFileSnapshot(README);
  });

  it("explain every setting in words", () => {
    const silent = settingRows().filter(({ description }) => !/\w+\W+\w+\W+\w+/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("have a default each", () => {
    const without = settingRows().filter((row) => row.default === undefined);
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
