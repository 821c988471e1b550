import { addScript as addTag } from "@forecourt/forms-machine";

const added = new Map<string, Promise<void>>();

/** Adds a service's script to the page, once; one that could not be had is tried again when it is next wanted. */
export function addScript(src: string): Promise<void> {
  const known = added.get(src);
  if (known) return known;
  const loading = addTag(document, { src });
  added.set(src, loading);
  loading.catch(() => added.delete(src));
  return loading;
}
