import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SHARED = process.env["FORECOURT_SHARED"] ?? join(import.meta.dirname, "../../../../../shared");

/** Our own, which are always there: markup, traversal, templates, names of prototypes, strange characters, long texts. */
const OWN: readonly string[] = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "</script><svg onload=alert(1)>",
  "javascript:alert(1)",
  "'; DROP TABLE leads; --",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "__proto__",
  "constructor",
  "toString",
  "{{7*7}}${7*7}#{7*7}<%= 7*7 %>",
  "%0d%0aSet-Cookie: x-injected=1",
  "\r\nx-injected: 1\r\n\r\n<html>",
  "\u0000\u0007\u001b[2J",
  "\u202Egnp.exe\u2066\uFEFF",
  "𝕬".repeat(300),
  "e\u0301\u0323".repeat(1000),
  "-0",
  "1e308",
  "NaN",
  "9".repeat(400),
  "//evil.example/%2f..",
  "https://evil.example@dealer.localhost/",
  "\\\\evil.example\\share",
  "[object Object]",
  "[[[[[[[[[[",
  '{"$ne":null}',
  "a".repeat(5000),
  "<".repeat(2000),
  "(a+)+$".repeat(50),
];

/** The words to attack with; the two public lists are read where they are there. */
export function hostileWords(): { words: string[]; lists: string[] } {
  const lists: string[] = [];
  const words = [...OWN];
  const blns = join(SHARED, "data/blns/blns.json");
  if (existsSync(blns)) {
    const read: unknown = JSON.parse(readFileSync(blns, "utf8"));
    if (Array.isArray(read)) words.push(...read.map(String));
    lists.push("blns");
  }
  const payloads = join(SHARED, "data/xss-payloads/payloads.txt");
  if (existsSync(payloads)) {
    words.push(...readFileSync(payloads, "utf8").split("\n").filter(Boolean));
    lists.push("xss-payloads");
  }
  return { words, lists };
}
