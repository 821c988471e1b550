import type { ReactNode } from "react";

export interface DeskTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  empty: string;
}

/** Rows under headings; scrolls by itself on a small screen. The first cell of a row names it. */
export function DeskTable({ caption, heads, rows, empty }: DeskTableProps) {
  if (rows.length === 0) return <p className="fc-quiet">{empty}</p>;
  return (
    // A region that scrolls is reached by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="desk-scroll" aria-label={`${caption}, as a table`} tabIndex={0}>
      <table>
        <caption className="fc-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns of a row never move
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
