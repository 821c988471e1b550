import { readText, writeText } from "../browser-storage.ts";
import type { BrowserStorage } from "../browser-storage.ts";
import type { ConsentAnswer } from "./consent.ts";

const KEY = "third-party-consent";

/** The answer remembered in this browser; anything unreadable is no answer. */
export function readConsentAnswer(storage: BrowserStorage): ConsentAnswer {
  const stored = readText(storage, KEY);
  return stored === "granted" || stored === "refused" ? stored : null;
}

/** Remembers the shopper's answer; a browser that refuses storage asks again next time. */
export const saveConsentAnswer = (storage: BrowserStorage, answer: "granted" | "refused"): void =>
  writeText(storage, KEY, answer);
