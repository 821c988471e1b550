import { settingRows } from "./setting-rows.ts";

const LONGEST_DEFAULT = 60;

function shownDefault(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  if (text.length <= LONGEST_DEFAULT) return `\`${text}\``;
  return Array.isArray(value) ? `a list of ${value.length}` : `\`${text.slice(0, LONGEST_DEFAULT)}…\``;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/**
 * Every setting as a Markdown table: its name, what it does, its default.
 *
 * @example
 * settingsTable().split("\n")[0] // "| setting | what it does | default |"
 */
export function settingsTable(): string {
  const rows = settingRows().map(
    (row) => `| \`${row.path}\` | ${cell(row.description)} | ${cell(shownDefault(row.default))} |`,
  );
  return ["| setting | what it does | default |", "|---|---|---|", ...rows].join("\n");
}
