import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbeddedStock } from "../open-embedded-stock.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "writers-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** A process of its own that writes cars one by one and prints each id once the write was acknowledged. */
const writerProgram = (name: string, cars: number) => `
  import { openEmbeddedStock } from ${file("../open-embedded-stock.ts")};
  import { ownRecord } from ${file("../../../stock-index/stock-index.ts")};
  import { stringifyCar } from ${file("../../../car/wire/stringify-car.ts")};
  import { aCar } from ${file("../../../testing/fixtures/a-car.ts")};
  const stock = await openEmbeddedStock({ directory: ${JSON.stringify(directory)} });
  for (let at = 0; at < ${cars}; at++) {
    const id = ${JSON.stringify(name)} + "-" + at;
    const written = await stock.index.write((writer) => writer.put([ownRecord(stringifyCar(aCar({ id })))]));
    console.log(written.ok ? id : "! " + written.detail);
  }
`;

function startWriter(
  name: string,
  cars: number,
): { process: ChildProcess; acknowledged: string[]; ended: Promise<void> } {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", writerProgram(name, cars)]);
  const acknowledged: string[] = [];
  child.stdout
    .setEncoding("utf8")
    .on("data", (text: string) => acknowledged.push(...text.split("\n").filter((line) => line !== "")));
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  return { process: child, acknowledged, ended };
}

async function stored(): Promise<Set<string>> {
  const { index } = await openEmbeddedStock({ directory });
  const ids = new Set<string>();
  for await (const { document } of index.records()) ids.add(document.id);
  return ids;
}

describe("several processes that write the same stock", () => {
  it("lose no acknowledged write", { timeout: 60_000 }, async () => {
    const writers = ["a", "b", "c"].map((name) => startWriter(name, 8));
    await Promise.all(writers.map(({ ended }) => ended));
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    expect(acknowledged).toHaveLength(24);
    expect(await stored()).toEqual(new Set(acknowledged));
  });

  it("go on after one of them was killed in the middle of its work", { timeout: 60_000 }, async () => {
    const victim = startWriter("victim", 1_000);
    const survivor = startWriter("survivor", 10);
    await new Promise<void>((resolve) => survivor.process.stdout?.once("data", () => resolve()));
    victim.process.kill("SIGKILL");
    await Promise.all([victim.ended, survivor.ended]);
    const ids = await stored();
    expect(survivor.acknowledged).toHaveLength(10);
    expect([...survivor.acknowledged, ...victim.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  });
});
