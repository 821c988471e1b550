/** The tag to add. */
export interface ScriptTag {
  readonly src: string;
  /** The page's CSP nonce. */
  readonly nonce?: string;
}

/**
 * Adds a script tag and settles when it has run, or rejects when it could not be fetched; the dead tag
 * is removed then, so that a second try is a real one.
 *
 * @example
 * await addScript(document, { src: "https://maps.example/api.js" });
 */
export function addScript(page: Document, { src, nonce }: ScriptTag): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = page.createElement("script");
    tag.async = true;
    if (nonce !== undefined) tag.nonce = nonce;
    tag.addEventListener("load", () => resolve());
    tag.addEventListener("error", () => {
      tag.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    });
    tag.src = src;
    page.head.append(tag);
  });
}
