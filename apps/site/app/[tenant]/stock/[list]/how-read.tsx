import { setKeywords, type StockQuery } from "@forecourt/search";
import { wording } from "@forecourt/tenant-config";
import { Link } from "@forecourt/ui/platform";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { sayingHref } from "./list-chips.ts";

interface HowReadProps {
  page: StockPage;
  reading: NonNullable<StockPage["reading"]>;
  /** How many cars were found. */
  total: number;
  hrefOf: (query: StockQuery) => string;
}

/**
 * How a sentence was read, above its chips: what there is none of, what else a piece could mean with the way to that, and
 * the way back to plain keywords.
 */
export function HowRead({ page: { path, site }, reading, total, hrefOf }: HowReadProps) {
  const { stock } = wording(site.config);
  const { parts } = reading.words;
  const saying = (sentence: string): string => sayingHref(hrefOf(reading.chosen), path, sentence);
  return (
    <output className="fc-quiet fc-understood">
      {parts.map(({ absent, words }) =>
        absent === null ? null : (
          <strong key={words}>
            {absent.shown === null || total === 0
              ? stock.noneHere(absent.name)
              : stock.noneButOthers({ name: absent.name, count: total, shown: absent.shown })}
            .{" "}
          </strong>
        ),
      )}
      {stock.understood}
      {parts.map(({ words, doubt, instead }) =>
        doubt === null ? null : (
          <span key={words}>
            {" · "}
            {doubt}{" "}
            {instead === null ? null : (
              <Link href={saying(instead.sentence)}>{stock.readAsInstead(instead.meaning)}</Link>
            )}
          </span>
        ),
      )}
      {" · "}
      <Link href={hrefOf(setKeywords(reading.chosen, reading.sentence))}>{stock.undoReading}</Link>
    </output>
  );
}
