/** One column: its heading, and the widest it may get where that is not 40. */
type TableColumn = string | readonly [heading: string, most: number];

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What a shopper typed must not move the cursor or colour the terminal. */
export const plain = (text: string): string => text.replace(CONTROLS, " ").trim();

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Lines up rows under their headings; the last column is not padded. */
export function textTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): string {
  const given = columns.map((column): readonly [string, number] =>
    typeof column === "string" ? [column, 40] : column,
  );
  const cells = [
    given.map(([heading]) => heading),
    ...rows.map((row) => given.map(([, most], index) => cut(plain(row[index] ?? ""), most))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
