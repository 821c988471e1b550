import { z } from "zod";
import { payBody, reservationBody } from "./request-bodies.ts";
import type { Operation } from "./operation.ts";
import {
  CHECKED,
  empty,
  never,
  OF_FORM,
  problems,
  says,
  TENANT,
  tooMany,
  VERIFIED,
  WRITES,
} from "./status-meanings.ts";

/** Reservations and their payments. */
export const checkoutCalls: readonly Operation[] = [
  {
    id: "isCarTaken",
    method: "get",
    path: "/api/reservations",
    summary: "Why this shopper cannot reserve a car just now.",
    query: { car_id: "The car's id." },
    responses: {
      ...TENANT,
      200: says("A sentence, or null.", z.strictObject({ taken: z.string().nullable() })),
      404: says("This site has no such car."),
      429: tooMany,
    },
  },
  {
    id: "reserveCar",
    method: "post",
    path: "/api/reservations",
    summary: "Holds a car for a shopper who gave their details.",
    body: { schema: reservationBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      201: says("Held.", z.strictObject({ id: z.string(), state: z.string() })),
      404: says("This site has no such car."),
      409: says(
        "The car cannot be reserved: another shopper has it, or the reasons name what is in the way.",
        z.union([problems, z.strictObject({ error: z.string(), reasons: z.array(z.string()) })]),
      ),
      422: says("A field is wrong; each problem names its field.", problems),
      429: says("Too many cars are held from here without a payment.", problems),
    },
  },
  {
    id: "payDeposit",
    method: "post",
    path: "/api/reservations/pay",
    summary: "Charges the deposit of this browser's reservation, and leads on.",
    body: { schema: payBody, kinds: ["json", "form"] },
    responses: { ...CHECKED, 303: empty("The bank, the confirmation, or the checkout again.") },
  },
  {
    id: "returnFromBank",
    method: "get",
    path: "/api/reservations/return",
    summary: "Leads a shopper on who comes back from the bank.",
    query: { from: "The page that the payment was begun on." },
    responses: { ...TENANT, 303: empty("The confirmation, or the checkout again.") },
  },
  {
    id: "takePaymentReport",
    method: "post",
    path: "/api/payments/{provider}",
    summary: "Takes a payment provider's own report in, in the provider's own form.",
    body: { schema: z.looseObject({}), kinds: ["json"] },
    responses: {
      ...WRITES,
      200: never({ means: "Taken.", type: "text/plain", unreachable: null }, VERIFIED),
      400: says("The report is not the provider's own."),
    },
  },
];
