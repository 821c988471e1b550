import type { PaymentEvery } from "../lexicon/sentence-rules.ts";
import { type Ends, rangeIntents } from "./ends.ts";
import { type Intent, valuesIntent } from "./reading.ts";
import type { Sentence } from "./sentence.ts";

/** Weekly prices as the stock has them in bands; else the price that the site's finance rule gives for so much. */
export function paymentIntents({ lexicon }: Sentence, ends: Ends, every: PaymentEvery): readonly Intent[] {
  const { vocabulary, rules } = lexicon;
  const bands = vocabulary.weekly_price_range ?? [];
  const weekly = (value: number) =>
    every === "week" ? value : every === "fortnight" ? value / 2 : (value * 12) / 52;
  if (bands.length > 0) {
    const values = bands.filter((band) => {
      const [from = "0", to = "Infinity"] = band.replace("+", "").split("-");
      const low = Number(from);
      const high = band.endsWith("+") ? Infinity : Number(to);
      return (
        (ends.max === undefined || low < weekly(ends.max)) &&
        (ends.min === undefined || high > weekly(ends.min))
      );
    });
    return values.length === 0 ? [] : [valuesIntent("weekly_price_range", values)];
  }
  const priced = (value: number | undefined) =>
    value === undefined ? undefined : (rules.priceFor?.(value, every) ?? undefined);
  const min = priced(ends.min);
  const max = priced(ends.max);
  return rangeIntents("price", {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}
