const WIDTH = 150;
const HEIGHT = 46;
const GAP_X = 14;
const GAP_Y = 54;
/** Letters that fit into a line of a box, and into a label of an arrow. */
const FITS = 20;

interface Arrow {
  from: string;
  to: string;
  label: string;
}

/** Lines as `from -> to: label`; the label may be left out. */
const readArrows = (text: string): Arrow[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [, from = "", to = "", label = ""] = /^(.+?) -> ([^:]+)(?:: (.+))?$/.exec(line.trim()) ?? [];
      if (to === "") throw new Error(`No arrow of a diagram: ${line}`);
      return { from, to, label };
    });

/** The row of each box: the one below the box whose arrow leads to it first. */
function rowsOf(arrows: readonly Arrow[]): Map<string, number> {
  const rows = new Map<string, number>();
  for (const { from, to } of arrows) {
    const row = rows.get(from) ?? 0;
    rows.set(from, row);
    if (!rows.has(to)) rows.set(to, row + 1);
  }
  return rows;
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Words in as many lines as they need, around a middle. */
function textAt(words: string, x: number, y: number, attributes = ""): string {
  const lines = words.split(" ").reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last !== undefined && last.length + word.length < FITS
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word];
  }, []);
  return lines
    .map((line, at) => {
      const top = y + 5 + (at - (lines.length - 1) / 2) * 15;
      return `<text x="${x}" y="${top}" text-anchor="middle"${attributes}>${escape(line)}</text>`;
    })
    .join("");
}

/** A diagram of boxes and arrows from top to bottom, narrow enough for a phone, in the colours of the page. */
export function flow(text: string): string {
  const arrows = readArrows(text);
  const rows = [...Map.groupBy(rowsOf(arrows), ([, row]) => row).entries()].toSorted(
    ([one], [other]) => one - other,
  );
  const width = Math.max(...rows.map(([, boxes]) => boxes.length)) * (WIDTH + GAP_X) + GAP_X;
  const places = new Map(
    rows.flatMap(([row, boxes]) =>
      boxes.map(([name], at): [string, { x: number; y: number }] => [
        name,
        {
          x: width / 2 + (at - (boxes.length - 1) / 2) * (WIDTH + GAP_X),
          y: row * (HEIGHT + GAP_Y) + HEIGHT / 2 + 4,
        },
      ]),
    ),
  );
  const height = rows.length * (HEIGHT + GAP_Y) - GAP_Y + 8;
  const lines = arrows.map(({ from, to, label }) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end || start.y === end.y) throw new Error(`${from} and ${to} stand in one row.`);
    const down = Math.sign(end.y - start.y);
    const [y1, y2] = [start.y + (down * HEIGHT) / 2, end.y - (down * HEIGHT) / 2];
    // Labels of arrows that part stand above their ends, those of arrows that meet below their beginnings.
    const parts = arrows.filter((other) => other.from === from).length > 1;
    const middle = textAt(label, parts ? end.x : start.x, (y1 + y2) / 2, ' class="label"');
    return `<path d="M${start.x} ${y1}L${end.x} ${y2 - down * 7}" marker-end="url(#tip)"/>${label === "" ? "" : middle}`;
  });
  const boxes = [...places].map(
    ([name, { x, y }]) =>
      `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="8"/>${textAt(name, x, y)}`,
  );
  const inWords = arrows
    .map(({ from, to, label }) => `${from} to ${to}${label === "" ? "" : ` (${label})`}`)
    .join("; ");
  return `<svg class="flow" role="img" aria-label="${escape(inWords).replaceAll('"', "&quot;")}" viewBox="0 0 ${width} ${height}" width="${width}"><marker id="tip" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>${lines.join("")}${boxes.join("")}</svg>`;
}
