/** What versions public names came with: name by name, `address name`. */
export type Since = ReadonlyMap<string, string>;

/** The version of a name that no release has had yet. */
export const NEXT = "next";

/** The names of a `public-surface.txt`, as `address name`. */
export function surfaceNames(text: string): string[] {
  let address = "";
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("@")) address = line;
    const name = /^ {2}(?:type )?(\S+)$/.exec(line)?.[1];
    return name === undefined ? [] : [`${address} ${name}`];
  });
}

/**
 * Reads a package's `since.txt`: below each version, in a line for each entry, the names that came with it. A name that was taken away
 * stays in it. Throws when a name came twice.
 */
export function readSince(text: string): Since {
  const since = new Map<string, string>();
  let version = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("# ")) version = line.slice(2);
    const [address = "", ...names] = line.startsWith("@") ? line.split(" ") : [];
    for (const name of names.map((each) => `${address} ${each}`)) {
      if (since.has(name)) throw new Error(`${name} came with ${since.get(name)} and with ${version}.`);
      since.set(name, version);
    }
  }
  return since;
}
