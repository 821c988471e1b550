/**
 * Cuts the cell of a list into items. With no separator named: a JSON list, or
 * text at `|`, `;` or line breaks; addresses also at commas and blanks, but only before another address.
 */
export function readList(cell: string, separator: string | undefined, kind: "list" | "addresses"): string[] {
  const items = separator === undefined ? guessItems(cell, kind) : cell.split(separator);
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

function guessItems(cell: string, kind: "list" | "addresses"): string[] {
  const json = cell.startsWith("[") ? jsonList(cell) : null;
  if (json) return json;
  const pieces = cell.split(/[|;\n]/);
  if (kind === "list") return pieces;
  // The look-behind keeps a long run of commas from being tried again from each of them.
  return pieces.flatMap((piece) => piece.split(/(?<![,\s])[,\s]+(?=https?:\/\/|\/)/i));
}

function jsonList(cell: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(cell);
    if (!Array.isArray(parsed)) return null;
    return parsed.flatMap((item: unknown) => addressOf(item) ?? []);
  } catch {
    return null;
  }
}

/** Feeds write a picture as its address, or as an object that holds it. */
function addressOf(item: unknown): string | null {
  if (typeof item === "string") return item;
  if (typeof item !== "object" || item === null || !("url" in item)) return null;
  return typeof item.url === "string" ? item.url : null;
}

/** Keeps http(s) addresses and paths of the site itself, without repeats; `javascript:` and friends are refused. */
export function readAddresses(texts: readonly string[]): { addresses: string[]; refused: string[] } {
  const addresses = new Set<string>();
  const refused: string[] = [];
  for (const text of texts) {
    const address = readAddress(text);
    if (address === null) refused.push(text);
    else addresses.add(address);
  }
  return { addresses: [...addresses], refused };
}

function readAddress(text: string): string | null {
  if (/^\/(?![/\\])[^\s"'<>\\]*$/.test(text)) return text;
  const url = URL.parse(text.startsWith("//") ? `https:${text}` : text);
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  return isWeb && url.username === "" && url.password === "" ? url.href : null;
}
