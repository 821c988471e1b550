/** What a person has chosen on the page; a link to it has all of it. */
export interface PageState {
  readonly tab: "query" | "settings";
  /** The demo dealer whose settings hold. */
  readonly dealer: string;
  /** A sentence, as a shopper would type it. */
  readonly ask: string;
  /** A query as an address has it; null where the sentence says it. */
  readonly query: string | null;
  /** The id of the car that is explained; empty for the first of the list. */
  readonly car: string;
  /** Settings as JSON, laid over the dealer's own. */
  readonly changes: string;
}

const START: PageState = {
  tab: "query",
  dealer: "harbourside",
  ask: "",
  query: "body=SUV&price=:40000",
  car: "",
  changes: "",
};

/** Reads a link; what it does not say is as at the start. */
export function readState(search: string): PageState {
  const given = new URLSearchParams(search);
  const ask = given.get("ask") ?? START.ask;
  return {
    tab: given.get("tab") === "settings" ? "settings" : "query",
    dealer: given.get("dealer") ?? START.dealer,
    ask,
    query: given.get("query") ?? (ask === "" ? START.query : null),
    car: given.get("car") ?? START.car,
    changes: given.get("changes") ?? START.changes,
  };
}

/** The link that says what differs from the start, "" where nothing does. */
export function writeState(state: PageState): string {
  const params = new URLSearchParams();
  const { query, ...others } = state;
  for (const [name, value] of Object.entries(others))
    if (value !== START[name as keyof typeof others]) params.set(name, value);
  if (query !== null && (query !== START.query || state.ask !== "")) params.set("query", query);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
