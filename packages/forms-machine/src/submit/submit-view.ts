import type { SnapshotFrom } from "xstate";
import type { FieldProblem } from "../answers/answers.ts";
import type { submitMachine } from "./submit-machine.ts";

/** A one-step form as a screen needs it: only a success has a lead id, only a failure has reasons. */
export type SubmitView =
  | { readonly state: "idle" }
  | { readonly state: "submitting" }
  | { readonly state: "success"; readonly leadId: string }
  | {
      readonly state: "failure";
      /** A sentence for the whole form; `null` when the problems say it all. */
      readonly message: string | null;
      readonly problems: readonly FieldProblem[];
    };

/**
 * Reads a snapshot of `submitMachine`.
 *
 * @example
 * submitView(submitActor.getSnapshot()) // { state: "idle" }
 */
export function submitView(snapshot: SnapshotFrom<typeof submitMachine>): SubmitView {
  const { leadId, message, problems } = snapshot.context;
  if (snapshot.matches("submitting")) return { state: "submitting" };
  if (snapshot.matches("failure")) return { state: "failure", message, problems };
  if (snapshot.matches("success") && leadId !== null) return { state: "success", leadId };
  return { state: "idle" };
}
