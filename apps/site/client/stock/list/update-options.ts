import { isAnswered, keepValue, type SentFields } from "./sent-fields.ts";

/** The options of a group of a filter, in their order. */
const optionsOf = (group: Element): HTMLLabelElement[] =>
  [...group.querySelectorAll<HTMLInputElement>("label > input[type=checkbox]")].flatMap((box) =>
    box.parentElement instanceof HTMLLabelElement ? [box.parentElement] : [],
  );

/** The box of an option. */
const boxOf = (option: HTMLLabelElement): HTMLInputElement | null =>
  option.control instanceof HTMLInputElement ? option.control : null;

/** All that differs between an option and itself in another list is whether it is chosen and its number. */
function updateOption(shown: HTMLLabelElement, drawn: HTMLLabelElement, sent: SentFields): void {
  const [box, drawnBox] = [boxOf(shown), boxOf(drawn)];
  if (!box || !drawnBox) return;
  if (isAnswered(box, drawnBox, sent)) box.checked = drawnBox.defaultChecked;
  box.defaultChecked = drawnBox.defaultChecked;
  const [number, drawnNumber] = [shown.lastElementChild, drawn.lastElementChild];
  if (number && drawnNumber && number !== box && number.textContent !== drawnNumber.textContent)
    number.textContent = drawnNumber.textContent;
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
function takeOptions(shown: HTMLFieldSetElement, drawn: HTMLFieldSetElement, sent: SentFields): void {
  const boxes = new Map(optionsOf(shown).map((option) => [boxOf(option)?.value, boxOf(option)]));
  for (const option of optionsOf(drawn)) {
    const drawnBox = boxOf(option);
    const box = boxes.get(drawnBox?.value);
    if (box && drawnBox && !isAnswered(box, drawnBox, sent)) keepValue(box, drawnBox);
  }
  const [others, drawnOthers] = [othersOf(shown), othersOf(drawn)];
  if (others && drawnOthers) drawnOthers.open ||= others.open;
  shown.replaceChildren(...drawn.childNodes);
}

/**
 * Updates a group of options without a comparison of each element, which takes a phone longer than all the rest.
 *
 * @returns False where the elements must be compared: the group has other options, and focus.
 */
export function updateOptions(
  shown: HTMLFieldSetElement,
  drawn: HTMLFieldSetElement,
  sent: SentFields,
): boolean {
  const [options, drawnOptions] = [optionsOf(shown), optionsOf(drawn)];
  if (!areSame(options, drawnOptions)) {
    if (shown.contains(document.activeElement)) return false;
    takeOptions(shown, drawn, sent);
    return true;
  }
  for (const [index, option] of options.entries()) {
    const other = drawnOptions[index];
    if (other) updateOption(option, other, sent);
  }
  const [others, drawnOthers] = [othersOf(shown), othersOf(drawn)];
  if (others && drawnOthers?.open) others.open = true;
  // Says how many values are not offered.
  const [left, drawnLeft] = [shown, drawn].map((group) => group.querySelector(":scope > p"));
  if (drawnLeft && left) left.replaceWith(drawnLeft);
  else if (drawnLeft) shown.append(drawnLeft);
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
