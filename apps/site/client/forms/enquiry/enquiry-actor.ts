import { formEvent } from "@forecourt/analytics";
import { provideSubmit, type SubmitView, submitView, viewedActor } from "@forecourt/forms-machine";
import type { StartableActor, SubmitAnswers } from "@forecourt/forms-machine/lazy";
import {
  type FormDefinition,
  type RawValues,
  confirmedLead,
  successQuery,
  validateForm,
} from "@forecourt/leads";
import { createActor } from "xstate";
import type { EnquirySetting } from "../enquiry-setting.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { track } from "../../visit/track-visit.ts";

/**
 * The behaviour of one enquiry form, fetched on first touch: the machine from forms-machine, the rules and the wire
 * from leads, the address bar from the browser.
 */
export function enquiryActor(
  form: FormDefinition,
  setting: EnquirySetting,
): StartableActor<SubmitView, SubmitAnswers> {
  const key = crypto.randomUUID();
  let sent: RawValues = {};
  const machine = provideSubmit({
    validate: ({ values }) => {
      const checked = validateForm(form, values, setting.policy, { state: setting.state });
      return checked.ok ? { ok: true, values } : checked;
    },
    submitLead: (input) => {
      sent = input.values;
      return sendEnquiry(form, setting, input);
    },
  });
  const actor = createActor(machine, { input: { key } });
  const page = location.pathname;
  actor.on("*", (fact) => track(formEvent(form.id, fact)));
  actor.subscribe((snapshot) => {
    // One who has gone on to another page meanwhile stays there.
    if (submitView(snapshot).state === "success" && location.pathname === page) {
      location.assign(
        `${setting.successPath}?${successQuery(confirmedLead(form, sent, setting.car?.condition ?? null))}`,
      );
    }
  });
  return viewedActor(actor, submitView);
}
