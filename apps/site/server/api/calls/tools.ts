import { z } from "zod";
import { lookupBody, openFormBody, savedFormBody } from "./request-bodies.ts";
import type { Operation } from "./operation.ts";
import { badBody, CHECKED, empty, never, OUTAGE, says, TENANT, tooMany, WRITES } from "./status-meanings.ts";

const lookup = (id: string, path: string, summary: string): Operation => ({
  id,
  method: "post",
  path,
  summary,
  body: { schema: lookupBody, kinds: ["json", "form"] },
  responses: {
    ...WRITES,
    200: says(
      "The vehicle, and who knows it.",
      z.strictObject({ vehicle: z.looseObject({}), provider: z.string() }),
    ),
    303: empty("A plain form is led back, with the result in it."),
    400: badBody,
    404: says("No register has this plate, or this site looks none up."),
    429: tooMany,
  },
});

/** Saved forms, look-ups, and the rest that pages ask for. */
export const toolCalls: readonly Operation[] = [
  {
    id: "saveForm",
    method: "post",
    path: "/api/resume",
    summary: "Saves a half-filled form.",
    body: { schema: savedFormBody, kinds: ["json"] },
    responses: {
      ...CHECKED,
      201: says("The token that opens it.", z.strictObject({ kept: z.string() })),
      429: tooMany,
    },
  },
  {
    id: "openForm",
    method: "post",
    path: "/api/resume/open",
    summary: "Opens a saved form.",
    body: { schema: openFormBody, kinds: ["json"] },
    responses: {
      ...CHECKED,
      200: says("What was typed.", z.strictObject({ kept: z.string() })),
      404: says("There is nothing to go on with."),
    },
  },
  lookup(
    "lookUpPlate",
    "/api/rego-lookup",
    "Finds a vehicle by its plate, with whatever look-up the site has.",
  ),
  lookup("lookUpNevdis", "/api/nevdis", "The same, with NEVDIS."),
  lookup("lookUpAutograb", "/api/simple-autograb-lookup", "The same, with AutoGrab."),
  {
    id: "readAppointment",
    method: "get",
    path: "/api/appointment",
    summary: "The appointment that this browser has just requested, for its calendar.",
    responses: {
      ...TENANT,
      200: never(
        { means: "The file.", type: "text/calendar", unreachable: null },
        "an appointment has to be requested in the same browser; the journey `book-a-service` does",
      ),
      404: says("There is no appointment."),
    },
  },
  {
    id: "openMap",
    method: "get",
    path: "/api/map/{location}",
    summary: "Leads to the map of a location.",
    responses: { ...TENANT, 302: empty("The map."), 404: says("There is no map of this place.") },
  },
  {
    id: "countStock",
    method: "get",
    path: "/api/stock-count/{path}",
    summary: "How many cars the list at an address has, in the words of a search button.",
    responses: {
      ...TENANT,
      200: says("The number.", z.strictObject({ total: z.int(), text: z.string() })),
      404: says("There is no such list."),
    },
  },
  {
    id: "isUp",
    method: "get",
    path: "/healthz",
    summary: "The process is up.",
    responses: { 200: says("It is.", z.strictObject({ ok: z.literal(true) })) },
  },
  {
    id: "isReady",
    method: "get",
    path: "/readyz",
    summary: "Requests may come.",
    responses: {
      200: says(
        "They may.",
        z.strictObject({ ok: z.literal(true), checks: z.record(z.string(), z.string()) }),
      ),
      503: never(
        says(
          "They may not yet, or no more.",
          z.strictObject({ ok: z.literal(false), checks: z.record(z.string(), z.string()) }),
        ),
        OUTAGE,
      ),
    },
  },
];
