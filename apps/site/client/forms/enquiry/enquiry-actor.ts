import { formEvent } from "@forecourt/analytics";
import { provideSubmit, submitView } from "@forecourt/forms-machine";
import {
  type FormDefinition,
  type RawValues,
  confirmedLead,
  failureText,
  successQuery,
  validateForm,
} from "@forecourt/leads";
import { createActor } from "xstate";
import type { EnquirySetting } from "../enquiry-setting.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { fileSender } from "./send-files.ts";
import type { EnquiryPage } from "./use-form.ts";
import { beginVerification } from "./verification-service.ts";
import { convertHere, track } from "../../visit/track-visit.ts";

/**
 * The behaviour of one enquiry form, fetched on first touch: the machine from forms-machine, the rules and the wire
 * from leads, the address bar from the browser.
 */
export function enquiryActor(
  form: FormDefinition,
  setting: EnquirySetting,
  { left, onUpload }: Pick<EnquiryPage, "left" | "onUpload">,
) {
  void beginVerification();
  const key = crypto.randomUUID();
  const sendFiles = fileSender(onUpload);
  let sent: RawValues = {};
  const machine = provideSubmit({
    validate: ({ values }) => {
      const checked = validateForm(form, values, setting.policy, { state: setting.state });
      return checked.ok ? { ok: true, values } : checked;
    },
    submitLead: (input) => {
      sent = input.values;
      return sendEnquiry(form, setting, { ...input, sendFiles });
    },
  });
  const actor = createActor(machine, { input: { key, unexpectedMessage: failureText(form) } });
  actor.on("*", (fact) => track(formEvent(form.id, fact)));
  actor.subscribe((snapshot) => {
    // One who has gone on to another page meanwhile stays there.
    if (submitView(snapshot).state !== "success") return;
    if (left.aborted) convertHere();
    else
      location.assign(
        `${setting.successPath}?${successQuery(confirmedLead(form, sent, setting.car?.condition ?? null))}`,
      );
  });
  return { actor, view: submitView };
}
