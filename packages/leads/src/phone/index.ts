export { formatPhone } from "./format-phone.ts";
export { maskPhone } from "./mask-phone.ts";
export type { Typing } from "./mask-typing.ts";
export { maskTyping } from "./mask-typing.ts";
export type { NumberingPlan, PhoneRules } from "./plan-rules.ts";
export { phoneHref } from "./phone-href.ts";
export { loadNumberingPlan, loadPhoneRules } from "./phone-rules.ts";
export type { PhoneKind, PhoneShape, PhoneShapeOptions } from "./phone-shape.ts";
export { checkPhoneShape, phoneMessage } from "./phone-shape.ts";
