import { FORM_MESSAGES, type FormDefinition, type FormId, formFor } from "@forecourt/leads";
import { policyDefaults } from "@forecourt/leads/defaults";
import { MARKETS } from "@forecourt/tenant-config";
import type { EnquirySetting } from "../enquiry-setting.ts";

/** A form of a dealer in Australia without places. */
export const aForm = (id: FormId): FormDefinition =>
  formFor(id, policyDefaults, {
    market: MARKETS.AU.rules,
    words: FORM_MESSAGES,
    places: [],
    dealerships: [],
  });

/** What a form needs to know of a page that is about no car. */
export const aSetting: EnquirySetting = {
  action: "/api/leads",
  tenant: "north",
  hidden: [],
  honeypot: "website",
  policy: policyDefaults.forms,
  state: null,
  successPath: "/success",
  car: null,
  currency: "AUD",
  alertOnFailure: false,
};
