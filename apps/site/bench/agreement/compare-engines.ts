import { type SearchEngine, type SearchPlan, textTerms } from "@forecourt/search";
import type { TextKind, TypedText } from "./texts.ts";

/** Of so many texts of a kind, how many two engines answer differently. */
export interface Agreement {
  readonly kind: TextKind;
  readonly asked: number;
  /** How many cars are found. */
  readonly totals: number;
  /** Which cars are the first ten. */
  readonly firstTen: number;
  /** Their order, where they are the same cars. */
  readonly order: number;
  /** Some of the texts, each with both answers. */
  readonly examples: readonly string[];
}

const FIRST = 10;
const EXAMPLES = 3;

/** Every second text with the order that a shopper may choose, and every third with all words required. */
const planOf = ({ text }: TypedText, at: number): SearchPlan => ({
  main: {
    text: textTerms(text, { quoteCodesInside: false }),
    matching: at % 3 === 0 ? "all" : "last",
    filter: [],
    sort: at % 2 === 0 ? [{ field: "price", direction: "asc" }] : [],
    order: "relevance",
    offset: 0,
    limit: FIRST,
    facets: [],
    fields: ["id"],
    highlight: null,
  },
  counts: [],
});

interface Answered {
  readonly total: number;
  readonly ids: readonly string[];
}

async function answered(engine: SearchEngine, plan: SearchPlan): Promise<Answered> {
  const answer = await engine.run(plan);
  if (!answer.ok) throw new Error(answer.detail);
  return { total: answer.total, ids: answer.hits.map(({ document }) => String(document["id"])) };
}

const shown = ({ total, ids }: Answered): string => `${total}: ${ids.join(" ")}`;

/** Asks two engines of one stock the same, and counts by kind of text where they differ. */
export async function compareEngines(
  texts: readonly TypedText[],
  ours: SearchEngine,
  theirs: SearchEngine,
): Promise<readonly Agreement[]> {
  const found = new Map<TextKind, Agreement>();
  for (const [at, text] of texts.entries()) {
    const plan = planOf(text, at);
    const [own, other] = await Promise.all([answered(ours, plan), answered(theirs, plan)]);
    const { kind } = text;
    const so = found.get(kind) ?? { kind, asked: 0, totals: 0, firstTen: 0, order: 0, examples: [] };
    const totals = own.total === other.total ? 0 : 1;
    const firstTen = own.ids.toSorted().join() === other.ids.toSorted().join() ? 0 : 1;
    const order = firstTen === 1 || own.ids.join() === other.ids.join() ? 0 : 1;
    const isExample = totals + firstTen + order > 0 && so.examples.length < EXAMPLES;
    found.set(kind, {
      kind,
      asked: so.asked + 1,
      totals: so.totals + totals,
      firstTen: so.firstTen + firstTen,
      order: so.order + order,
      examples: isExample
        ? [...so.examples, `${text.text} → embedded ${shown(own)}; server ${shown(other)}`]
        : so.examples,
    });
  }
  return [...found.values()];
}
