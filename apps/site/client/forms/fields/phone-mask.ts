import { formatPhone, maskTyping, type PhoneRule, type Typing } from "@forecourt/leads/phone";

const typingOf = (input: HTMLInputElement): Typing => ({
  value: input.value,
  caret: input.selectionStart ?? input.value.length,
});

/**
 * Groups the digits of a phone field in its market's way: while the shopper types or pastes at the end, and the whole
 * number once the field is left. Editing in the middle leaves text and caret alone until then. Gives a function that
 * stops it.
 */
export function attachPhoneMask(input: HTMLInputElement, rule: PhoneRule): () => void {
  let shown: Typing = { value: "", caret: 0 };
  const show = (next: Typing): void => {
    shown = next;
    if (input.value === next.value) return;
    input.value = next.value;
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret);
  };
  const onInput = (event: Event): void => {
    // An input method rewrites what it composes; it must find its own text again.
    if (event instanceof InputEvent && event.isComposing) return;
    show(maskTyping(shown, typingOf(input), rule));
  };
  const onChange = (): void => {
    const value = formatPhone(input.value.trim(), rule);
    show({ value, caret: value.length });
  };
  show(maskTyping(shown, typingOf(input), rule));
  input.addEventListener("input", onInput);
  input.addEventListener("change", onChange);
  return () => {
    input.removeEventListener("input", onInput);
    input.removeEventListener("change", onChange);
  };
}
