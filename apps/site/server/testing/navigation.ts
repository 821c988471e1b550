/** A page left without being drawn, as `next/navigation` leaves it in a running site. */
export class PageLeft extends Error {}

export const notFound = (): never => {
  throw new PageLeft("not found");
};

export const permanentRedirect = (to: string): never => {
  throw new PageLeft(`permanently to ${to}`);
};
