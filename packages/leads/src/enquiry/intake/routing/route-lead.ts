import type { Lead } from "../../model/lead.ts";
import type { LeadRoute, RoutingPolicy } from "./routing-policy.ts";

/** One route and why it does or does not take the lead. */
export interface RouteVerdict {
  route: string;
  to: readonly string[];
  takes: boolean;
  because: string;
}

/** The sinks of a lead, and why every route takes it or not. */
export interface Routing {
  sinks: readonly string[];
  verdicts: readonly RouteVerdict[];
}

type Condition = {
  name: string;
  wanted: (route: LeadRoute) => readonly string[] | undefined;
  of: (lead: Lead) => string | null;
};

const CONDITIONS: readonly Condition[] = [
  { name: "category", wanted: (route) => route.categories, of: (lead) => lead.category },
  { name: "condition", wanted: (route) => route.conditions, of: (lead) => lead.car?.condition ?? null },
  { name: "make", wanted: (route) => route.makes, of: (lead) => lead.car?.make ?? null },
  { name: "location", wanted: (route) => route.locations, of: (lead) => lead.location?.id ?? null },
];

/**
 * Every route that fits adds its sinks, each once. When none fits the lead goes to `otherwise`: a lead always goes
 * somewhere. A lead with files that reaches no sink that `sendsFiles` goes to those of `otherwise` as well.
 *
 * @example
 * routeLead(lead, { routes: [{ name: "finance desk", categories: ["Finance Enquiry"], to: ["finance-crm"] }] }, ["mail"])
 */
export function routeLead(
  lead: Lead,
  policy: RoutingPolicy,
  otherwise: readonly string[],
  sendsFiles: (sink: string) => boolean = () => true,
): Routing {
  const verdicts = policy.routes.map((route) => matchRoute(lead, route));
  const taken = verdicts.filter((verdict) => verdict.takes).flatMap((verdict) => verdict.to);
  if (taken.length > 0 && lead.hasFiles && !taken.some(sendsFiles)) {
    const to = otherwise.filter(sendsFiles);
    const files = { route: "files", to, takes: to.length > 0, because: "no sink of the routes sends files" };
    return { sinks: [...new Set([...taken, ...to])], verdicts: [...verdicts, files] };
  }
  if (taken.length > 0) return { sinks: [...new Set(taken)], verdicts };
  const rest = { route: "otherwise", to: otherwise, takes: true, because: "no other route takes it" };
  return { sinks: [...new Set(otherwise)], verdicts: [...verdicts, rest] };
}

function matchRoute(lead: Lead, route: LeadRoute): RouteVerdict {
  const about = { route: route.name, to: route.to };
  for (const { name, wanted, of } of CONDITIONS) {
    const list = wanted(route);
    if (!list) continue;
    const value = of(lead);
    if (value === null) return { ...about, takes: false, because: `the lead has no ${name}` };
    if (!list.some((one) => one.toLowerCase() === value.toLowerCase())) {
      return { ...about, takes: false, because: `its ${name} is ${value}, not ${list.join(" or ")}` };
    }
  }
  return { ...about, takes: true, because: "every condition holds" };
}
