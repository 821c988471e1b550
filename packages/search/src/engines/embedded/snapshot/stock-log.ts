type Line = (facts: object, message: string) => void;

/** Where the embedded stock reports what it did and what it found broken; a pino logger fits as it is. */
export interface StockLog {
  info: Line;
  warn: Line;
  error: Line;
}
