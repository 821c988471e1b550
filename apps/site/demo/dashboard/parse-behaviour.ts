import type { DashboardBehaviour } from "@forecourt/tenant-config/dashboard-double";

/** What can be typed at a running double, and what it means. */
export const BEHAVIOURS = "normal · slow 2000 · hang · drop · status 503 · nonsense · hostile · endless";

/**
 * Reads a behaviour as a person types it, or null for words that are none.
 *
 * @example
 * parseBehaviour("slow 2000") // { kind: "slow", milliseconds: 2000 }
 */
export function parseBehaviour(line: string): DashboardBehaviour | null {
  const [word = "", argument = ""] = line.trim().toLowerCase().split(/\s+/);
  const number = /^\d{1,6}$/.test(argument) ? Number(argument) : null;
  switch (word) {
    case "normal":
    case "hang":
    case "drop":
    case "endless":
      return { kind: word };
    case "slow":
      return { kind: "slow", milliseconds: number ?? 2_000 };
    case "status":
      return { kind: "status", status: number !== null && number >= 400 && number <= 599 ? number : 503 };
    case "nonsense":
      return { kind: "body", text: "<html><body>Sign in</body></html>" };
    case "hostile":
      return { kind: "body", text: '{"locations":[],"__proto__":{"admin":true}}' };
    default:
      return null;
  }
}
