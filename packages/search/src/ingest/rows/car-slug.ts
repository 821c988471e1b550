import { slugify } from "../../kernel/slugify.ts";

/**
 * The last part of a car's address: its name in plain letters, and its id, which
 * makes it one of a kind. It is made once; a car that is renamed keeps it.
 *
 * @example
 * carSlug("2019 Škoda Octavia RS", "k3m9") // "2019-skoda-octavia-rs-k3m9"
 */
export function carSlug(name: string, id: string): string {
  const plain = slugify(name, 80);
  const end = id.toLowerCase();
  return plain === "" ? end : `${plain}-${end}`;
}
