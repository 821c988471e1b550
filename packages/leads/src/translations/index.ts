export { formTranslation } from "./form-translation.ts";
export { type FormTexts, type FormTranslation, translateForm } from "./translate-form.ts";
export { translateText } from "../forms/definition/translate-text.ts";
