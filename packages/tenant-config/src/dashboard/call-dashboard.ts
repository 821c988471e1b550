import type { PlainFetch } from "@forecourt/search/kernel";
import { parseJson } from "../wire/parse-json.ts";
import { readLimited } from "./read-limited.ts";
import type { Credentials, ResolvedDashboard } from "./resolve-dashboard.ts";

/** What a call needs of the world. Everything that waits or reaches out is handed in. */
export interface DashboardWorld {
  fetch: PlainFetch;
  /** Pauses before a retry; real time unless given. */
  sleep?: ((milliseconds: number) => Promise<void>) | undefined;
  /** A signal that aborts so many milliseconds from now; real time unless given. */
  deadline?: ((milliseconds: number) => AbortSignal) | undefined;
}

/** What every call keeps to, whichever site it is for. */
export interface CallLimits {
  /** Pause before the first retry; each further one is four times as long. */
  backoffMs: number;
  /** Longest body that is read, in bytes. */
  maxBytes: number;
}

/** A fifth of a second, and five megabytes: one sick dashboard must not hold the site. */
export const CALL_DEFAULTS: CallLimits = { backoffMs: 200, maxBytes: 5_000_000 };

/** How one call is made: its site's dashboard, and the limits of all calls. */
export type CallPolicy = CallLimits & Pick<ResolvedDashboard, "credentials" | "timeoutMs" | "retries">;

/** Why there is no result. `missing` is the dashboard's own 404, the rest are its failures. */
export interface CallProblem {
  kind: "missing" | "unreachable" | "refused" | "too_large" | "not_json" | "wrong_shape" | "not_configured";
  detail: string;
  attempts: number;
}

/** The dashboard's response; unknown until its shape is checked. */
export type CallResult<Value = unknown> =
  | { ok: true; value: Value; bytes: number }
  | { ok: false; problem: CallProblem };

type Attempt = CallResult | { retry: string };

const basic = ({ user, password }: Credentials) =>
  `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;

/** Words of an error without its address or credentials: this text goes into logs. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : "unknown error");

const realSleep = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));
const realDeadline = (milliseconds: number) => AbortSignal.timeout(milliseconds);

const fail = (kind: CallProblem["kind"], detail: string): CallResult => ({
  ok: false,
  problem: { kind, detail, attempts: 1 },
});

async function attemptCall(world: DashboardWorld, url: string, policy: CallPolicy): Promise<Attempt> {
  const { credentials } = policy;
  try {
    const response = await world.fetch(url, {
      headers: { accept: "application/json", ...(credentials && { authorization: basic(credentials) }) },
      // A redirect could carry the credentials to another host.
      redirect: "manual",
      signal: (world.deadline ?? realDeadline)(policy.timeoutMs),
    });
    if (response.status >= 500) {
      await response.body?.cancel();
      return { retry: `status ${response.status}` };
    }
    if (!response.ok) {
      await response.body?.cancel();
      return fail(response.status === 404 ? "missing" : "refused", `status ${response.status}`);
    }
    const body = await readLimited(response, policy.maxBytes);
    if (body === null) return fail("too_large", `more than ${policy.maxBytes} bytes`);
    const parsed = parseJson(body.text);
    return parsed.ok
      ? { ok: true, value: parsed.value, bytes: body.bytes }
      : fail("not_json", parsed.problem);
  } catch (error) {
    return { retry: reasonOf(error) };
  }
}

/**
 * Asks the dashboard for one thing. Network failures (a missed deadline is one) and 5xx are tried
 * again, up to the policy's retries with a growing pause; a 404 and every other response are final.
 * Never throws.
 */
export async function callDashboard(
  world: DashboardWorld,
  url: string,
  policy: CallPolicy,
): Promise<CallResult> {
  let detail = "";
  for (let attempt = 0; attempt <= policy.retries; attempt += 1) {
    if (attempt > 0) await (world.sleep ?? realSleep)(policy.backoffMs * 4 ** (attempt - 1));
    const outcome = await attemptCall(world, url, policy);
    if (!("retry" in outcome)) {
      return outcome.ok ? outcome : { ok: false, problem: { ...outcome.problem, attempts: attempt + 1 } };
    }
    detail = outcome.retry;
  }
  return { ok: false, problem: { kind: "unreachable", detail, attempts: policy.retries + 1 } };
}
