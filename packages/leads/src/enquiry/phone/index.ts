export { formatPhone } from "./format-phone.ts";
export { maskPhone } from "./mask-phone.ts";
export type { Typing } from "./mask-typing.ts";
export { maskTyping } from "./mask-typing.ts";
export { phoneHref } from "./phone-href.ts";
export { loadPhoneRules, type PhoneRules } from "./phone-rules.ts";
export type { NumberShape, PhoneKind, PhoneRule } from "./phone-rule.ts";
export type { PhoneShape, PhoneShapeOptions } from "./phone-shape.ts";
export { checkPhoneShape } from "./phone-shape.ts";
