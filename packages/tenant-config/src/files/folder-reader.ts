import { isRecord } from "@forecourt/search/kernel";
import type { z } from "zod";
import { type ContentProblem, problemsOf } from "../content/content-problem.ts";
import type { SiteLocations } from "../locations/site-locations.ts";
import { type LocationFileContext, readLocationsFile } from "../locations/wire/location-wire.ts";
import { parseWrittenJson, withoutSchemaLine } from "../wire/parse-json.ts";
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

  problem(name: string, message: string, line?: number) {
    this.problems.push({ file: this.fileName(name), path: "", message, line });
  }

  /** A JSON file's value without the line that names its schema; undefined when absent or unreadable (which has been noted). */
  json(name: string): unknown {
    const text = this.#files.get(name);
    if (text === undefined) return undefined;
    const parsed = parseWrittenJson(text);
    if (!parsed.ok) {
      this.problem(name, parsed.problem, parsed.line);
      return undefined;
    }
    return withoutSchemaLine(parsed.value);
  }

  /** A file read by its schema; what is absent or wrong gives `otherwise`. */
  read<Value>(name: string, schema: z.ZodType<Value>, otherwise: Value): Value {
    const value = this.json(name);
    return value === undefined ? otherwise : this.check(name, schema, value, otherwise);
  }

  /** A file that lists things, read by the schema of the list. */
  list<Item>(name: string, schema: z.ZodType<Item[]>): Item[] {
    const { value, below } = this.#listed(name);
    return value === undefined ? [] : this.check(name, schema, value, [], below);
  }

  locations(context: LocationFileContext): SiteLocations {
    const { value, below } = this.#listed("locations.json");
    const read = readLocationsFile(value === undefined ? [] : value, context);
    if (read.ok) return { locations: read.locations, hiddenLocations: read.hiddenLocations };
    this.problems.push(...problemsOf(this.fileName("locations.json"), read.error, value, below));
    return { locations: [], hiddenLocations: [] };
  }

  /** A list can name no schema, so it may stand in an object under the file's own name: `{ "$schema": "…", "offers": [] }`. */
  #listed(name: string): { value: unknown; below: readonly string[] } {
    const value = this.json(name);
    const own = name.replace(/^.*\//, "").slice(0, -".json".length);
    const inObject = isRecord(value) && Object.keys(value).join() === own;
    const list = inObject ? value[own] : value;
    if (Array.isArray(list) && list.length > MAX_ITEMS) {
      this.problem(name, `lists more than ${MAX_ITEMS} entries`);
      return { value: undefined, below: [] };
    }
    return { value: list, below: inObject ? [own] : [] };
  }

  check<Value>(
    name: string,
    schema: z.ZodType<Value>,
    value: unknown,
    otherwise: Value,
    below: readonly string[] = [],
  ): Value {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    this.problems.push(...problemsOf(this.fileName(name), parsed.error, value, below));
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
        this.problem(name, parts.problem, parts.line);
        return [];
      }
      const checked = this.check<Head | null>(name, head, parts.head, null);
      return checked === null ? [] : [make(slug, checked, parts.body)];
    });
  }
}
