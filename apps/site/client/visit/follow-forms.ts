import { selectorOf } from "@forecourt/ui/behaviours";

/**
 * Calls `onShown` once for each form that comes into view, with its name; a form in a closed dialog is not in view. Call
 * what it returns when the page has changed.
 */
export function followForms(onShown: (form: string) => void): () => void {
  if (!("IntersectionObserver" in window)) return () => {};
  const known = new WeakSet<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      const name = target.querySelector<HTMLInputElement>("input[name='form']")?.value;
      if (name) onShown(name);
    }
  });
  return () => {
    for (const form of document.querySelectorAll(selectorOf("form"))) {
      if (known.has(form)) continue;
      known.add(form);
      watcher.observe(form);
    }
  };
}
