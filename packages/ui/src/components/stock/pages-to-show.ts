/** The pages near this one, the first and the last; a gap where pages were left out. */
export function pagesToShow(page: number, pages: number): (number | "gap")[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter(
    (candidate) => candidate >= 0 && candidate < pages,
  );
  const shown = [...new Set(near)].toSorted((left, right) => left - right);
  return shown.flatMap((candidate, index) => {
    const before = shown[index - 1];
    return before !== undefined && candidate - before > 1 ? ["gap" as const, candidate] : [candidate];
  });
}
