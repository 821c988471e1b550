import { leadCallSchema } from "@forecourt/leads/intake";
import { z } from "zod";
import { CHECKED, empty, never, problems, says, tooMany } from "./status-meanings.ts";
import type { StatusMeaning, Operation } from "./operation.ts";

const stored = z.strictObject({
  id: z.string().describe("The lead's id."),
  refused: z
    .array(z.looseObject({ message: z.string() }))
    .optional()
    .describe("Files that were not taken."),
});

const USUAL: Readonly<Record<number, StatusMeaning>> = {
  ...CHECKED,
  200: says("The lead is stored; it was sent before, or is extended.", stored),
  303: empty("A plain form is led to the page of thanks, or back with what is wrong."),
  422: says("A field is wrong; each problem names its field.", problems),
  429: never(tooMany, "a flood is recognised by its content, as `pnpm bench attack` sends it"),
};
const CREATED: Readonly<Record<number, StatusMeaning>> = {
  ...USUAL,
  201: says("The lead is stored.", stored),
};

const leadBody = { schema: leadCallSchema, kinds: ["json", "form"] } as const;

const LEADS: readonly Operation[] = [
  {
    id: "createLead",
    method: "post",
    path: "/api/leads",
    summary: "Creates a lead.",
    body: leadBody,
    responses: CREATED,
  },
  {
    id: "extendLead",
    method: "put",
    path: "/api/leads/{id}",
    summary: "Extends a lead by a later step of its form.",
    body: leadBody,
    responses: {
      ...USUAL,
      201: says("What was sent is no later step of that lead, and is stored as a lead of its own.", stored),
      404: says("This site has no such lead."),
    },
  },
  {
    id: "createLeadWithFiles",
    method: "post",
    path: "/api/leads/with-files",
    summary: "Creates a lead with files: a part `lead` of JSON from a script, or a plain form's fields.",
    body: { schema: leadCallSchema, kinds: ["multipart"] },
    responses: { ...CREATED, 413: never(says("The body is too large."), "it would have to be of 110 MB") },
  },
];

const MOCK_OFF = says("Mock mode is off, as in production.");

const mock = ({ id, path, summary, responses, ...operation }: Operation): Operation => ({
  ...operation,
  id: `${id}Mock`,
  path: `/mock${path}`,
  summary: `${summary} In mock mode: the same responses, and nothing is stored.`,
  responses: {
    404: never(MOCK_OFF, "it is on everywhere but in production"),
    ...responses,
    421: { means: "No site has this host.", type: "text/html", unreachable: null },
  },
});

const CAR_CLARITY: Operation = {
  id: "createCarClarityLead",
  method: "post",
  path: "/api/carClarityCustomer",
  summary: "Creates a lead for the site's CarClarity sinks alone.",
  body: leadBody,
  responses: { ...CREATED, 404: says("This site has no such sink.") },
};

/** Leads, and the same in mock mode. */
export const leadCalls: readonly Operation[] = [...LEADS, ...LEADS.map(mock), CAR_CLARITY];
