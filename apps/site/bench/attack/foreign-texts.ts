import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TENANTS = join(import.meta.dirname, "../../tenants");

/** Every text of a tenant's files, as one. */
function textOf(slug: string): string {
  const folder = join(TENANTS, slug);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/** Names, phone numbers and mail addresses of other demo dealers that stand nowhere in this one's files. */
export function foreignTexts(slug: string, others: readonly string[]): string[] {
  const own = textOf(slug);
  return others
    .filter((other) => other !== slug)
    .flatMap((other) => {
      const { site }: { site?: Record<string, unknown> } = JSON.parse(
        readFileSync(join(TENANTS, other, "tenant.json"), "utf8"),
      );
      return [site?.["name"], site?.["phone"], site?.["email"], site?.["leadEmail"]];
    })
    .filter((text): text is string => typeof text === "string" && text.length > 5 && !own.includes(text));
}
