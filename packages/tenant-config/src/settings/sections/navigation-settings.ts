import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { sitePath, webAddress, words } from "./setting-values.ts";

const href = z.union([sitePath, webAddress, z.string().regex(/^(?:tel:[+\d -]+|mailto:[^\s<>"]+)$/)], {
  error: "must be a path of this site, a full web address, tel: or mailto:",
});
const leaf = z.strictObject({ label: words, href });
const menu = z.array(
  z.strictObject({
    label: words,
    href: href.optional(),
    children: z.array(leaf).optional(),
    bodies: z
      .boolean()
      .optional()
      .describe("The bodies in stock follow its children, each with how many there are."),
  }),
);

/** The section `navigation` of a tenant's settings. */
export const navigationSchema = z.strictObject({
  header: menu.nullable().describe("The whole header menu. Left out, the product's menu is shown."),
  footer: menu.nullable().describe("The whole footer. Left out, the product's footer is shown."),
  hidden: z.array(sitePath).describe("Paths that no menu shows, for example ['/fleet']."),
  extraCompany: z
    .array(leaf)
    .describe("Entries of the dealer's own at the end of the header's company group."),
  modelMenuOpens: z
    .enum(["click", "hover"])
    .describe("Whether the model menu opens when it is clicked or as soon as the pointer is over it."),
  modelMenu: z.boolean().describe("Show the models in the header."),
});

/** Menus: the config section `navigation`. */
export type NavigationSettings = SettingsOf<typeof navigationSchema>;

/** One entry of a menu, as a tenant's file writes it; without an address it only opens its children. */
export type MenuItem = NonNullable<NavigationSettings["header"]>[number];

/** An entry inside a dropdown. */
export type MenuLeaf = NavigationSettings["extraCompany"][number];
