import pino from "pino";
import { describe, expect, it } from "vitest";
import { printJsonLines } from "./json-lines.ts";

interface Line {
  level: number;
  msg: string;
}

/** Everything that comes of printing, as the lines of the log. */
function linesOf(
  print: (printers: { console: Console; stdout: { write: (text: string) => boolean } }) => void,
): Line[] {
  let written = "";
  const log = pino({}, { write: (text: string) => void (written += text) });
  const stdout = { write: (_text: string) => false };
  const printers = { console: { ...console }, stdout, stderr: { write: () => false } };
  printJsonLines(log, printers);
  print(printers);
  return written
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

const stream = () => ({ write: (_text: string): boolean => false });

describe("printJsonLines", () => {
  it("makes one JSON object of whatever is printed, in its level", () => {
    const lines = linesOf(({ console: printed, stdout }) => {
      printed.log("ready on %d", 3000);
      printed.warn("careful");
      printed.error(new Error("broken"));
      stdout.write("straight to the stream\n");
    });
    expect(lines.map(({ level }) => level)).toEqual([30, 40, 50, 30]);
    expect(lines.map(({ msg }) => msg.split("\n")[0])).toEqual([
      "ready on 3000",
      "careful",
      "Error: broken",
      "straight to the stream",
    ]);
  });

  it("takes what is written straight to either stream for a line of its level, and nothing for none", () => {
    const written: [string, object, string][] = [];
    const say = (level: string) => (fields: object, text: string) => void written.push([level, fields, text]);
    const printers = { console: { ...console }, stdout: stream(), stderr: stream() };
    printJsonLines({ info: say("info"), warn: say("warn"), error: say("error") }, printers);
    printers.stdout.write("to %s out\n");
    printers.stderr.write("to %s err\n");
    printers.stderr.write("  \n");
    printers.console.log("");
    const printed = { printed: true };
    expect(written).toEqual([
      ["info", printed, "to %s out"],
      ["error", printed, "to %s err"],
    ]);
  });

  it("keeps a forged line inside its string", () => {
    const forged = 'upstream failed for x\n{"level":30,"msg":"lead delivered"}\r\n\u001b[2Jgone';
    for (const lines of [
      linesOf(({ console: printed }) => printed.error(forged)),
      linesOf(({ stdout }) => void stdout.write(forged)),
    ]) {
      expect(lines).toHaveLength(1);
      expect(lines[0]?.msg).toBe('upstream failed for x\n{"level":30,"msg":"lead delivered"}\r\ngone');
    }
  });

  it("prints no query of an address, and no message without an end", () => {
    const [line] = linesOf(({ console: printed }) =>
      printed.error("GET /success?email=ada@example.com failed"),
    );
    expect(line?.msg).toBe("GET /success?… failed");
    const [long] = linesOf(({ console: printed }) => printed.log("x".repeat(100_000)));
    expect(long?.msg).toHaveLength(4000);
  });

  it("takes what else is printed, empty lines left out, and calls back whoever waits for the stream", () => {
    const called: string[] = [];
    const lines = linesOf((printers) => {
      const { console: printed, stdout } = printers;
      const { stderr } = printers as unknown as { stderr: { write: (...parts: unknown[]) => boolean } };
      printed.info("info");
      printed.debug("debug");
      printed.trace("trace");
      printed.log("   ");
      const write = stdout.write as (...parts: unknown[]) => boolean;
      called.push(String(write(Buffer.from("100% of bytes"), "utf8", () => called.push("done"))));
      stderr.write("to the error stream", () => called.push("done, too"));
    });
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [30, "info"],
      [30, "debug"],
      [50, "trace"],
      [30, "100% of bytes"],
      [50, "to the error stream"],
    ]);
    expect(called).toEqual(["done", "true", "done, too"]);
    expect(lines[0]).toMatchObject({ printed: true });
  });
});
