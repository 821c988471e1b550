/** A page left without being rendered, as `next/navigation` leaves it in a running site. */
export class PageLeft extends Error {}

export const notFound = (): never => {
  throw new PageLeft("not found");
};

export const permanentRedirect = (to: string): never => {
  throw new PageLeft(`permanently to ${to}`);
};

/** Nothing that a test throws is the framework's own. */
export const unstable_rethrow = (_error: unknown): void => undefined;
