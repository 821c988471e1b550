import { type Car, factUnit, formatFact, loadRuler } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { LoadRulerView } from "@forecourt/ui/load-ruler";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** How the numbers of a ruler are written: metres and feet, whole, the first with its unit. */
const SCALES: Readonly<Record<string, { readonly one: number; readonly unit: string }>> = {
  mm: { one: 1000, unit: "m" },
  in: { one: 12, unit: "ft" },
};

/** A truck's body with its pallets, to scale; null where the site shows none or its length is not known. */
export function loadView(
  { facts }: Pick<Car, "facts">,
  { config }: Pick<TenantSite, "config">,
): LoadRulerView | null {
  const policy = config.carPage.loadRuler;
  const ruler = policy && loadRuler({ bodyLength: facts.body_length, pallets: facts.pallets }, policy);
  if (!policy || !ruler) return null;
  const { tools } = wording(config);
  const length = formatFact("body_length", ruler.length, config.cars);
  const side = formatFact("body_length", policy.pallet, config.cars);
  const { one, unit } = SCALES[factUnit("body_length", config.cars) ?? ""] ?? { one: 1, unit: "" };
  const number = new Intl.NumberFormat(config.market.locale, { maximumFractionDigits: 1 });
  const count = ruler.pallets.length;
  return {
    length: ruler.length,
    pallet: policy.pallet,
    pallets: ruler.pallets,
    marks: ruler.marks.map((at) => ({
      at,
      label: at === 0 ? `0 ${unit}` : number.format(at / one),
    })),
    text: [tools.rulerLength(length), ...(count === 0 ? [] : [tools.rulerPallets({ count, side })])].join(
      " ",
    ),
  };
}
