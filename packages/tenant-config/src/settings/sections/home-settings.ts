import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { pointIcon, publicId, sitePath, webAddress, words } from "./setting-values.ts";

/** The section `home` of a tenant's settings. */
export const homeSchema = z.strictObject({
  overridePrimaryVehicle: publicId
    .nullable()
    .describe("Id of the car whose picture leads the home page. Left out, the newest car with a picture."),
  hero: z
    .enum([
      ...(["split", "lineup", "ledger", "machine", "plate"] as const),
      ...(["landscape", "payment", "booking", "models", "plan"] as const),
    ])
    .describe(
      "How the top of the home page is arranged. split: words beside one vehicle. lineup: three of them on one floor. ledger: words alone, the stock right below. machine: one from the side, its name huge behind it. plate: one from the side in a dark band, the search beside it. landscape: one before hills. payment: one beside its repayment. booking: the search as one wide bar. models: the models of the brand. plan: words and what is included.",
    ),
  picture: z
    .union([sitePath, webAddress])
    .nullable()
    .describe(
      "A picture of the dealer's own for the top of the home page, at least 1200 wide. Left out, vehicles from the stock.",
    ),
  points: z
    .array(z.strictObject({ icon: pointIcon, text: words.max(60) }))
    .max(4)
    .describe("Up to four short reasons to choose this dealer, under the search of the home page."),
  searchBy: z
    .array(
      z.enum([
        ...(["make", "body", "price", "seats", "drive", "categories"] as const),
        ...(["fuelType", "location", "dates"] as const),
      ]),
    )
    .min(1)
    .max(4)
    .describe(
      "What the search of the home page asks for, in this order; 'price' asks for a budget, 'dates' from when to when a car is wanted for hire.",
    ),
  picks: z
    .array(
      z
        .string()
        .max(200)
        .regex(
          /^[\w\-.~%=&+,:]+$/,
          'must be the query of a list\'s address like "lams=true&seat_height=:790"',
        ),
    )
    .max(6)
    .describe(
      "Searches to tap under the search of the home page, each as the query of a list's address (lams=true&seat_height=:790). They are named by their filters; one that finds nothing is left out.",
    ),
  sections: z
    .array(
      z.enum([
        ...(["promotions", "bodyTypes", "latestStock", "makes", "offers", "dealerships", "promise"] as const),
        ...(["models", "conditions", "tradeIn", "finance", "locations", "reviews", "posts"] as const),
      ]),
    )
    .describe(
      "What the home page shows below its picture, in this order. A part there is nothing for is left out.",
    ),
  bodyTypesAs: z
    .enum(["tiles", "panels", "doors"])
    .describe(
      "How body types are drawn: small tiles with a drawing, tall panels with a large one, or names alone.",
    ),
  latestAs: z
    .enum(["grid", "rows", "table", "sideways"])
    .describe(
      "How the latest cars are laid out: a grid of cards, rows with a small picture, a table of facts, or one row that is pushed sideways.",
    ),
  promiseAs: z
    .enum(["numbered", "band", "columns", "sheet"])
    .describe(
      "How the promise is arranged. numbered: a panel with its points counted. band: from edge to edge in the accent, its points in a row. columns: its title centred over its points. sheet: a form with ticks.",
    ),
  reviewsAs: z
    .enum(["line", "quote", "wall"])
    .describe(
      "How reviews are arranged: the score and three of them in a line, one in large type, or a wall of six.",
    ),
  locationsAs: z
    .enum(["cards", "signs"])
    .describe(
      "How the dealer's places are arranged: cards beside each other, or one below the other as signs.",
    ),
  postsAs: z
    .enum(["cards", "pictures", "lines"])
    .describe("How posts are arranged: cards of words, cards with a picture, or one line each."),
  waysAs: z
    .enum(["strips", "pair", "words", "plate"])
    .describe(
      "How trade-in and finance are arranged: a strip each, both beside each other, plain words between rules, or the trade-in as a band that begins with its number plate.",
    ),
  promise: z
    .strictObject({
      title: words.describe("The promise in a line."),
      text: words.max(300).describe("What it means, in a sentence or two."),
      points: z.array(words.max(80)).min(2).max(8).describe("What is done, point by point."),
      signedBy: words.max(80).optional().describe("Who stands behind it."),
      stamp: words.max(16).optional().describe("One word for a stamp beside it."),
      href: sitePath.optional().describe("Where all of it is written."),
    })
    .nullable()
    .describe("What the dealer promises of every car, as a part of the home page."),
  latestCars: z.int().min(0).max(24).describe("How many of the latest cars the home page shows."),
  promotions: z
    .array(
      z.strictObject({
        title: words.describe("What is promoted, in a line."),
        text: words.max(200).optional().describe("A sentence more."),
        href: sitePath.describe("Where it leads."),
        image: z
          .union([sitePath, webAddress])
          .describe("Its picture, 1920 wide and 540 high; another shape is cut to that."),
      }),
    )
    .max(8)
    .describe(
      "The promotions slider of the home page: pictures of 1920 by 540 that do not move by themselves.",
    ),
});

/** The home page: the config section `home`. */
export type HomeSettings = SettingsOf<typeof homeSchema>;

/** An arrangement of the top of the home page. */
export type HomeHero = HomeSettings["hero"];

/** A part of the home page. */
export type HomeSection = HomeSettings["sections"][number];
