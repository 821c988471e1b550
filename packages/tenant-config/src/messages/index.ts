export type { BaseMessages, Catalogue, MessageGroup, OtherCatalogue, SettingTexts } from "./catalogue.ts";
export { catalogueOf, locales } from "./catalogues.ts";
export { EN_AU } from "./en-au.ts";
