import { type Car, carBadge, colourFamily, formatMoney } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { GradeListProps } from "@forecourt/ui/grade-list";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Shown at most, so that a model with many grades does not push its pictures down. */
const SHOWN = 6;

const gradeOf = (car: Car): string | null => carBadge(car) ?? car.badge;
/** A car without a price comes after all others. */
const orderOf = ({ price }: Car): number => price ?? Number.MAX_SAFE_INTEGER;

/**
 * The grades of a car's model in stock, the cheapest first, each with its lowest price and the car that has it, and the
 * colours in stock; null where the car is the only one of its model.
 */
export function modelGrades(car: Car, sameModel: readonly Car[], site: TenantSite): GradeListProps | null {
  const cheapest = new Map<string, Car>();
  const colours = new Map<string, Car>();
  const own = [car, ...sameModel.filter(({ id }) => id !== car.id)];
  for (const one of own) {
    const grade = gradeOf(one);
    const other = grade === null ? undefined : cheapest.get(grade);
    const first = other === undefined || orderOf(one) < orderOf(other);
    if (grade !== null && first) cheapest.set(grade, one);
    if (one.colour !== null && !colours.has(one.colour)) colours.set(one.colour, one);
  }
  if (own.length < 2) return null;
  const words = wording(site.config);
  const hrefOf = ({ slug }: Car): string => href("car", { slug }, site);
  const byPrice = [...cheapest].toSorted(([, a], [, b]) => orderOf(a) - orderOf(b));
  return {
    gradesLabel: words.car.grades,
    coloursLabel: words.car.colours,
    grades: byPrice.slice(0, SHOWN).map(([name, one]) => ({
      name,
      price: one.price === null ? null : words.finance.from(formatMoney(one.price, site.config.cars)),
      href: name === gradeOf(car) ? null : hrefOf(one),
    })),
    colours: [...colours].slice(0, SHOWN).map(([name, one]) => ({
      name,
      family: colourFamily(name),
      href: name === car.colour ? null : hrefOf(one),
    })),
  };
}
