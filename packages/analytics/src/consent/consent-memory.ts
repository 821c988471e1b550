import { readText, writeText } from "../browser-memory.ts";
import type { BrowserMemory } from "../browser-memory.ts";
import type { ConsentAnswer } from "./consent.ts";

const KEY = "third-party-consent";

/** The answer remembered in this browser; anything unreadable is no answer. */
export function readConsentAnswer(memory: BrowserMemory): ConsentAnswer {
  const stored = readText(memory, KEY);
  return stored === "granted" || stored === "refused" ? stored : null;
}

/** Remembers the shopper's answer; a browser that refuses storage asks again next time. */
export const saveConsentAnswer = (memory: BrowserMemory, answer: "granted" | "refused"): void =>
  writeText(memory, KEY, answer);
