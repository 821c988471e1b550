/** Texts in another language by the English one. Numbers stand as themselves, or as `{n}` in the same order. */
export type FormTexts = Readonly<Record<string, string>>;

/** A text in another language; one that is not known stays as it is. */
export function translateText(text: string, texts: FormTexts): string {
  const whole = Object.hasOwn(texts, text) ? texts[text] : undefined;
  if (whole !== undefined) return whole;
  const key = text.replace(/\d+/g, "{n}");
  const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
  const numbers = text.match(/\d+/g);
  let at = 0;
  return found?.replace(/{n}/g, () => numbers?.[at++] ?? "") ?? text;
}
