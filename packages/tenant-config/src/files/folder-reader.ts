import type { z } from "zod";
import { type ContentProblem, problemsOf } from "../content/content-problem.ts";
import type { SiteLocations } from "../locations/site-locations.ts";
import { type LocationContext, readLocationsFile } from "../locations/wire/location-wire.ts";
import { parseWrittenJson } from "../wire/parse-json.ts";
import { readFrontMatter } from "./front-matter.ts";
import { SLUG } from "./tenant-folder.ts";

/** Entries of one list of a folder, such as its offers. */
const MAX_ITEMS = 5_000;

/** Collects problems while reading on, so that one visit shows all of them. */
export class FolderReader {
  readonly problems: ContentProblem[] = [];
  readonly #slug: string;
  readonly #files: ReadonlyMap<string, string>;

  constructor(slug: string, files: ReadonlyMap<string, string>) {
    this.#slug = slug;
    this.#files = files;
  }

  fileName(name: string) {
    return `${this.#slug}/${name}`;
  }

  problem(name: string, message: string) {
    this.problems.push({ file: this.fileName(name), path: "", message });
  }

  /** A JSON file's value; undefined when absent or unreadable (which has been noted). */
  json(name: string): unknown {
    const text = this.#files.get(name);
    if (text === undefined) return undefined;
    const parsed = parseWrittenJson(text);
    if (!parsed.ok) {
      this.problem(name, parsed.problem);
      return undefined;
    }
    if (Array.isArray(parsed.value) && parsed.value.length > MAX_ITEMS) {
      this.problem(name, `lists more than ${MAX_ITEMS} entries`);
      return undefined;
    }
    return parsed.value;
  }

  /** A file read by its schema; what is absent or wrong gives `otherwise`. */
  read<Value>(name: string, schema: z.ZodType<Value>, otherwise: Value): Value {
    const value = this.json(name);
    return value === undefined ? otherwise : this.check(name, schema, value, otherwise);
  }

  locations(context: LocationContext): SiteLocations {
    const value = this.json("locations.json");
    const read = readLocationsFile(value === undefined ? [] : value, context);
    if (read.ok) return { locations: read.locations, hiddenLocations: read.hiddenLocations };
    this.problems.push(...problemsOf(this.fileName("locations.json"), read.error, value));
    return { locations: [], hiddenLocations: [] };
  }

  check<Value>(name: string, schema: z.ZodType<Value>, value: unknown, otherwise: Value): Value {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    this.problems.push(...problemsOf(this.fileName(name), parsed.error, value));
    return otherwise;
  }

  /** The Markdown files of a folder, each made from its slug, its checked head and its text. */
  articles<Head, Article>(
    folder: string,
    head: z.ZodType<Head>,
    make: (slug: string, head: Head, body: string) => Article,
  ): Article[] {
    return [...this.#files].flatMap(([name, text]) => {
      if (!name.startsWith(`${folder}/`)) return [];
      const slug = name.slice(folder.length + 1, -".md".length);
      if (!SLUG.test(slug)) {
        this.problem(name, "its name becomes its address: use lower-case letters, digits and hyphens");
        return [];
      }
      const parts = readFrontMatter(text);
      if (!parts.ok) {
        this.problem(name, parts.problem);
        return [];
      }
      const checked = this.check<Head | null>(name, head, parts.head, null);
      return checked === null ? [] : [make(slug, checked, parts.body)];
    });
  }
}
