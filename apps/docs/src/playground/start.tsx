import { parseCar } from "@forecourt/search/car";
import { policyDefaults } from "@forecourt/search/defaults";
import { embeddedEngine } from "@forecourt/search/embedded";
import { createRoot } from "react-dom/client";
import type { Dealer } from "./dealer.ts";
import type { Sources } from "./page-view.ts";
import { Playground } from "./playground.tsx";

/** What the build has written for the page. */
async function load<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`${address} cannot be loaded (${response.status}). Is there such a dealer?`);
  return (await response.json()) as Content;
}

/** Loads the stock and renders the playground into an element. */
export async function startPlayground(element: HTMLElement, folder: string): Promise<void> {
  const [stock, dealers] = await Promise.all([
    load<{ now: number; cars: Record<string, unknown>[] }>(`${folder}stock.json`),
    load<{ slug: string; name: string }[]>(`${folder}dealers.json`),
  ]);
  const known = new Map<string, Promise<Dealer>>();
  const sources: Sources = {
    engine: embeddedEngine(stock.cars),
    cars: stock.cars
      .flatMap((document) => {
        const read = parseCar(document, policyDefaults.cars);
        return read.ok ? [read.car] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    now: new Date(stock.now),
    dealer: (slug) => {
      const loading = known.get(slug) ?? load<Dealer>(`${folder}dealers/${encodeURIComponent(slug)}.json`);
      known.set(slug, loading);
      return loading;
    },
    check: () => import("./check-changes.ts"),
  };
  element.replaceChildren();
  createRoot(element).render(<Playground sources={sources} dealers={dealers} folder={folder} />);
}
