/** What a page receives: `URLSearchParams`, or the plain object a framework makes of it. */
export type QueryParams =
  | URLSearchParams
  | { readonly [name: string]: string | readonly string[] | undefined };

// A stock list has some thirty filters; no shopper sends many more entries, or longer ones.
const MAX_ENTRIES = 300;
const MAX_VALUE = 200;

/** The parameters in order, one entry a value. Over-long text is cut, over-long lists too. */
export function readEntries(params: QueryParams): [name: string, value: string][] {
  const entries: [string, string][] = [];
  const add = (name: string, value: unknown) => {
    if (typeof value === "string" && entries.length < MAX_ENTRIES) {
      entries.push([name, value.slice(0, MAX_VALUE).toWellFormed()]);
    }
  };
  if (params instanceof URLSearchParams) {
    for (const [name, value] of params) {
      if (entries.length >= MAX_ENTRIES) break;
      add(name, value);
    }
    return entries;
  }
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const one of value) add(name, one);
    else add(name, value);
  }
  return entries;
}
