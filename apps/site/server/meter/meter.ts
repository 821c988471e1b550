import type { CounterName, LabelsOf } from "./measures.ts";

/** One request, once it was answered. */
export interface AnsweredRequest {
  host: string;
  /** Path and query, as the client sent them. */
  url: string;
  status: number;
  seconds: number;
}

/** Takes what the process measures. Calls are cheap and never throw. */
export interface Meter {
  count<Name extends CounterName>(counter: Name, labels: LabelsOf<Name>): void;
  answered(request: AnsweredRequest): void;
}

const KEY = Symbol.for("forecourt.meter");
const shared = globalThis as { [KEY]?: Meter };
const SILENT: Meter = { count: () => undefined, answered: () => undefined };

/** Names who measures; the framework bundles its parts apart, so it lives where all of them see it. Null turns metrics off. */
export function provideMeter(chosen: Meter | null): void {
  shared[KEY] = chosen ?? SILENT;
}

/** The current meter; where no metrics are configured it does nothing, at no cost. */
export const meter = (): Meter => shared[KEY] ?? SILENT;
