type Field = HTMLInputElement | HTMLSelectElement;

/** What the server last drew a field with; a select's is written as `data-default`, since React draws it only once. */
const drawnValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (field.dataset["default"] ?? "")
    : field.type === "checkbox"
      ? String(field.defaultChecked)
      : field.defaultValue;

function show(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value === "true";
  else field.value = value;
}

/**
 * Keeps the fields of a form at what the server draws, without drawing them anew, so that focus stays: call it after
 * each navigation. Only fields whose drawn value changed since the last call are set; what the shopper changes
 * meanwhile stays.
 */
export function followDefaults(): (root: ParentNode) => void {
  const drawn = new WeakMap<Field, string>();
  return (root) => {
    for (const field of root.querySelectorAll<Field>("form input, form select")) {
      const before = drawn.get(field);
      const value = drawnValue(field);
      drawn.set(field, value);
      if (before !== undefined && before !== value) show(field, value);
    }
  };
}
