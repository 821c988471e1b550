import { z } from "zod";
import { alertBody, changeAlertBody, confirmAlertBody, unsubscribeBody } from "./request-bodies.ts";
import type { Operation } from "./operation.ts";
import {
  badBody,
  empty,
  MAIL,
  message,
  never,
  nothing,
  notOffered,
  OF_FORM,
  onward,
  says,
  SESSION,
  TENANT,
  tooMany,
  WRITES,
} from "./status-meanings.ts";

/** Alerts of searches and cars. */
export const alertCalls: readonly Operation[] = [
  {
    id: "createAlert",
    method: "post",
    path: "/api/alerts",
    summary: "Stores an alert of a search or of one car. A stranger is mailed first.",
    body: { schema: alertBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      201: never(says("The alert is stored.", message), SESSION),
      202: says("The first mail is on its way.", message),
      404: says("This site has no such list or car, or mails no alerts."),
      409: never(says("This shopper has too many alerts."), "fifty of them are mailed and confirmed first"),
      422: says("This is no e-mail address."),
      429: tooMany,
    },
  },
  {
    id: "confirmAlert",
    method: "post",
    path: "/api/alerts/confirm",
    summary: "Begins an alert that the link of a mail has proven.",
    body: { schema: confirmAlertBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      200: never(says("The alert has begun.", nothing), MAIL),
      404: notOffered("alerts"),
      410: says("The link works no more."),
    },
  },
  {
    id: "changeAlert",
    method: "post",
    path: "/api/alerts/change",
    summary: "Changes or ends one alert.",
    body: { schema: changeAlertBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      200: never(says("Changed.", nothing), MAIL),
      404: says("There is no such alert, or this site mails none."),
    },
  },
  {
    id: "showUnsubscribe",
    method: "get",
    path: "/api/alerts/unsubscribe",
    summary: "Leads the link of a mail to the page that ends alerts.",
    query: { token: "The secret of the mail." },
    responses: { ...TENANT, 303: empty("The page of alerts."), 404: notOffered("alerts") },
  },
  {
    id: "unsubscribe",
    method: "post",
    path: "/api/alerts/unsubscribe",
    summary: "Ends all alerts of one shopper, as one click in a mail program does.",
    query: { token: "The secret of the mail, where the body has none." },
    body: { schema: unsubscribeBody, kinds: ["json", "form"] },
    responses: {
      ...TENANT,
      413: WRITES[413] ?? badBody,
      200: says(
        "Ended, or unknown, which gets the same response.",
        z.strictObject({ ended: z.literal(true) }),
      ),
      303: onward,
      400: badBody,
      404: notOffered("alerts"),
    },
  },
];
