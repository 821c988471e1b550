export type { BaseMessages, Catalogue, MessageGroup, OtherCatalogue, SettingTexts } from "./catalogue.ts";
export { EN_AU } from "./en-au.ts";
