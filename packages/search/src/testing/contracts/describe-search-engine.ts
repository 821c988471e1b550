import { afterAll, describe, expect, it } from "vitest";
import type { SearchEngine } from "../../plan/search-engine.ts";
import type { ContractCase } from "./contract-case.ts";
import { contractCases } from "./contract-cases.ts";
import { EngineProbe, type ContractStock, contractStock } from "./engine-probe.ts";

/** An engine that holds the suite's stock, and how to close it. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly close?: () => Promise<void>;
}

const reasonToSkip = (one: ContractCase, cannot: Readonly<Record<string, string>>): string | undefined =>
  "skip" in one ? one.skip : cannot[one.id];

/**
 * The contract every search engine keeps: what filters mean, counts, order, pages, text and marking. Each case has the
 * id of the conformance list; those that a plan cannot ask are reported as skipped, with the reason.
 * `open` is called for each stock a case needs. For a case an engine cannot keep, `cannot` gives the reason.
 *
 * @example
 * describeSearchEngine("embedded", async (stock) => ({ engine: embeddedEngine(stock.documents, stock) }));
 */
export function describeSearchEngine(
  name: string,
  open: (stock: ContractStock) => Promise<EngineUnderTest>,
  cannot: Readonly<Record<string, string>> = {},
): void {
  describe(`the search engine contract: ${name}`, () => {
    const opened = new Map<ContractStock, Promise<EngineUnderTest>>();
    const openOnce = (stock: ContractStock) => {
      const known = opened.get(stock) ?? open(stock);
      opened.set(stock, known);
      return known;
    };
    afterAll(async () => {
      for (const engine of opened.values()) await (await engine).close?.();
    });
    const named = contractCases.map((one) => {
      const reason = reasonToSkip(one, cannot);
      return { one, name: `${one.id} ${one.title}${reason === undefined ? "" : ` (skipped: ${reason})`}` };
    });
    it.for(named)("$name", async ({ one }, context) => {
      const reason = reasonToSkip(one, cannot);
      if (reason !== undefined || "skip" in one) return context.skip(reason);
      expect.hasAssertions();
      const { engine } = await openOnce(one.stock ?? contractStock);
      await one.check(new EngineProbe(engine));
    });
  });
}
