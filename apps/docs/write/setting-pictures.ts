import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./documents.ts";

/** What a setting's picture shows (a page of the site, and the values it has there), or why a setting has none. */
export type SettingPicture =
  | { readonly page: string; readonly height: number; readonly to: string; readonly given?: string }
  | { readonly none: keyof typeof NO_PICTURE };

/** Why a setting has no picture, as its page says it. */
export const NO_PICTURE = {
  "no page": "No picture: it shows in what is sent, mailed or printed, on no page.",
  unseen: "No picture: what it changes of a page is not seen, or not before something is done there.",
} as const;

/** The pictures that `pnpm shots --settings` has taken, by setting. */
export const settingPictures = (): Readonly<Record<string, SettingPicture>> =>
  JSON.parse(readFileSync(join(ROOT, "apps/docs/setting-pictures.json"), "utf8")) as Record<
    string,
    SettingPicture
  >;
