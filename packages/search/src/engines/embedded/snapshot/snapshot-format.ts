import type { StockRecord } from "../../../stock-index/stock-index.ts";

/**
 * A snapshot is a text file: a header line, one line a car (its id, a tab, its record as JSON), and a
 * footer with a checksum over everything before it. It can be read with `head`, copied line by line without
 * parsing, and distinguished from half a file.
 */
export const SNAPSHOT_HEADER = '{"forecourt":"stock","format":1}\n';

/** The first byte of a footer; no car's line begins with it. */
export const FOOTER_MARK = "#";

/** The file of a snapshot's changes stands beside it. */
export const changesOf = (snapshotFile: string): string => snapshotFile.replace(/\.snapshot$/, ".changes");

/** What the last line of a snapshot says. */
export interface SnapshotFooter {
  cars: number;
  sha256: string;
  /** The name of the cars by a {@link StockHash}; snapshots of earlier versions have none. */
  stock?: string;
}

export const footerLine = (footer: SnapshotFooter): string => `${FOOTER_MARK}${JSON.stringify(footer)}\n`;

/** Reads a footer line; null when it is none. */
export function parseFooter(line: string): SnapshotFooter | null {
  if (!line.startsWith(FOOTER_MARK)) return null;
  const value = parseJson(line.slice(FOOTER_MARK.length));
  if (typeof value !== "object" || value === null || !("cars" in value) || !("sha256" in value)) return null;
  const { cars, sha256 } = value;
  if (typeof cars !== "number" || typeof sha256 !== "string") return null;
  return "stock" in value && typeof value.stock === "string"
    ? { cars, sha256, stock: value.stock }
    : { cars, sha256 };
}

/** A car's line. Throws for an id that Meilisearch would refuse too, so that stock can move between engines. */
export function recordLine(record: StockRecord): string {
  const { id } = record.document;
  if (!/^[A-Za-z0-9_-]{1,511}$/.test(id)) {
    throw new Error(
      `A car has the id ${JSON.stringify(id)}, which no index can store. Ids are letters, digits, '-' and '_': make one with safeId.`,
    );
  }
  return `${id}\t${JSON.stringify(record)}\n`;
}

export function idOfLine(line: Buffer): string {
  return line.toString("latin1", 0, line.indexOf(0x09));
}

/** The record of a line; its checksum was verified, so its shape is what {@link recordLine} wrote. */
export function recordOfLine(line: Buffer): StockRecord {
  const record: StockRecord = JSON.parse(line.toString("utf8", line.indexOf(0x09) + 1));
  return record;
}

/** The version of a stock: the same cars have the same version, in whichever process and by whichever writes. */
export const versionOf = ({ stock, sha256 }: SnapshotFooter): string => stock ?? sha256.slice(0, 16);

/** The first line of the changes of a snapshot. They are lines as a snapshot has them, with a footer after each commit. */
export const changesHeader = ({ sha256 }: SnapshotFooter): string =>
  `{"forecourt":"changes","format":1,"of":"${sha256}"}\n`;

/** The line of a car that is gone, in changes: its id without a record. */
export const goneLine = (id: string): string => `${id}\t\n`;

/** Whether a line of changes says that its car is gone. */
export const isGone = (line: Buffer): boolean => line.at(-2) === 0x09;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
