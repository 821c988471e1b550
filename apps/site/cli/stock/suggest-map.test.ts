import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { suggestMap } from "./suggest-map.ts";
import { BadCall } from "../options/exit-codes.ts";

const directory = mkdtempSync(join(tmpdir(), "cli-suggest-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let out: string[];
let errors: string[];
beforeEach(() => {
  out = [];
  errors = [];
});
const terminal = {
  live: false,
  out: (line: string) => void out.push(line),
  error: (line: string) => void errors.push(line),
};
const file = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};

it("writes the mapping to standard output, and each column's reason, values and doubts beside it", async () => {
  const feed = file("yard.csv", "Ref;Brand;Model;Shape\n1;Kia;Rio;x\n2;Kia;;\n");
  expect(await suggestMap([feed], {}, terminal)).toBe(0);
  expect(JSON.parse(out.join("\n"))).toEqual({
    name: "yard",
    identity: { id: "Ref" },
    fields: { make: "Brand", model: "Model", status: { constant: "in_stock" } },
  });
  expect(errors).toEqual([
    "A first mapping after 2 rows. Read it before you use it; forecourt stock import --dry-run shows what it does.",
    '  Ref → identity.id (its name says so, and each row has another): "1", "2"',
    '  Brand → make (its name says so): "Kia"',
    '  Model → model (its name says so): "Rio", empty in 1 rows',
    "Left out, since neither their names nor their values say what they are:",
    '  Shape: "x", empty in 1 rows',
    "What no column says:",
    '  ? No column says whether cars are new, used or demo. Map one, or say { "constant": "used" } when all are alike.',
    "  ? No column says whether a car is in stock; all are taken to be. Correct it when the feed sends sold cars.",
    "  ? No column says the price.",
    "  ? No column has pictures.",
  ]);
});

it("says what is wrong with a file that is none, or no feed", async () => {
  await expect(suggestMap([join(directory, "nowhere.csv")], {}, terminal)).rejects.toThrow(BadCall);
  expect(await suggestMap([file("page.csv", "<!doctype html>")], {}, terminal)).toBe(1);
  expect(errors.at(-1)).toBe(
    "The feed could not be read: this is a web page, as servers send instead of a file that has moved or needs a password.",
  );
});
