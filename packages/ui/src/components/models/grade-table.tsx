import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

/** One grade of a model, from the lowest up. */
export interface GradeView {
  name: string;
  price: string | null;
  /** What it has more than the grade before it. */
  adds: readonly string[];
  /** Those of it in the yard. */
  stock: { label: string; href: string } | null;
}

export interface GradeTableProps {
  grades: readonly GradeView[];
  /** Facts in which grades differ, with a value for each grade in their order. */
  rows: readonly { label: string; values: readonly (string | null)[] }[];
  as: "rows" | "columns";
  words: {
    grade: string;
    price: string;
    adds: string;
    /** Stands where the lowest grade adds nothing to another. */
    entryGrade: string;
    compare: string;
    has: string;
    hasNot: string;
  };
}

/** The grades of a model with what each costs and adds, as rows or side by side; rows unfold what stands side by side. */
export function GradeTable({ grades, rows, as, words }: GradeTableProps): ReactElement {
  if (as === "columns") return <SideBySide grades={grades} rows={rows} words={words} />;
  const differs = grades.some(({ adds }) => adds.length > 0);
  return (
    <>
      <div className="fc-grade-table" data-as="rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.grade}</th>
              <th scope="col">{words.price}</th>
              {differs ? <th scope="col">{words.adds}</th> : null}
            </tr>
          </thead>
          <tbody>
            {grades.map(({ name, price, adds, stock }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="fc-number">
                  {price}
                  {stock ? <Link href={stock.href}>{stock.label}</Link> : null}
                </td>
                {differs ? <td>{adds.length === 0 ? words.entryGrade : adds.join(" · ")}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {grades.length > 1 && (differs || rows.length > 0) ? (
        <details className="fc-grade-compare">
          <summary>{words.compare}</summary>
          <SideBySide grades={grades} rows={rows} words={words} />
        </details>
      ) : null}
    </>
  );
}

/** A column a grade: its price, the facts that differ, and what is on board, which a grade hands on to those above it. */
function SideBySide({ grades, rows, words }: Omit<GradeTableProps, "as">): ReactElement {
  const equipment = grades.flatMap(({ adds }, from) => adds.map((add) => ({ add, from })));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard, too
    <section className="fc-grade-table" data-as="columns" aria-label={words.compare} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.grade}</th>
            {grades.map(({ name, price, stock }) => (
              <th key={name} scope="col">
                {name}
                {price === null ? null : <span className="fc-number">{price}</span>}
                {stock ? <Link href={stock.href}>{stock.label}</Link> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={grades[at]?.name} className="fc-number">
                  {value ?? "–"}
                </td>
              ))}
            </tr>
          ))}
          {equipment.map(({ add, from }) => (
            <tr key={add}>
              <th scope="row">{add}</th>
              {grades.map(({ name }, at) => (
                <td key={name}>
                  <span aria-hidden="true">{at >= from ? "✓" : "–"}</span>
                  <span className="fc-visually-hidden">{at >= from ? words.has : words.hasNot}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
