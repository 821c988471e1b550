import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Loading every command takes seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

describe("forecourt, in a process of its own", () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  const forecourt = (...words: string[]): Promise<{ code: unknown; out: string; err: string }> =>
    new Promise((resolve) => {
      const node = ["--disable-warning=ExperimentalWarning"];
      const env = {
        ...process.env,
        FORECOURT_DATA: data,
        FORECOURT_ENV: "test",
        FORECOURT_LOG_LEVEL: "silent",
      };
      execFile(
        process.execPath,
        [...node, join(import.meta.dirname, "forecourt.ts"), ...words],
        { env },
        (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
      );
    });

  it(
    "prints to standard output and ends with 0",
    async () => {
      expect(await forecourt("leads", "list")).toEqual({ code: 0, out: "No leads.\n", err: "" });
    },
    TIMEOUT_MS,
  );

  it(
    "says on standard error what is wrong and ends with 1",
    async () => {
      expect(await forecourt("reservations", "show", "r9")).toEqual({
        code: 1,
        out: "",
        err: "There is no reservation r9.\n",
      });
    },
    TIMEOUT_MS,
  );
});
