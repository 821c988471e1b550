import type { AttackInput } from "./attack-input.ts";

/** An answer as it came. */
export interface AttackAnswer {
  /** 0 when the connection broke without one. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  ms: number;
}

/** What an answer must never be. */
export type Fault = "failed" | "slow" | "reflected" | "foreign" | "led_away" | "unguarded";

const MARKUP = /<[a-z/!?]/i;

interface Site {
  host: string;
  /** Texts that stand on other tenants' pages alone. */
  foreign: readonly string[];
  /** Longer than this is a fault, in milliseconds. */
  slowMs: number;
}

/** Every fault of one answer. */
export function faultsOf({ word }: AttackInput, answer: AttackAnswer, site: Site): Fault[] {
  const { status, headers, body, ms } = answer;
  const page = /html|svg|xml/.test(String(headers["content-type"] ?? ""));
  const faults: [Fault, boolean][] = [
    ["failed", status === 0 || status >= 500],
    ["slow", ms > site.slowMs],
    ["reflected", headers["x-injected"] !== undefined || (page && isReflected(word, body))],
    ["foreign", site.foreign.some((text) => body.includes(text))],
    ["led_away", leadsAway(String(headers["location"] ?? ""), site.host)],
    ["unguarded", status > 0 && !guarded(headers)],
  ];
  return faults.flatMap(([fault, found]) => (found ? [fault] : []));
}

/** Only markup can do harm in a page; a plain word may well be shown. */
const isReflected = (word: string | null, body: string): boolean =>
  word !== null && MARKUP.test(word) && body.includes(word);

function leadsAway(location: string, host: string): boolean {
  if (location === "") return false;
  const base = `http://${host}`;
  return !URL.canParse(location, base) || new URL(location, base).host !== host;
}

const guarded = (headers: AttackAnswer["headers"]): boolean =>
  headers["content-security-policy"] !== undefined &&
  headers["x-content-type-options"] === "nosniff" &&
  headers["x-powered-by"] === undefined &&
  headers["server"] === undefined;
