/** Stands in for work the site has not handed in, and says so. */
export const missingWork = (machine: string, name: string) => () =>
  Promise.reject(
    new Error(
      `${machine} has no "${name}". A machine only names its work: hand it in with the machine's provide function.`,
    ),
  );
