import { format, stripVTControlCharacters } from "node:util";

/** The part of a logger that takes what others print. */
export interface LineLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What is written to the console and the two standard streams, and can be replaced. */
export interface Printers {
  console: Pick<Console, "log" | "info" | "debug" | "warn" | "error" | "trace">;
  stdout: { write: unknown };
  stderr: { write: unknown };
}

const MAX_LENGTH = 4000;
const PRINTED = { printed: true } as const;

/**
 * Turns everything the framework and its libraries print into the log's own lines: one call, one JSON object, so that
 * line breaks or braces inside a message stay inside its string and no line can be forged. Queries are cut from
 * addresses, because they may name a shopper. The log itself must not write through `process.stdout`.
 */
export function printJsonLines(
  log: LineLog,
  printers: Printers = { console, stdout: process.stdout, stderr: process.stderr },
): void {
  const say = (level: keyof LineLog, ...parts: readonly unknown[]): void => {
    const text = cleanLine(format(...parts));
    if (text !== "") log[level](PRINTED, text);
  };
  printers.console.log = (...parts) => say("info", ...parts);
  printers.console.info = printers.console.log;
  printers.console.debug = printers.console.log;
  printers.console.warn = (...parts) => say("warn", ...parts);
  printers.console.error = (...parts) => say("error", ...parts);
  printers.console.trace = printers.console.error;
  printers.stdout.write = writer((text) => say("info", "%s", text));
  printers.stderr.write = writer((text) => say("error", "%s", text));
}

/** A message without colours, without queries in its addresses, and of a bearable length. */
const cleanLine = (text: string): string =>
  stripVTControlCharacters(text)
    .trim()
    .slice(0, MAX_LENGTH)
    .replaceAll(/(\/[^\s"'`?]*)\?[^\s"'`]*/g, "$1?…");

/** A stream's `write`, with its callback wherever the caller puts it. */
const writer =
  (say: (text: string) => void) =>
  (chunk: Uint8Array | string, ...rest: readonly unknown[]): boolean => {
    say(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  };
