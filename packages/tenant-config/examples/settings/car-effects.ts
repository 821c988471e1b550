import { carActions, reserveBlockers, tradeInBlockers } from "@forecourt/leads";
import { describeLoan, quoteLoan } from "@forecourt/leads/finance";
import type { Car } from "@forecourt/search/car";
import { aCar } from "@forecourt/search/testing";
import type { TenantConfig } from "@forecourt/tenant-config";
import { checkoutPath, tradeInPath } from "@forecourt/tenant-config/routes";
import type { Effect } from "./effect.ts";

/** The action row of a car's page. */
export const buttons =
  (car: Partial<Car> = {}) =>
  (config: TenantConfig) =>
    carActions(aCar(car), config, {
      market: "AU",
      currency: "AUD",
      carPath: "/cars/x",
      financePath: "/finance",
    });
const payable: Partial<Car> = {
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "key", hasKey: true }],
};
const reserve =
  (car: Partial<Car> = {}) =>
  (config: TenantConfig) =>
    reserveBlockers(aCar({ ...payable, ...car }), config.reserve, { currency: "AUD" });
const loan = { price: 30_000, deposit: 0, years: 5, balloon: 0, frequency: "monthly" } as const;
const quote =
  (change: object = {}) =>
  (config: TenantConfig) =>
    quoteLoan({ ...loan, ...change }, config.finance);
/** What the calculator shows before a shopper touches it. */
const firstQuote = ({ finance }: TenantConfig) => {
  const { defaultDepositPercent, defaultTermYears: years, defaultFrequency: frequency } = finance;
  const deposit = (loan.price * defaultDepositPercent) / 100;
  return quoteLoan({ price: loan.price, deposit, years, balloon: 0, frequency }, finance);
};
/** What every setting of the sections `reserve`, `tradeIn`, `carActions` and `finance` does. */
export const carEffects: readonly Effect[] = [
  { path: "reserve.payments", to: true, see: reserve() },
  { path: "reserve.paymentProvider", to: "till", see: reserve() },
  { path: "reserve.comingSoonToo", to: true, see: reserve({ status: { kind: "coming_soon" } }) },
  { path: "reserve.testDriveOnlyTags", to: ["Loan car"], see: reserve({ tag: "loan car" }) },
  { path: "reserve.priceAbove", to: 60_000, see: reserve() },
  { path: "reserve.checkoutPath", to: "buy-online", see: (config) => checkoutPath({ slug: "x" }, config) },
  { path: "tradeIn.enabled", to: false, see: (config) => tradeInBlockers(aCar(), config.tradeIn) },
  { path: "tradeIn.path", to: "/sell", see: (config) => tradeInPath("1", config) },
  { path: "carActions.order", to: ["call"], see: buttons() },
  { path: "carActions.labels", to: { enquire: "Message Now" }, see: buttons() },
  { path: "carActions.whatsappNumber", to: "61491570156", see: buttons() },
  { path: "carActions.chat", to: true, see: buttons() },
  { path: "carActions.assistant", to: true, see: buttons() },
  { path: "carActions.custom", to: { label: "How", href: "/how" }, see: buttons() },
  { path: "finance.interestRate", to: 5, see: quote() },
  { path: "finance.termYears", to: [1], see: quote() },
  { path: "finance.defaultTermYears", to: 3, see: firstQuote },
  { path: "finance.defaultFrequency", to: "monthly", see: firstQuote },
  { path: "finance.defaultDepositPercent", to: 20, see: firstQuote },
  { path: "finance.maximumBalloonPercent", to: 0, see: quote({ balloon: 1000 }) },
  { path: "finance.establishmentFee", to: 500, see: quote() },
  { path: "finance.monthlyFee", to: 10, see: quote() },
  {
    path: "finance.comparisonWarning",
    to: "Ask us.",
    see: (config) => {
      const answer = quoteLoan(loan, config.finance);
      const site = { market: "AU", locale: "en-AU", currency: "AUD" } as const;
      return answer.ok && describeLoan(answer.quote, config.finance, site);
    },
  },
];
