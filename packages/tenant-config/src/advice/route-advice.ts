import { contactedPlaces } from "../routes/table/contact-places.ts";
import { matchRoute } from "../routes/lookup/match-route.ts";
import type { RouteSite } from "../routes/table/route-site.ts";
import type { Advice } from "./tenant-advice.ts";

/**
 * What is legal in a site's addresses and leads shoppers nowhere; it needs the content beside the settings.
 *
 * @example
 * routeAdvice(site).map(({ path }) => path) // []
 */
export function routeAdvice(site: RouteSite): Advice[] {
  const { redirects, contactPathOverride, contactPaths } = site.config.links;
  const places = contactedPlaces(site.locations).length;
  const deadEnds = redirects.filter(({ from }) => matchRoute(from, site).kind !== "redirect");
  const strangers = contactPaths.filter(
    ({ location }) => !site.locations.some(({ slug }) => slug === location),
  );
  return [
    ...deadEnds.map(({ from, to }) => ({
      path: "links.redirects",
      reason: `${from} is to lead to ${to}, which ends at no page of this site.`,
      better: "a page at the end of it",
    })),
    ...(contactPathOverride !== null && places > 1
      ? [
          {
            path: "links.contactPathOverride",
            reason: `The dealer has ${places} places, and one address would send the shoppers of one to another; it is not used.`,
            better: "links.contactPaths, place by place",
          },
        ]
      : []),
    ...strangers.map(({ location, path }) => ({
      path: "links.contactPaths",
      reason: `${path} is meant for the location ${location}, which this site does not have.`,
      better: "the slug of a location",
    })),
  ];
}
