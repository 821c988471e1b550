import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BankPayment, demoBank } from "./demo-bank.ts";
import { folderBook } from "./folder-book.ts";

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), "forecourt-bank-")), "book");
});
afterEach(() => rmSync(join(directory, ".."), { recursive: true, force: true }));

const payment: BankPayment = {
  key: "r1-1",
  reference: "bank-r1-1",
  amount: 50_000,
  currency: "AUD",
  status: "waiting",
  captured: 0,
  refunded: 0,
  captureBefore: null,
  session: null,
  confirmAt: null,
  refunds: {},
  card: "succeed",
  declineCode: null,
};

describe("folderBook", () => {
  it("keeps each payment in a file of its own, for every process that opens the folder", () => {
    folderBook(directory).write(payment);
    folderBook(directory).write({ ...payment, status: "authorised" });
    folderBook(directory).write({ ...payment, key: "r2-1" });
    expect(readdirSync(directory).toSorted()).toEqual(["r1-1.json", "r2-1.json"]);
    const book = folderBook(directory);
    expect(book.read("r1-1")).toEqual({ ...payment, status: "authorised" });
    expect(
      book
        .all()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(["r1-1", "r2-1"]);
  });

  it("has no payment of a key that is none or that no one wrote, nor of a file that is broken", () => {
    const book = folderBook(directory);
    writeFileSync(join(directory, "broken.json"), "{");
    writeFileSync(join(directory, "other.txt"), JSON.stringify(payment));
    writeFileSync(join(directory, "..", "outside.json"), JSON.stringify(payment));
    for (const key of ["r9", "broken", "../outside", ""]) expect(book.read(key)).toBeNull();
    expect(book.all()).toEqual([]);
  });

  it("writes no file of a key that could lead out of the folder", () => {
    expect(() => folderBook(directory).write({ ...payment, key: "../x" })).toThrow("is no key of a payment");
  });
});

describe("demoBank", () => {
  it("declines what the shopper refuses at the bank, and opens it again", () => {
    const bank = demoBank(folderBook(directory), () => 1_000);
    folderBook(directory).write(payment);
    bank.decide("r1-1", "rejected");
    expect(bank.find("r1-1")).toMatchObject({ status: "declined", declineCode: "authentication_failed" });
    bank.decide("r1-1", "confirmed");
    expect(bank.find("r1-1")).toMatchObject({ status: "declined" });
    bank.reopen("r1-1");
    expect(bank.find("r1-1")).toMatchObject({ status: "waiting", declineCode: null });
    bank.decide("r1-1", "confirmed");
    expect(bank.find("r1-1")).toMatchObject({ status: "authorised" });
  });
});
