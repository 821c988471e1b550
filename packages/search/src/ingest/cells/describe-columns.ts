import { standardColumnNames, standardColumns } from "./standard-columns.ts";

/** One line of the table of standard columns, for a document or a terminal. */
export interface ColumnDescription {
  column: string;
  kind: string;
  meaning: string;
}

/**
 * The standard columns as a table: what a mapping may fill, and how cells are read. FEEDS.md holds it; a test
 * keeps the two the same.
 *
 * @example
 * describeColumns().find(({ column }) => column === "km")?.kind; // "whole number"
 */
export function describeColumns(): ColumnDescription[] {
  return standardColumnNames.map((column) => {
    const { kind, meaning } = standardColumns[column];
    return { column, kind, meaning };
  });
}
