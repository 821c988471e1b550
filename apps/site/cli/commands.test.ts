import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { commandTree } from "./completion/command-tree.ts";
import { forecourtProgram } from "./program.ts";
import { runForecourt } from "./testing/run-forecourt.ts";

/** What one command prints for programs, and what it does with a tenant that is not there. */
interface Habits {
  /** `option`: with --json. `always`: nothing else. Otherwise why there is no JSON. */
  readonly json: "option" | "always" | { readonly none: string };
  /** How the tenant is named; null for a command that names none. */
  readonly tenant: "--tenant" | "argument" | null;
  /** What the command needs besides. */
  readonly args?: readonly string[];
  /** The exit codes that it can end with. */
  readonly exits: readonly number[];
  /** Run on an empty data folder, it ends by itself and prints JSON. */
  readonly runs?: true;
}

const NOTHING = { none: "it prints nothing" };
const usual = [0, 1, 2];

/** Every command. One that is missing here fails the first test below. */
const COMMANDS: Readonly<Record<string, Habits>> = {
  "accounts erase": {
    json: "option",
    tenant: "--tenant",
    args: ["--email", "a@b.example"],
    exits: usual,
    runs: true,
  },
  "accounts export": { json: "always", tenant: "--tenant", args: ["--email", "a@b.example"], exits: usual },
  "alerts look": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "alerts mails": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "alerts run": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "alerts times": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "api openapi": { json: "always", tenant: null, exits: usual, runs: true },
  backup: {
    json: "option",
    tenant: null,
    args: [join(tmpdir(), `forecourt-backup-${process.pid}`)],
    exits: usual,
    runs: true,
  },
  "car about": { json: "option", tenant: "--tenant", args: ["c1"], exits: usual },
  "car why": { json: "option", tenant: "--tenant", args: ["c1"], exits: usual },
  completion: { json: { none: "it prints a script" }, tenant: null, args: ["bash"], exits: [0, 2] },
  "desk add": { json: "option", tenant: null, args: ["ada", "--role", "dealer"], exits: usual },
  "desk audit": { json: "option", tenant: null, exits: usual, runs: true },
  "desk link": { json: "option", tenant: null, exits: usual },
  "desk list": { json: "option", tenant: null, exits: usual, runs: true },
  "desk remove": { json: "option", tenant: null, args: ["ada"], exits: usual },
  "events failures": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "events funnel": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "events tail": { json: "option", tenant: "--tenant", exits: usual },
  "leads erase": { json: "option", tenant: "--tenant", args: ["--expired"], exits: usual, runs: true },
  "leads export": {
    json: { none: "it writes CSV; `leads list --json` lists" },
    tenant: "--tenant",
    exits: usual,
  },
  "leads list": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "leads payload": { json: "option", tenant: null, args: ["l1", "mail"], exits: usual },
  "leads release": { json: "option", tenant: null, args: ["l1"], exits: usual },
  "leads retry": { json: "option", tenant: "--tenant", args: ["--all-dead"], exits: usual, runs: true },
  "leads route": { json: "option", tenant: null, args: ["l1"], exits: usual },
  "leads routes": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "leads show": { json: "option", tenant: null, args: ["l1"], exits: usual },
  "reservations capture": { json: "option", tenant: null, args: ["r1"], exits: usual },
  "reservations list": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "reservations reconcile": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "reservations refund": { json: "option", tenant: null, args: ["r1", "--amount", "5"], exits: usual },
  "reservations release": { json: "option", tenant: null, args: ["r1"], exits: usual },
  "reservations show": { json: "option", tenant: null, args: ["r1"], exits: usual },
  "stock check-images": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "stock columns": { json: "option", tenant: null, exits: usual, runs: true },
  "stock export": {
    json: { none: "it writes a catalogue's own format" },
    tenant: "--tenant",
    args: ["--to", "google"],
    exits: usual,
  },
  "stock import": {
    json: "option",
    tenant: "--tenant",
    args: ["none.csv", "--map", "none.json"],
    exits: [0, 1, 2, 3],
  },
  "stock list": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "stock runs": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "stock settings": { json: "option", tenant: "--tenant", exits: usual, runs: true },
  "stock show": { json: "option", tenant: "--tenant", args: ["c1"], exits: usual },
  "stock suggest-map": { json: "always", tenant: null, args: ["none.csv"], exits: usual },
  "stock why-ranked": { json: "option", tenant: "--tenant", args: ["c1"], exits: usual },
  "tenant address": {
    json: "option",
    tenant: "argument",
    args: ["/special-offers"],
    exits: usual,
    runs: true,
  },
  "tenant check": { json: "option", tenant: "argument", exits: usual, runs: true },
  "tenant diff": { json: "option", tenant: "argument", args: ["kowhai"], exits: usual, runs: true },
  "tenant draft back": { json: "option", tenant: "argument", exits: [0, 1, 2, 3] },
  "tenant draft drop": { json: "option", tenant: "argument", exits: usual },
  "tenant draft entry": {
    json: "option",
    tenant: "argument",
    args: ["offers.json", '{"id":"cli","name":"Wipers"}'],
    exits: usual,
    runs: true,
  },
  "tenant draft file": {
    json: "option",
    tenant: "argument",
    args: ["posts/cli.md", "--remove"],
    exits: usual,
    runs: true,
  },
  "tenant draft publish": { json: "option", tenant: "argument", exits: [0, 1, 2, 3] },
  "tenant draft set": {
    json: "option",
    tenant: "argument",
    args: ["cars.newArrivalDays", "5"],
    exits: usual,
    runs: true,
  },
  "tenant draft show": { json: "option", tenant: "argument", exits: usual },
  "tenant draft unset": {
    json: "option",
    tenant: "argument",
    args: ["cars.newArrivalDays"],
    exits: usual,
    runs: true,
  },
  "tenant explain": {
    json: "option",
    tenant: "argument",
    args: ["cars.newArrivalDays"],
    exits: usual,
    runs: true,
  },
  "tenant list": { json: "option", tenant: null, exits: usual, runs: true },
  "tenant new": { json: "option", tenant: null, exits: usual },
  "tenant reload": { json: "option", tenant: null, exits: usual },
  "tenant schema": { json: "option", tenant: null, exits: usual },
  "tenant settings": { json: "option", tenant: null, exits: usual, runs: true },
  serve: { json: NOTHING, tenant: null, exits: [0, 1, 2] },
  worker: { json: NOTHING, tenant: null, exits: [0, 1, 2] },
};

const TENANT = "harbourside";
const data = mkdtempSync(join(tmpdir(), "forecourt-commands-"));
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
  rmSync(join(tmpdir(), `forecourt-backup-${process.pid}`), { recursive: true, force: true });
});

const leaves = commandTree(forecourtProgram()).filter(({ command }) => command.commands.length === 0);
const habits = Object.entries(COMMANDS);
const run = (path: string, ...words: string[]) =>
  runForecourt({ FORECOURT_DATA: data }, ...path.split(" "), ...words);

/** The words that call a command for a tenant. */
const called = ({ tenant, args = [] }: Habits, slug: string): string[] =>
  tenant === "--tenant" ? [...args, "--tenant", slug] : tenant === "argument" ? [slug, ...args] : [...args];

describe("every command of forecourt", () => {
  it("stands in the table", () => {
    expect(leaves.map(({ path }) => path).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it.each(leaves.map(({ path, command }) => [path, command] as const))(
    "%s is described in the same words",
    (path, command) => {
      const { json, tenant } = COMMANDS[path] ?? {};
      expect(command.description()).toMatch(/^[A-Z].*[.]$/s);
      const words = new Map(command.options.map(({ long, description }) => [long, description]));
      expect(words.get("--json")).toBe(json === "option" ? "print JSON, for programs" : undefined);
      const known = tenant === "--tenant" ? ["the site", "only this site's"] : [undefined];
      expect(known).toContain(words.get("--tenant"));
    },
  );

  it("says its exit codes in its help", async () => {
    for (const path of ["stock", "stock list", "tenant check", "worker"])
      expect((await run(path, "--help")).out).toMatch(
        /Exit codes: 0 done; 1 .*; 2 called wrongly.*; 3 done, but/s,
      );
  });

  it.each(habits.filter(([, { tenant }]) => tenant !== null))(
    "%s refuses an unknown tenant as all do",
    async (path, command) => {
      const answer = await run(path, ...called(command, "nobody"));
      expect(answer.err).toMatch(
        /^There is no tenant called 'nobody'\. There are: bluegum-mazda, .*wander\.\n$/,
      );
      expect([answer.code, answer.out]).toEqual([2, ""]);
    },
  );

  it.each(habits.filter(([, { runs }]) => runs))(
    "%s prints JSON alone with --json",
    async (path, command) => {
      const words = called(command, TENANT);
      const answer = await run(path, ...words, ...(command.json === "option" ? ["--json"] : []));
      expect(answer.err).toBe("");
      expect(command.exits).toContain(answer.code);
      const text = answer.out.trim();
      const documents = path === "api openapi" ? [text] : text.split("\n").filter(Boolean);
      for (const each of documents) expect(typeof JSON.parse(each)).toBe("object");
    },
  );

  it.each([
    ["--frob"],
    ["stock", "lst"],
    ["leads", "list", "--limit", "many"],
    ["completion", "csh"],
    ["leads", "show"],
  ])("ends with 2 when it is called as %j", async (...words) => {
    const answer = await run(words[0] ?? "", ...words.slice(1));
    expect([answer.code, answer.out]).toEqual([2, ""]);
    expect(answer.err).toMatch(/error|unknown|Usage/);
  });

  it("prints the version of the packages", async () => {
    expect(await run("--version")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});
