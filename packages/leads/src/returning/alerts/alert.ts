/** How often a shopper wants to hear of what was found. */
export const alertFrequencies = ["instant", "daily", "weekly"] as const;

/** How often a shopper wants to hear of what was found. */
export type AlertFrequency = (typeof alertFrequencies)[number];

/** What an alert looks for: cars of a search, or one car. */
export type AlertSubject =
  /** `list` is the stock list's path, `query` the query of its address in its one canonical form. */
  | { kind: "search"; list: string; query: string }
  /** A lower price of one car, or its return. */
  | { kind: "car"; carId: string };

/** What a shopper agreed to, stored as evidence: the words, when, and how the address was proven. */
export interface AlertConsent {
  text: string;
  at: number;
  /** The page it was given on. */
  page: string | null;
  /** `mail`: the link in a mail was followed. `session`: the shopper was signed in with the address. */
  provenBy: "mail" | "session" | null;
  provenAt: number | null;
}

/** What a mail is wanted for. `pending` until the address is proven; an ended one stays with its consent. */
export interface Alert {
  tenant: string;
  id: string;
  subscriberId: string;
  /** What the shopper calls it. */
  name: string;
  subject: AlertSubject;
  frequency: AlertFrequency;
  /** The language its mails are written in. */
  locale: string;
  state: "pending" | "active" | "ended";
  consent: AlertConsent;
  createdAt: number;
}

/** Who gets the mails of some alerts, with or without an account. */
export interface Subscriber {
  tenant: string;
  id: string;
  email: string;
  emailKey: string;
  /** Stands in every mail: lists, changes and ends this shopper's alerts, and does nothing else. */
  token: string;
  createdAt: number;
}

/** What became of a car since the stock was last looked at. Prices in the market's currency. */
export type CarChange =
  | { carId: string; kind: "new" }
  /** It was sold, reserved or hidden, and is for sale again. */
  | { carId: string; kind: "returned" }
  | { carId: string; kind: "cheaper"; from: number; to: number };

/** Cars found for one alert, for one mail. */
export interface AlertFind {
  tenant: string;
  runId: string;
  alertId: string;
  subscriberId: string;
  /** At most `MAX_CARS_NAMED`; `total` counts all. */
  cars: readonly CarChange[];
  total: number;
  /** When its mail may go, in epoch milliseconds. */
  dueAt: number;
}
