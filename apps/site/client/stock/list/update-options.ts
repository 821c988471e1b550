import { isSettled, keepValue, type SentFields } from "./sent-fields.ts";

/** The options of a group of a filter, in their order. */
const optionsOf = (group: Element): HTMLLabelElement[] =>
  [...group.querySelectorAll<HTMLInputElement>("label > input[type=checkbox]")].flatMap((box) =>
    box.parentElement instanceof HTMLLabelElement ? [box.parentElement] : [],
  );

const boxOf = (option: HTMLLabelElement): HTMLInputElement | null =>
  option.control instanceof HTMLInputElement ? option.control : null;

/** All that differs between an option and itself in another list is whether it is chosen and its number. */
function updateOption(shown: HTMLLabelElement, rendered: HTMLLabelElement, sent: SentFields): void {
  const [box, renderedBox] = [boxOf(shown), boxOf(rendered)];
  if (!box || !renderedBox) return;
  if (isSettled(box, renderedBox, sent)) box.checked = renderedBox.defaultChecked;
  box.defaultChecked = renderedBox.defaultChecked;
  const [number, renderedNumber] = [shown.lastElementChild, rendered.lastElementChild];
  if (number && renderedNumber && number !== box && number.textContent !== renderedNumber.textContent)
    number.textContent = renderedNumber.textContent;
}

const othersOf = (group: Element): HTMLDetailsElement | null => group.querySelector("details");

/** Whether two lists of options have the same values. */
const areSame = (options: readonly HTMLLabelElement[], others: readonly HTMLLabelElement[]): boolean =>
  options.length === others.length &&
  options.every((option, index) => {
    const other = others[index];
    return other !== undefined && boxOf(option)?.value === boxOf(other)?.value;
  });

/** Takes the options of another list for those of a group, but for what the shopper has opened or chosen meanwhile. */
function takeOptions(shown: HTMLFieldSetElement, rendered: HTMLFieldSetElement, sent: SentFields): void {
  const boxes = new Map(optionsOf(shown).map((option) => [boxOf(option)?.value, boxOf(option)]));
  for (const option of optionsOf(rendered)) {
    const renderedBox = boxOf(option);
    const box = boxes.get(renderedBox?.value);
    if (box && renderedBox && !isSettled(box, renderedBox, sent)) keepValue(box, renderedBox);
  }
  const [others, renderedOthers] = [othersOf(shown), othersOf(rendered)];
  if (others && renderedOthers) renderedOthers.open ||= others.open;
  shown.replaceChildren(...rendered.childNodes);
}

/**
 * Updates a group of options without a comparison of each element, which takes a phone longer than all the rest.
 *
 * @returns False where the elements must be compared: the group has other options, and focus.
 */
export function updateOptions(
  shown: HTMLFieldSetElement,
  rendered: HTMLFieldSetElement,
  sent: SentFields,
): boolean {
  const [options, renderedOptions] = [optionsOf(shown), optionsOf(rendered)];
  if (!areSame(options, renderedOptions)) {
    if (shown.contains(document.activeElement)) return false;
    takeOptions(shown, rendered, sent);
    return true;
  }
  for (const [index, option] of options.entries()) {
    const other = renderedOptions[index];
    if (other) updateOption(option, other, sent);
  }
  const [others, renderedOthers] = [othersOf(shown), othersOf(rendered)];
  if (others && renderedOthers?.open) others.open = true;
  // Says how many values are not offered.
  const [left, renderedLeft] = [shown, rendered].map((group) => group.querySelector(":scope > p"));
  if (renderedLeft && left) left.replaceWith(renderedLeft);
  else if (renderedLeft) shown.append(renderedLeft);
  else left?.remove();
  return true;
}

/** An option is the same one in another list, also where others came before it or went: the same id says so. */
export function nameOptions(group: Element): void {
  for (const option of optionsOf(group)) {
    const box = boxOf(option);
    if (box) box.id = `${box.name}=${box.value}`;
  }
}
