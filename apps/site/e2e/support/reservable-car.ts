import { defaultStockList } from "@forecourt/search";
import type { APIRequestContext } from "@playwright/test";
import { demoDealers } from "./product-paths.ts";
import { ask } from "./site.ts";

/** A car of a dealer's that can be reserved: its page and its checkout. */
export interface ReservableCar {
  path: string;
  checkout: string;
}

/** Finds a car whose page has a Reserve button among those after the first `skip` of the dealer's main list. */
export async function reservableCar(
  request: APIRequestContext,
  dealer: string,
  skip: number,
): Promise<ReservableCar> {
  const content = await demoDealers.tenant(dealer);
  if (!content) throw new Error(`There is no demo dealer called ${dealer}.`);
  const { search, cars, reserve } = content.tenant.config;
  const list = await (await ask(request, dealer, `/search/${defaultStockList(search)}`)).text();
  const links = list.matchAll(new RegExp(`href="(${cars.detailPath}/[^/"?#]+)"`, "g"));
  for (const path of [...new Set([...links].map(([, one]) => one ?? ""))].slice(skip)) {
    const checkout = `${path}/${reserve.checkoutPath}`;
    if ((await (await ask(request, dealer, path)).text()).includes(`href="${checkout}"`))
      return { path, checkout };
  }
  throw new Error(`No car of ${dealer} can be reserved.`);
}
