/** Waits for work, but no longer than so many milliseconds; the work goes on. */
export async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeLimit]);
  clearTimeout(timer);
}
