import { describe, expect, it } from "vitest";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";
import { ImportTally } from "./import-tally.ts";

function mapping() {
  const result = parseFeedMapping({
    name: "yard",
    fields: { make: "Make", model: "Model", car_type: "Type" },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.mapping;
}
const reportOf = (tally: ImportTally) => tally.report(mapping(), false, "v1", []);
const at = (line: number) => ({ file: null, line });
const times = (count: number, work: (at: number) => void): void => {
  for (let at = 0; at < count; at += 1) work(at);
};

describe("ImportTally", () => {
  it("keeps a hundred refused rows, and counts them all", () => {
    const tally = new ImportTally();
    times(101, (line) =>
      tally.refuse({ ...at(line), column: null, value: null, reason: "no make", cells: [], earlier: null }),
    );
    const report = reportOf(tally);
    expect([report.refused, report.refusedRows.length]).toEqual([101, 100]);
    expect(report.refusedRows.at(-1)?.line).toBe(99);
  });

  it("counts a note by its column and reason, with its first line and value, the most frequent first", () => {
    const tally = new ImportTally();
    tally.note(at(2), { column: "km", reason: "no number", value: "many" });
    tally.note(at(3), { column: "price", reason: "no number", value: "ask" });
    tally.note(at(4), { column: "price", reason: "no number", value: "call" });
    tally.note(at(5), { column: "price", reason: "below 0", value: "-1" });
    expect(reportOf(tally).notes).toEqual([
      { column: "price", reason: "no number", count: 2, firstFile: null, firstLine: 3, example: "ask" },
      { column: "km", reason: "no number", count: 1, firstFile: null, firstLine: 2, example: "many" },
      { column: "price", reason: "below 0", count: 1, firstFile: null, firstLine: 5, example: "-1" },
    ]);
  });

  it("keeps five hundred different notes, and still counts those it keeps", () => {
    const tally = new ImportTally();
    times(501, (line) => tally.note(at(line), { column: `c${line}`, reason: "odd", value: "" }));
    tally.note(at(900), { column: "c0", reason: "odd", value: "" });
    const { notes } = reportOf(tally);
    expect(notes).toHaveLength(500);
    expect(notes[0]).toMatchObject({ column: "c0", count: 2 });
    expect(notes.some(({ column }) => column === "c500")).toBe(false);
  });

  it("counts repeats and remembers the first", () => {
    const tally = new ImportTally();
    expect(reportOf(tally).repeats).toEqual({ count: 0, exact: 0, first: null });
    tally.repeat(at(7), at(3), false);
    tally.repeat({ file: "b.csv", line: 9 }, at(4), true);
    expect(reportOf(tally).repeats).toEqual({
      count: 2,
      exact: 1,
      first: { place: "line 7", earlier: "line 3" },
    });
  });

  it("shows five examples of each kind", () => {
    const tally = new ImportTally();
    times(6, (at) => tally.example("added", `car ${at}`));
    tally.example("left", "gone");
    expect(reportOf(tally).examples).toEqual({
      added: ["car 0", "car 1", "car 2", "car 3", "car 4"],
      changed: [],
      left: ["gone"],
    });
  });

  it("says whose feed it was, what kind, and what was served afterwards", () => {
    const tally = new ImportTally();
    tally.rows = 4;
    tally.counts.added = 3;
    expect(tally.report(mapping(), true, "v2", [])).toMatchObject({
      ok: true,
      feed: "yard",
      kind: mapping().feed,
      dryRun: true,
      rows: 4,
      added: 3,
      unchanged: 0,
      version: "v2",
      summary: "+3 −0 ~0",
    });
  });
});
