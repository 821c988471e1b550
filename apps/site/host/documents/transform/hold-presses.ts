/** What is held, by the script that serves it, and the event by which it takes over. */
export interface HeldPresses {
  readonly click: Readonly<Record<string, string>>;
  readonly submit: Readonly<Record<string, string>>;
  readonly serves: string;
}

/**
 * Holds what is pressed or sent before the page's scripts can serve it, and plays it again, in order, to the script that
 * says it is there. One that does not come within some seconds, or cannot be fetched, is not waited for: then the browser
 * does what it does without a script. Runs in the browser as part of the starter, so it may use nothing outside itself.
 * Gives what lets everything go.
 */
export function holdPresses({ click, submit, serves }: HeldPresses): () => void {
  const WAIT_MS = 5000;
  // A press that is served sooner needs no sign that it waits.
  const SIGN_MS = 100;
  const kinds = new Map<string, { type: string; selector: string }>([
    ...Object.entries(click).map(([kind, selector]) => [kind, { type: "click", selector }] as const),
    ...Object.entries(submit).map(([kind, selector]) => [kind, { type: "submit", selector }] as const),
  ]);
  type Press = { kind: string; element: HTMLElement; by: HTMLElement | null };
  let held: Press[] = [];
  const hold = (event: Event): void => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (event instanceof MouseEvent && (event.button || event.metaKey || event.ctrlKey || event.shiftKey))
      return;
    for (const [kind, { type: wanted, selector }] of kinds) {
      const element = type === wanted ? target.closest<HTMLElement>(selector) : null;
      if (!element) continue;
      event.preventDefault();
      event.stopImmediatePropagation();
      const by = event instanceof SubmitEvent ? event.submitter : null;
      // A form is sent once, with what is in it by then, by the button that was pressed last.
      if (type === "submit") {
        for (const press of held) if (press.element === element) press.by?.removeAttribute("aria-busy");
        held = held.filter((press) => press.element !== element);
      }
      const press = { kind, element, by };
      held.push(press);
      setTimeout(() => {
        if (held.includes(press)) (by ?? element).setAttribute("aria-busy", "true");
      }, SIGN_MS);
      setTimeout(() => letGo([kind]), WAIT_MS);
      return;
    }
  };
  const letGo = (gone: readonly string[]): void => {
    for (const kind of gone) kinds.delete(kind);
    const again = held.filter(({ kind }) => gone.includes(kind));
    held = held.filter((press) => !again.includes(press));
    for (const { element, by } of again) {
      (by ?? element).removeAttribute("aria-busy");
      if (element instanceof HTMLFormElement) element.requestSubmit(by);
      else element.click();
    }
  };
  for (const type of ["click", "submit"]) addEventListener(type, hold, { capture: true });
  document.addEventListener(serves, (event) => {
    if (event instanceof CustomEvent) letGo([String(event.detail)]);
  });
  return () => letGo([...kinds.keys()]);
}
