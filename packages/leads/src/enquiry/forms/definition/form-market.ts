import type { PhoneRule } from "../../phone/phone-rule.ts";
import type { FieldOption } from "../fields/field-definition.ts";
import type { PostcodeRule } from "../fields/postcode.ts";

/** What forms vary with from country to country: plain data, and no country's name. */
export interface FormMarket {
  phone: PhoneRule;
  postcode: PostcodeRule;
  /** What a state is called at the beginning of a question: "State" or "Province". */
  stateWord: string;
  /** The states a shopper chooses from; "free_text" lets them type one, "none" does not ask. */
  states: readonly FieldOption[] | "free_text" | "none";
}
