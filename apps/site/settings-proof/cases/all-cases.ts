import { browserCases } from "./browser-cases.ts";
import { behaviourCases, contentCases } from "./content-cases.ts";
import { alertsCases, eventCases, formsCases, leadsCases, pageCases } from "./lead-cases.ts";
import { themeCases, wordingCases } from "./look-cases.ts";
import { dashboardCases, integrationsCases } from "./service-cases.ts";
import { marketCases, siteCases } from "./site-cases.ts";
import {
  actionCases,
  carsCases,
  feedsCases,
  financeCases,
  reserveCases,
  searchCases,
} from "./stock-cases.ts";
import { linksCases, navigationCases } from "./way-cases.ts";
import type { SettingCase } from "../world/setting-case.ts";

/** One case for each setting there is, and no setting twice. */
export const ALL_CASES: readonly SettingCase[] = [
  ...siteCases,
  ...marketCases,
  ...themeCases,
  ...wordingCases,
  ...linksCases,
  ...navigationCases,
  ...searchCases,
  ...carsCases,
  ...feedsCases,
  ...reserveCases,
  ...actionCases,
  ...financeCases,
  ...contentCases,
  ...behaviourCases,
  ...integrationsCases,
  ...dashboardCases,
  ...pageCases,
  ...formsCases,
  ...leadsCases,
  ...alertsCases,
  ...eventCases,
  ...browserCases,
];
