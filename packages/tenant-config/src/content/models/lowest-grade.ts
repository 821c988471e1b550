import type { ModelGrade } from "./model.ts";

/**
 * What a model costs new at the least; null where no grade has a price.
 *
 * @example
 * lowestGrade({ grades: [{ price: 47990 }, { price: 39990 }, { price: null }] }) // 39990
 */
export function lowestGrade({
  grades,
}: {
  readonly grades: readonly Pick<ModelGrade, "price">[];
}): number | null {
  const prices = grades.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}
