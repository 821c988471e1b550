import { leadCallSchema } from "@forecourt/leads/intake";
import { z } from "zod";
import type { Answer, Operation } from "./operation.ts";
import { badBody, empty, never, says, WRITES, tooMany, problems } from "./answers.ts";

const leadAnswers: Readonly<Record<number, Answer>> = {
  200: says("The lead is kept; it was sent before, or is extended.", leadKept()),
  201: says("The lead is kept.", leadKept()),
  303: empty("A plain form is led to the page of thanks, or back with what is wrong."),
  400: badBody,
  404: says("This site has no such lead."),
  422: says("An answer is wrong; each problem names its field.", problems),
  429: never(tooMany, "a flood is told by its content, as `pnpm bench attack` sends it"),
};

function leadKept() {
  return z.strictObject({
    id: z.string().describe("The lead's id."),
    refused: z
      .array(z.looseObject({ message: z.string() }))
      .optional()
      .describe("Files that were not taken."),
  });
}

const leadBody = { schema: leadCallSchema, kinds: ["json", "form"] } as const;
const mock = (operation: Operation): Operation => {
  return {
    ...operation,
    id: `${operation.id}Mock`,
    path: `/mock${operation.path}`,
    summary: `${operation.summary} In mock mode: the same answers, and nothing is kept.`,
    answers: {
      ...operation.answers,
      421: { means: "No site has this host.", type: "text/html", unreachable: null },
      404: says("This site has no such lead, or mock mode is off, as in production."),
    },
  };
};

const LEADS: readonly Operation[] = [
  {
    id: "createLead",
    method: "post",
    path: "/api/leads",
    summary: "Creates a lead.",
    body: leadBody,
    answers: { ...WRITES, ...leadAnswers },
  },
  {
    id: "extendLead",
    method: "put",
    path: "/api/leads/{id}",
    summary: "Extends a lead by a later step of its form.",
    body: leadBody,
    answers: {
      ...WRITES,
      ...leadAnswers,
      201: never(leadAnswers[201] ?? empty(""), "a lead that is extended was created before"),
    },
  },
  {
    id: "createLeadWithFiles",
    method: "post",
    path: "/api/leads/with-files",
    summary: "Creates a lead with files: a part `lead` of JSON from a script, or a plain form's fields.",
    body: { schema: leadCallSchema, kinds: ["multipart"] },
    answers: { ...WRITES, ...leadAnswers },
  },
];

const CAR_CLARITY: Operation = {
  id: "createCarClarityLead",
  method: "post",
  path: "/api/carClarityCustomer",
  summary: "Creates a lead for the site's CarClarity sinks alone.",
  body: leadBody,
  answers: {
    ...WRITES,
    ...leadAnswers,
    404: says("This site has no such sink, or no such lead."),
  },
};

/** Leads, and the same in mock mode. */
export const leadCalls: readonly Operation[] = [...LEADS, ...LEADS.map(mock), CAR_CLARITY];
