import { printValue } from "@forecourt/search/kernel";
import { phoneProblem, stateProblem } from "../locations/wire/place-facts.ts";
import { layerTitle } from "../layers/layer.ts";
import type { SettingProblem } from "../layers/setting-problem.ts";
import { explain } from "../tenant/explain.ts";
import type { ResolvedTenant } from "../tenant/resolve-tenant.ts";

/**
 * Numbers and states that the site's market does not have: what its own schema takes, and no caller or customer could use.
 *
 * @example
 * impossibleSettings(tenant) // [], or { path: "site.phone", message: "must be a phone number of the market, …", … }
 */
export function impossibleSettings(tenant: ResolvedTenant): SettingProblem[] {
  const { site, prompts, integrations, rules } = tenant.config;
  const context = { market: site.market, timeZones: rules.timeZones, phone: rules.phone };
  const numbers: (readonly [path: string, number: string | null])[] = [
    ["site.phone", site.phone],
    // Texts may go to a short code of five or six digits.
    ["prompts.textUs.phone", /^\d{5,6}$/.test(prompts.textUs.phone ?? "") ? null : prompts.textUs.phone],
    ...integrations.trackedNumbers.flatMap(({ number, shownAs }, at) => [
      [`integrations.trackedNumbers.${at}.number`, number] as const,
      [`integrations.trackedNumbers.${at}.shownAs`, shownAs] as const,
    ]),
  ];
  const found = [
    ...numbers.map(([path, number]) => [path, number, phoneProblem(number, context)] as const),
    ["site.address.state", site.address.state, stateProblem(site.address.state, context)] as const,
  ];
  return found.flatMap(([path, value, problem]) =>
    problem === null
      ? []
      : [{ file: fileOf(tenant, path), path, message: `${problem}, not ${printValue(value)}` }],
  );
}

/** The file whose layer set a setting; an entry of a list was set with its list. */
function fileOf(tenant: ResolvedTenant, path: string): string {
  const explained = explain(tenant, path.replace(/\.\d+\..*$/, ""));
  const setBy = explained.ok ? explained.settings[0]?.setBy : undefined;
  return setBy ? (setBy.file ?? layerTitle(setBy)) : path;
}
