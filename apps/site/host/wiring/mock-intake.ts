import { randomUUID } from "node:crypto";
import { type LeadIntake, submissionCounter } from "@forecourt/leads/intake";
import { memoryLeadStore } from "@forecourt/leads/stores";

/** After so many leads the memory starts anew; extending an older lead then gets 404, as for a lost one. */
const MAX_LEADS = 1_000;

const fresh = () => ({ store: memoryLeadStore(), counter: submissionCounter() });

/** Where leads of mock mode are taken in: in memory, and never delivered. */
export function mockIntake(now: () => Date): () => LeadIntake {
  let memory = fresh();
  let leads = 0;
  return () => {
    leads += 1;
    if (leads > MAX_LEADS) [memory, leads] = [fresh(), 1];
    return { ...memory, verifier: null, now, newId: randomUUID };
  };
}
