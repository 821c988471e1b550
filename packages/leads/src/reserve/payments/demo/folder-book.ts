import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BankBook, BankPayment } from "./demo-bank.ts";

const KEY = /^[\w-]{1,100}$/;

/** The demo bank's book as one file a payment, so that it outlives the site's process as a real provider does. */
export function folderBook(directory: string): BankBook {
  mkdirSync(directory, { recursive: true });
  const fileOf = (key: string): string => join(directory, `${key}.json`);
  const read = (key: string): BankPayment | null => {
    if (!KEY.test(key)) return null;
    try {
      return JSON.parse(readFileSync(fileOf(key), "utf8")) as BankPayment;
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (payment) => {
      if (!KEY.test(payment.key))
        throw new Error(`"${payment.key}" is no key of a payment, so it is not stored.`);
      const unfinished = `${fileOf(payment.key)}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(payment));
      renameSync(unfinished, fileOf(payment.key));
    },
    all: () =>
      readdirSync(directory)
        .filter((name) => name.endsWith(".json"))
        .flatMap((name) => read(name.slice(0, -".json".length)) ?? []),
  };
}
