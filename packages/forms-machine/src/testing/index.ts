export { SimulatedClock } from "xstate";
export type { KeptLead, LeadDouble, LeadDoubleMode } from "./lead-double.ts";
export { leadDouble } from "./lead-double.ts";
export type { MachineCoverage } from "./machine-coverage.ts";
export { machineCoverage } from "./machine-coverage.ts";
export { settle } from "./settle.ts";
