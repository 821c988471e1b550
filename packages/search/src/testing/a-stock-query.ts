import { emptyQuery, type StockQuery } from "../query/stock-query.ts";

/**
 * A query that asks for everything; say only what the test is about.
 *
 * @example
 * aStockQuery({ values: { make: ["Mazda"] } });
 */
export const aStockQuery = (fields: Partial<StockQuery> = {}): StockQuery => ({ ...emptyQuery, ...fields });
