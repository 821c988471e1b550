import { afterAll, describe, expect, it } from "vitest";
import type { SearchEngine } from "../plan/search-engine.ts";
import { type ExamCase, examCases } from "./exam-cases.ts";
import { ExamDesk, type ExamStock, examStock } from "./exam-desk.ts";

/** An engine holding the exam's stock, and how to let go of it. */
export interface ExaminedEngine {
  readonly engine: SearchEngine;
  readonly close?: () => Promise<void>;
}

const reasonToSkip = (one: ExamCase, cannot: Readonly<Record<string, string>>): string | undefined =>
  "skip" in one ? one.skip : cannot[one.id];

/**
 * The exam every search engine sits: what filters mean, counts, order, pages, text and marking. Each case has the
 * id of the conformance list; those that a plan cannot ask are reported as skipped, with the reason.
 * `open` is called for each stock the exam needs. An engine that cannot sit a case says why in `cannot`.
 *
 * @example
 * describeSearchEngine("embedded", async (stock) => ({ engine: embeddedEngine(stock.documents, stock) }));
 */
export function describeSearchEngine(
  name: string,
  open: (stock: ExamStock) => Promise<ExaminedEngine>,
  cannot: Readonly<Record<string, string>> = {},
): void {
  describe(`the search exam: ${name}`, () => {
    const opened = new Map<ExamStock, Promise<ExaminedEngine>>();
    const openOnce = (stock: ExamStock) => {
      const known = opened.get(stock) ?? open(stock);
      opened.set(stock, known);
      return known;
    };
    afterAll(async () => {
      for (const engine of opened.values()) await (await engine).close?.();
    });
    const named = examCases.map((one) => {
      const reason = reasonToSkip(one, cannot);
      return { one, name: `${one.id} ${one.title}${reason === undefined ? "" : ` (skipped: ${reason})`}` };
    });
    it.for(named)("$name", async ({ one }, context) => {
      const reason = reasonToSkip(one, cannot);
      if (reason !== undefined || "skip" in one) return context.skip(reason);
      expect.hasAssertions();
      const { engine } = await openOnce(one.stock ?? examStock);
      await one.check(new ExamDesk(engine));
    });
  });
}
