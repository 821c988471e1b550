import { z } from "zod";

/** The section `feeds` of a tenant's settings. */
export const feedsSchema = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        url: z
          .url({
            protocol: /^https?$/,
            error: 'must be a web address like "https://feeds.example.com/stock.csv"',
          })
          .max(2000)
          .describe("Where the feed is; it is fetched by HTTPS."),
        map: z
          .string()
          .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, "must be small letters, digits and hyphens")
          .describe("Its mapping file: feeds/{map}.json in the tenant's folder."),
      }),
    )
    .max(20)
    .describe(
      "Feeds of this dealer's stock that `forecourt stock import --tenant {slug}` fetches, each with its mapping file.",
    ),
});
