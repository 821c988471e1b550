/** Where the embedded stock reports what it did and what it found broken. A pino logger needs one line to fit. */
export type StockLog = (
  level: "info" | "warn" | "error",
  message: string,
  facts: Readonly<Record<string, string | number>>,
) => void;
