import { processWide } from "#host/process/process-wide.ts";
import type { CounterName, LabelsOf } from "./measures.ts";

/** One request, once its response was sent. */
export interface MeteredRequest {
  host: string;
  /** Path and query, as the client sent them. */
  url: string;
  status: number;
  seconds: number;
}

/** Takes what the process measures. Calls are cheap and never throw. */
export interface Meter {
  count<Name extends CounterName>(counter: Name, labels: LabelsOf<Name>): void;
  responded(request: MeteredRequest): void;
  /** How many connections are open now, by state. */
  connections(open: Readonly<Record<string, number>>): void;
}

const SILENT: Meter = { count: () => undefined, responded: () => undefined, connections: () => undefined };
const chosenMeter = processWide<Meter>("meter", () => SILENT);

/** Names what measures. Null turns metrics off. */
export function provideMeter(chosen: Meter | null): void {
  chosenMeter.current = chosen ?? SILENT;
}

/** The current meter; where no metrics are configured it does nothing, at no cost. */
export const meter = (): Meter => chosenMeter.current;
