import type { ReservationStore } from "@forecourt/leads/reserve";
import type { SearchEngine } from "@forecourt/search";

/** A stock whose cars are shown as reserved the moment they are, whatever the feed says and until it says so too. */
export function reservedStock(
  engine: SearchEngine,
  reservedCars: () => ReturnType<ReservationStore["reservedCars"]>,
): SearchEngine {
  return {
    run: async (plan) => {
      const [result, ids] = await Promise.all([engine.run(plan), reservedCars()]);
      if (!result.ok || ids.length === 0) return result;
      const reserved = new Set(ids);
      return {
        ...result,
        hits: result.hits.map((hit) => {
          const { id } = hit.document;
          const isReserved = (typeof id === "string" || typeof id === "number") && reserved.has(String(id));
          return isReserved ? { ...hit, document: { ...hit.document, reserved: true } } : hit;
        }),
      };
    },
  };
}
