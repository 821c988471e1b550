import type { FormFacts } from "../definition/form-facts.ts";
import { formText } from "../messages/form-messages.ts";
import type { Question } from "./question.ts";

const stateQuestion =
  (name: string, labelOf: (facts: FormFacts) => string, autocomplete?: string): Question =>
  ({ forms, facts }) => {
    const { states } = facts.market;
    if (states === "none") return null;
    const common = {
      name,
      label: labelOf(facts),
      required: false,
      maxLength: 40,
      ...(autocomplete ? { autocomplete } : {}),
    };
    if (states === "free_text") return { ...common, kind: "text" };
    const initial = states.find(({ value }) => value === forms.defaultState?.toLowerCase())?.value;
    return { ...common, kind: "select", options: states, ...(initial ? { initial } : {}) };
  };

/** Where the shopper lives. */
export const state = stateQuestion("state", ({ market }) => market.stateWord, "address-level1");

/** Where the shopper's own vehicle is registered. */
export const regoState = stateQuestion("regoState", ({ words, market }) =>
  formText(words.labels, "plateState", { state: market.stateWord }),
);
