import {
  type Alert,
  type AlertFind,
  alertFrequencies,
  type Subscriber,
} from "../../returning/alerts/alert.ts";
import type { ActiveAlert, MailRecord, SeenCar } from "../../returning/alerts/alert-store.ts";
import { flag, json, number, numberOrNothing, table, text, textOrNothing, word } from "../sql/table.ts";

export const SUBSCRIBERS = table<Subscriber>("subscribers", {
  tenant: text,
  id: text,
  email: text,
  emailKey: text,
  token: text,
  createdAt: number,
});

export const ALERTS = table<Alert>("alerts", {
  tenant: text,
  id: text,
  subscriberId: text,
  name: text,
  subject: json(),
  frequency: word(...alertFrequencies),
  locale: text,
  state: word("pending", "active", "ended"),
  consent: json(),
  createdAt: number,
});

export const ACTIVE_ALERTS = table<ActiveAlert>("alerts", {
  id: text,
  subscriberId: text,
  subject: json(),
  frequency: word(...alertFrequencies),
});

export const SEEN_CARS = table<SeenCar>("alert_cars", {
  carId: text,
  price: numberOrNothing,
  available: flag,
});

export const FINDS = table<AlertFind>("alert_finds", {
  tenant: text,
  runId: text,
  alertId: text,
  subscriberId: text,
  cars: json(),
  total: number,
  dueAt: number,
});

export const MAILS = table<MailRecord>("alert_mails", {
  tenant: text,
  id: text,
  subscriberId: text,
  state: word("waiting", "sent", "dropped", "dead"),
  attempts: number,
  dueAt: number,
  lastProblem: textOrNothing,
});
