import { timingSafeEqual } from "node:crypto";
import type { PaymentAnswer } from "./payment.ts";

/** Why a provider's answer is no payment. */
export type Failure = Extract<PaymentAnswer, { ok: false }>;

/** A failure with its detail, for the log. */
export const failed = <Problem extends string>(
  problem: Problem,
  detail: string,
): { ok: false; problem: Problem; detail: string } => ({ ok: false, problem, detail });

/** Whether an answer was read as a failure before its fields are looked at. */
export const isFailure = (answer: object): answer is Failure => "problem" in answer && "detail" in answer;

/** Whether a text is the secret one; how long the comparison takes says nothing. */
export function isSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
