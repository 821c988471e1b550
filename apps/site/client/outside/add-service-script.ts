const added = new Map<string, Promise<void>>();

/** Adds a service's script to the page, once; one that could not be had is tried again when it is next wanted. */
export function addScript(src: string): Promise<void> {
  const known = added.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const tag = document.createElement("script");
    tag.async = true;
    tag.addEventListener("load", () => resolve());
    tag.addEventListener("error", () => {
      // A dead tag stays out of the page, so that the next try is a real one.
      tag.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    });
    tag.src = src;
    document.head.append(tag);
  });
  added.set(src, loading);
  loading.catch(() => added.delete(src));
  return loading;
}
