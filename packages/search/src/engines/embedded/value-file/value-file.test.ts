import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TextTable } from "../../../lists/text-table.ts";
import { readValueFile, writeValueFile } from "./value-file.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "value-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = () => join(directory, "stock.index");
const shared = Uint16Array.of(1, 2, 65_535);
const value = {
  shared: [shared, shared],
  bytes: Uint8Array.of(1, 2, 3),
  none: new Uint32Array(0),
  numbers: Float64Array.of(Number.NaN, 0.5, -1),
  names: new Map([["š", { texts: TextTable.of(["a", "š"]), list: [null, "x"] }]]),
};

describe("a value file", () => {
  it("gives the value back under its key alone, and leaves nothing beside it", async () => {
    await writeValueFile(file(), "a key", value);
    expect(await readValueFile(file(), ["other", "a key"])).toEqual({ key: "a key", value });
    expect(await readValueFile(file(), ["another"])).toBeNull();
    expect(readdirSync(directory)).toEqual(["stock.index"]);
    await writeValueFile(file(), "another", { x: 1 });
    expect(await readValueFile(file(), ["another"])).toMatchObject({ value: { x: 1 } });
    rmSync(file());
    expect(await readValueFile(file(), ["another"])).toBeNull();
  });

  it("is none when it was cut short or has one byte changed, wherever that is", async () => {
    await writeValueFile(file(), "a key", value);
    const whole = readFileSync(file());
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flipped) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ flipped;
        writeFileSync(file(), changed);
        expect(await readValueFile(file(), ["a key"])).toBeNull();
        writeFileSync(file(), whole.subarray(0, at));
        expect(await readValueFile(file(), ["a key"])).toBeNull();
      }),
    );
  });
});
