import type { EngineProbe, ContractStock } from "./engine-probe.ts";

/** One case of the contract suite, or the reason why a plan cannot ask it. */
export type ContractCase = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
} & (
  | { readonly check: (probe: EngineProbe) => Promise<void>; readonly stock?: ContractStock }
  | { readonly skip: string }
);
