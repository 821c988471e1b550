import { factRows } from "@forecourt/search/car";
import { z } from "zod";

/** The section `modelPage` of a tenant's settings. */
export const modelPageSchema = z.strictObject({
  arrangement: z
    .enum(["standard", "plate", "figures", "plan", "stage", "label"])
    .describe(
      "How a model's page is arranged. standard: words beside the picture, its figures as a strip. plate: the figures as a table under the name. figures: the name and three figures large under a wide picture. plan: the figures between walls under the length. stage: the picture as wide as the page, the name centred under it. label: a window label under the name.",
    ),
  figures: z
    .array(z.enum(factRows.map(({ fact }) => fact)))
    .max(12)
    .describe(
      "Which facts stand large on a model's page, in this order: the first four that are known of it.",
    ),
  gradesAs: z
    .enum(["rows", "columns"])
    .describe(
      "How the grades of a model stand. rows: a line each with its price and what it adds, and all of them side by side below when they are unfolded. columns: side by side at once.",
    ),
});
