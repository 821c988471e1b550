import type { FieldOption } from "../fields/field-definition.ts";
import type { Question } from "./question.ts";

/** Australian states and territories as wire value and name. */
const AU_STATES: readonly FieldOption[] = [
  { value: "act", label: "ACT" },
  { value: "nsw", label: "NSW" },
  { value: "nt", label: "NT" },
  { value: "qld", label: "QLD" },
  { value: "sa", label: "SA" },
  { value: "tas", label: "TAS" },
  { value: "vic", label: "VIC" },
  { value: "wa", label: "WA" },
];

const stateQuestion =
  (name: string, label: string, autocomplete?: string): Question =>
  ({ forms, facts }) => {
    if (facts.market === "NZ") return null; // New Zealand has no states
    const common = { name, label, required: false, maxLength: 40, ...(autocomplete ? { autocomplete } : {}) };
    if (facts.market === "US") return { ...common, kind: "text" };
    const initial = AU_STATES.find(({ value }) => value === forms.defaultState?.toLowerCase())?.value;
    return { ...common, kind: "select", options: AU_STATES, ...(initial ? { initial } : {}) };
  };

/** Where the shopper lives. */
export const state = stateQuestion("state", "State", "address-level1");

/** Where the shopper's own vehicle is registered. */
export const regoState = stateQuestion("regoState", "State of registration");
