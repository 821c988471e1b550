import type { SnapshotFrom } from "xstate";
import type { Answer, Answers } from "../answers/answers.ts";
import { sameAnswers } from "../answers/answers.ts";
import type { Skip, StepTrail } from "./step-trail.ts";
import { startTrail } from "./step-trail.ts";
import type { AnswersByStep, StepsResume } from "./steps-context.ts";
import type { stepsMachine } from "./steps-machine.ts";

const VERSION = "1";
/** No honest form is larger; a longer token is not even decoded. */
const MAX_TOKEN_LENGTH = 200_000;

const encode = (value: unknown): string =>
  btoa(encodeURIComponent(JSON.stringify(value)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function decode(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(text.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/**
 * Everything needed to go on with a form after a reload, as one opaque text; `null` once the form has
 * been sent. Files do not survive a reload and are left out. The text holds what the shopper typed:
 * keep it where only this browser or this site can read it.
 *
 * @example
 * sessionStorage.setItem("finance", printResumeToken(actor.getSnapshot()) ?? "");
 */
export function printResumeToken(snapshot: SnapshotFrom<typeof stepsMachine>): string | null {
  if (snapshot.matches({ page: "complete" })) return null;
  const { key, trail, answers, checked, saved: theirs, leadId } = snapshot.context;
  const saved = trail.steps.filter((step) => {
    const [mine, acknowledged] = [checked[step], theirs[step]];
    return mine !== undefined && acknowledged !== undefined && sameAnswers(mine, acknowledged);
  });
  return print({ key, trail, answers, checked, saved, leadId });
}

/**
 * Begins a form anew under the lead that was saved of it: without its answers, from the first step. The dealer gets one lead.
 *
 * @example
 * const resume = parseResumeToken(token, steps);
 * if (resume) storage.setItem("form", printRestartToken(resume));
 */
export const printRestartToken = ({ key, trail, leadId }: StepsResume): string =>
  print({ key, trail: startTrail(trail.steps), answers: {}, checked: {}, saved: [], leadId });

const print = (resume: StepsResume): string => `${VERSION}.${encode(resume)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const isAnswer = (value: unknown): value is Answer =>
  typeof value === "string" || typeof value === "boolean" || isTexts(value);

/** Files arrive here as lists of empty objects, which are no answers. */
const parseAnswers = (value: unknown): Answers =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, Answer] => entry[0] !== "__proto__" && isAnswer(entry[1]),
        ),
      )
    : {};

const parseByStep = (value: unknown, steps: readonly string[]): AnswersByStep =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([step]) => steps.includes(step))
          .map(([step, answers]) => [step, parseAnswers(answers)]),
      )
    : {};

/** Skips as `step-trail.ts` makes them: each ahead, one wholly after the other, none beyond the step shown. */
function parseSkips(value: unknown, index: number): Skip[] | null {
  if (!Array.isArray(value)) return null;
  const skips: Skip[] = [];
  for (const entry of value) {
    if (!isRecord(entry)) return null;
    const { from, to, answered } = entry;
    if (!Number.isInteger(from) || !Number.isInteger(to) || typeof answered !== "boolean") return null;
    if (typeof from !== "number" || typeof to !== "number") return null;
    if (from < (skips.at(-1)?.to ?? 0) || to <= from || to > index) return null;
    skips.push({ from, to, answered });
  }
  return skips;
}

function parseTrail(value: unknown, steps: readonly string[]): StepTrail | null {
  if (!isRecord(value) || !isTexts(value["steps"])) return null;
  if (value["steps"].join("\n") !== steps.join("\n")) return null;
  const index = value["index"];
  if (typeof index !== "number" || !Number.isInteger(index) || index < 0 || index >= steps.length)
    return null;
  const skips = parseSkips(value["skips"], index);
  return skips && { ...startTrail(steps), index, skips };
}

/**
 * Reads a token back, trusting nothing. `null`, meaning "start afresh", for another version, another
 * list of steps (the form has changed since), or anything damaged or made up.
 *
 * @example
 * createActor(machine, { input: { steps, key, resume: parseResumeToken(sessionStorage.getItem("finance"), steps) } })
 */
export function parseResumeToken(token: string | null, steps: readonly string[]): StepsResume | null {
  if (!token?.startsWith(`${VERSION}.`) || token.length > MAX_TOKEN_LENGTH) return null;
  const value = decode(token.slice(VERSION.length + 1));
  if (!isRecord(value)) return null;
  const { key, leadId, saved } = value;
  const trail = parseTrail(value["trail"], steps);
  if (!trail || typeof key !== "string" || key === "") return null;
  return {
    key,
    trail,
    answers: parseByStep(value["answers"], steps),
    checked: parseByStep(value["checked"], steps),
    saved: isTexts(saved) ? saved : [],
    leadId: typeof leadId === "string" && leadId !== "" ? leadId : null,
  };
}
