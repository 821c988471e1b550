export { DAY } from "./days.ts";
export { editDistance } from "./edit-distance.ts";
export { foldText } from "./fold-text.ts";
export { isRecord } from "./is-record.ts";
export { nearestName } from "./nearest-name.ts";
export { parseAmount } from "./parse-amount.ts";
export type { PlainFetch, PlainRequest } from "./plain-fetch.ts";
export { sameWords } from "./same-words.ts";
export { slugify } from "./slugify.ts";
