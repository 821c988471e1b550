import type { Reservation } from "@forecourt/leads/reserve";

/** Cents as a market writes money; without the cents where there are none. */
export const moneyText = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** A reservation's deposit, written out. */
export const moneyOf = (
  { amount, currency }: Pick<Reservation, "amount" | "currency">,
  locale: string,
): string => moneyText(amount, currency, locale);
