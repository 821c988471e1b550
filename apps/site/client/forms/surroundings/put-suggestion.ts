import { readBehaviour } from "@forecourt/ui/behaviours";

/**
 * Puts a suggested sentence into a message: over another suggestion that stands there alone, else as a further line. What
 * the shopper wrote stays.
 */
export function putSuggestion(chip: HTMLElement): void {
  const message = document.getElementById(readBehaviour(chip, "suggests") ?? "");
  const text = chip.textContent;
  if (!(message instanceof HTMLTextAreaElement)) return;
  const suggested = [...(chip.parentElement?.children ?? [])].map((other) => other.textContent);
  const written = message.value.trim();
  const lines = written.split("\n");
  if (!lines.includes(text))
    message.value = written === "" || suggested.includes(written) ? text : `${written}\n${text}`;
  message.dispatchEvent(new Event("input", { bubbles: true }));
  message.focus();
}
