import { carLine, type ModelLine, type Trim } from "./model-line.ts";

/**
 * Reads a price list: a line "make | model | body | options" for each model, and below it, indented, a line
 * "badge @ price = powertrain" for each of its trims. Throws on a line it cannot read: the lists are ours.
 *
 * @example
 * parseModelTable(`
 * Mazda | CX-5 | SUV | KE Series from 2013, KF Series from 2017, weight 9
 *   Maxx @ 39990 = 2.5L 4cyl Petrol · Automatic · FWD
 * `)
 */
export function parseModelTable(table: string): ModelLine[] {
  const models: { readonly head: string; readonly trims: Trim[] }[] = [];
  for (const line of table.split("\n").filter((text) => text.trim() !== "")) {
    if (!line.startsWith(" ")) models.push({ head: line, trims: [] });
    else models.at(-1)?.trims.push(parseTrim(line.trim()));
  }
  return models.map(({ head, trims }) => parseModel(head, trims));
}

function parseTrim(line: string): Trim {
  const [, badge, price, powertrain] = /^(.*?) ?@ (\d+) = (.*)$/.exec(line) ?? [];
  if (badge === undefined || powertrain === undefined) throw misread(line);
  return [badge, Number(price), powertrain];
}

function parseModel(head: string, trims: readonly Trim[]): ModelLine {
  const [make, model, body, words = ""] = head.split(" | ");
  if (!make || !model || !body || trims.length === 0) throw misread(head);
  const options = words.split(", ").filter((word) => word !== "");
  const number = (pattern: RegExp): number | undefined => {
    for (const option of options) {
      const found = pattern.exec(option)?.[1];
      if (found !== undefined) return Number(found);
    }
    return undefined;
  };
  const series = options.flatMap((option): (readonly [number, string])[] => {
    const [, name, from] = /^(.+) from (\d{4})$/.exec(option) ?? [];
    return name === undefined ? [] : [[Number(from), name]];
  });
  const [seats, doors] = [number(/^(\d+) seats$/), number(/^(\d+) doors$/)];
  const [since, weight] = [number(/^since (\d{4})$/), number(/^weight ([\d.]+)$/)];
  return carLine(make, model, body, trims, {
    series,
    ...(seats === undefined ? {} : { seats }),
    ...(doors === undefined ? {} : { doors }),
    ...(since === undefined ? {} : { since }),
    ...(weight === undefined ? {} : { weight }),
  });
}

const misread = (line: string) =>
  new Error(
    `The demo catalogue has a line nobody can read: "${line}". A model is "make | model | body", a trim "badge @ price = powertrain".`,
  );
