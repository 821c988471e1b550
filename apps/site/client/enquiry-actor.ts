import { formEvent, leadEventName } from "@forecourt/analytics";
import { provideSubmit, type SubmitView, submitView, viewedActor } from "@forecourt/forms-machine";
import type { StartableActor, SubmitAnswers } from "@forecourt/forms-machine/lazy";
import { type FormDefinition, parseSubmission, successPath, validateForm } from "@forecourt/leads";
import { enquiryAlertMessage, leadFailureMessage, sendLead } from "@forecourt/leads/send";
import { createActor } from "xstate";
import { currentJourney, tell } from "./visit-behaviour.ts";
import type { EnquirySetting } from "./enquiry-setting.ts";

/**
 * The behaviour of one enquiry form, fetched on first touch: the machine from forms-machine, the rules and the wire
 * from leads, the address bar from the browser.
 */
export function enquiryActor(
  form: FormDefinition,
  setting: EnquirySetting,
): StartableActor<SubmitView, SubmitAnswers> {
  const key = setting.hidden.find(([name]) => name === "idempotency_key")?.[1] ?? crypto.randomUUID();
  // When the page was opened, not when the form was touched: a browser that fills in everything at once is no robot.
  const openedAt = Math.round(performance.timeOrigin);
  const machine = provideSubmit({
    validate: ({ values }) => {
      const judged = validateForm(form, values, setting.policy, { state: setting.state });
      return judged.ok ? { ok: true, values } : judged;
    },
    submitLead: async ({ values, key: freshKey, signal }) => {
      const parsed = parseSubmission({
        ...values,
        ...currentJourney(),
        idempotency_key: freshKey,
        opened_at: openedAt,
        url: location.pathname,
      });
      if (!parsed.ok) return { ok: false, message: leadFailureMessage };
      const sent = await sendLead(parsed.submission, { fetch: window.fetch.bind(window), signal });
      if (sent.ok) {
        tell({
          name: leadEventName({
            category: form.category,
            subcategory: form.subcategory,
            condition: setting.car?.condition ?? null,
          }),
          leadId: sent.leadId,
          car: setting.car?.tracked ?? null,
        });
        return sent;
      }
      if (setting.alertOnFailure && sent.problems.length === 0) window.alert(enquiryAlertMessage);
      return sent;
    },
  });
  const actor = createActor(machine, { input: { key } });
  actor.on("*", (fact) => tell(formEvent(form.id, fact)));
  actor.subscribe((snapshot) => {
    if (submitView(snapshot).state === "success") {
      location.assign(successPath({ category: form.category, pairs: setting.successPairs }));
    }
  });
  return viewedActor(actor, submitView);
}
