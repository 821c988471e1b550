export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** A page's query with every value of every name. */
export const queryParams = (query: PageQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (value === undefined ? [] : [[name, value]])),
    ),
  );
