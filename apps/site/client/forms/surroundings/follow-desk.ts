/**
 * Shows in a list of dates only those of the service desk that is chosen in the question before it; with none chosen, all.
 * A date of another desk is taken back. Gives a function that stops it.
 */
export function followDesk(desk: HTMLSelectElement, dates: HTMLSelectElement): () => void {
  const follow = (): void => {
    const groups = [...dates.querySelectorAll("optgroup")];
    // A form may know its places by id; dates stand under their names.
    const name = desk.selectedOptions[0]?.text;
    const known = groups.some(({ label }) => label === name);
    for (const group of groups) group.hidden = group.disabled = known && group.label !== name;
    if (dates.selectedOptions[0]?.closest("optgroup")?.disabled) dates.value = "";
  };
  follow();
  desk.addEventListener("change", follow);
  return () => desk.removeEventListener("change", follow);
}
