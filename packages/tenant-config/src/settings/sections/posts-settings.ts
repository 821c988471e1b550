import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `posts` of a tenant's settings. */
export const postsSchema = z.strictObject({
  perPage: z.int().min(1).max(100).describe("How many posts stand on one page of the news."),
});

/** How the dealer's news is listed: the config section `posts`. */
export type PostsSettings = SettingsOf<typeof postsSchema>;
