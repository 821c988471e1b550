import type { ReactElement } from "react";
import { Image, Link } from "../../platform.tsx";
import type { CarCardView } from "./car-card.tsx";
import { PictureLabel } from "../elements/picture-label.tsx";
import { Price } from "./price.tsx";
import { TagBanner } from "./tag-banner.tsx";

/** One car of a comparison: what its card shows, or the words for a car that is no longer there. */
export type CompareColumn = {
  readonly id: string;
  /** Leads to the same comparison without this car. */
  readonly takeOut: { readonly href: string; readonly label: string };
} & (
  | {
      readonly kind: "car";
      readonly car: Pick<CarCardView, "href" | "title" | "badge" | "price" | "banner" | "image" | "outline">;
      /** 'Sold', where it is. */
      readonly note: string | null;
    }
  | { readonly kind: "gone"; readonly title: string; readonly text: string }
);

/** One fact of all cars, in the order of the columns; null where it is not known. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface CompareTableProps {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  words: {
    readonly caption: string;
    readonly onlyDifferences: string;
    readonly differs: string;
    readonly notKnown: string;
    readonly noPicture: string;
    readonly takeOut: string;
  };
}

/** Up to four cars side by side, a row a fact, those that differ marked. */
export function CompareTable({ columns, rows, words }: CompareTableProps): ReactElement {
  return (
    <div className="fc-compare">
      {rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs) ? (
        <label className="fc-compare__only">
          <input type="checkbox" /> {words.onlyDifferences}
        </label>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard, too */}
      <section className="fc-compare__scroll" aria-label={words.caption} tabIndex={0}>
        <table data-cars={columns.length}>
          <caption className="fc-visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <td className="fc-compare__corner">
                <span className="fc-visually-hidden">{words.caption}</span>
              </td>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <ColumnHead
                    column={column}
                    sizes={columnSizes(columns.length)}
                    noPicture={words.noPicture}
                  />
                  <Link
                    className="fc-compare__out"
                    href={column.takeOut.href}
                    aria-label={column.takeOut.label}
                  >
                    {words.takeOut}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs ? <span className="fc-visually-hidden"> ({words.differs})</span> : null}
                </th>
                {columns.map(({ id }, index) => (
                  <td key={id} className="fc-number">
                    {values[index] ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="fc-visually-hidden">{words.notKnown}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** How wide the column of a car is, by how many there are. */
function columnSizes(cars: number): string {
  const [share, widest] = cars > 3 ? [20, 260] : cars === 3 ? [26, 352] : [38, 400];
  return `(max-width: 767px) 45vw, (max-width: 1279px) ${share}vw, ${widest}px`;
}

interface ColumnHeadProps {
  column: CompareColumn;
  sizes: string;
  noPicture: string;
}

function ColumnHead({ column, sizes, noPicture }: ColumnHeadProps): ReactElement {
  if (column.kind === "gone")
    return (
      <div className="fc-compare__car">
        <div className="fc-compare__picture" />
        <span className="fc-compare__name">{column.title}</span>
        <span className="fc-quiet">{column.text}</span>
      </div>
    );
  const { car, note } = column;
  const { label = null, ...image } = car.image ?? {};
  return (
    <div className="fc-compare__car">
      <div className="fc-compare__picture" data-outline={car.outline}>
        <TagBanner banner={car.banner} />
        {"src" in image ? (
          <Image {...image} alt="" width={600} height={400} className="fc-picture" sizes={sizes} />
        ) : (
          <span className="fc-visually-hidden">{noPicture}</span>
        )}
        {label ? <PictureLabel {...label} /> : null}
      </div>
      <Link className="fc-compare__name" href={car.href}>
        {car.title}
      </Link>
      {car.badge ? <span className="fc-quiet">{car.badge}</span> : null}
      <Price price={car.price} />
      {note === null ? null : <strong className="fc-compare__note">{note}</strong>}
    </div>
  );
}
