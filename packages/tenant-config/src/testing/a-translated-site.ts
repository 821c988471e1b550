import { type ParsedFolder, parsePresets, parseTenantFolder } from "../files/parse-tenant-folder.ts";
import { sampleSite } from "./sample-site.ts";
import { folderOf } from "./tenant-folders.ts";

/** What a test changes about the sample dealer in Texas that is read in Spanish, too. */
interface TranslatedFiles {
  settings?: object;
  /** The files of the folder `es-US`, by relative name. */
  spanish?: Readonly<Record<string, unknown>>;
}

/** A dealer in the United States, its site in English and Spanish, read from its folder. */
export function aTranslatedSite({ settings = {}, spanish = {} }: TranslatedFiles = {}): ParsedFolder {
  const site = sampleSite("north", {
    settings: {
      site: {
        name: "North",
        market: "US",
        template: "american-cars",
        tagline: "Here since 1979.",
        otherLocales: ["es-US"],
        ...("site" in settings ? (settings.site as object) : {}),
      },
      home: { points: [{ icon: "money", text: "One price" }] },
      careers: {
        positions: [
          { title: "Parts clerk", place: "Austin", kind: "Full time", text: "Counter work.", posted: null },
        ],
      },
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => name !== "site")),
    },
    locations: [
      {
        id: 1,
        name: "North",
        slug: "north",
        primary: true,
        time_zone: "America/Chicago",
        address: { street: "1 High Street", city: "Austin", state: "TX", postcode: "78757" },
        contact_detail: { phone: "(512) 555-0100" },
      },
    ],
    navigation: [],
  });
  const files = [
    ...folderOf(site),
    ...Object.entries(spanish).map(([name, content]) => [`es-US/${name}`, content] as const),
  ].map(([name, content]): [string, string] => [
    name,
    typeof content === "string" ? content : JSON.stringify(content),
  ]);
  return parseTenantFolder({
    slug: "north",
    files: new Map(files),
    presets: parsePresets(new Map()),
    requireLocations: true,
  });
}
