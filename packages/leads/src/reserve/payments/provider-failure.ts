import { timingSafeEqual } from "node:crypto";
import type { PaymentResult } from "./payment.ts";

/** Why a provider's response is no payment. */
export type Failure = Extract<PaymentResult, { ok: false }>;

/** A failure with its detail, for the log. */
export const failed = <Problem extends string>(
  problem: Problem,
  detail: string,
): { ok: false; problem: Problem; detail: string } => ({ ok: false, problem, detail });

export const isFailure = (read: object): read is Failure => "problem" in read && "detail" in read;

/** Whether a text is the secret one; the comparison takes the same time for any text. */
export function isSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
