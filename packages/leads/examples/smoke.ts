import {
  buildSubmission,
  FORM_MESSAGES,
  type FormMarket,
  formFor,
  leadPayload,
  parseSubmission,
  successQuery,
  validateForm,
} from "@forecourt/leads";
import { buildLead } from "@forecourt/leads/intake";
import { quoteLoan } from "@forecourt/leads/finance";
import { maskPhone } from "@forecourt/leads/phone";
import { policyDefaults as config } from "@forecourt/leads/defaults";
import { sendLead } from "@forecourt/leads/browser";

const dealerships = [{ slug: "north", name: "North Motors" }];
/** Mobiles 04…, postcodes of four digits. */
const market: FormMarket = {
  phone: {
    country: "AU",
    callingCode: "61",
    trunkPrefix: "0",
    shapes: [{ kind: "mobile", pattern: "^(?:\\+61|0)(4\\d{8})$" }],
    areaCodes: [],
    groups: [{ starts: "^04", sizes: [4, 3, 3] }],
    tooLongFrom: null,
    message: "Please enter a mobile number.",
    mobileMessage: null,
    label: "Mobile",
  },
  postcode: { pattern: "^\\d{4}$", message: "Please enter four digits.", word: "postcode", digitsOnly: true },
  stateWord: "State",
  states: "none",
};
const form = formFor("used", config, { market, words: FORM_MESSAGES, places: [], dealerships });

const answers = { first_name: "Kim", last_name: "Lee", email: "kim@example.com", phone: "0412 345 678" };
const refused = validateForm(form, answers, config.forms);
if (refused.ok || refused.problems[0].message !== "*This is a required field.")
  throw new Error("No postcode was asked for.");

/** What the server makes of what the browser sent; a real one stores the lead before it answers. */
function receive(body: unknown): unknown {
  const received = parseSubmission(body);
  if (!received.ok) throw new Error(received.problem.message);
  const { submission } = received;
  const checked = validateForm(form, submission.values, config.forms);
  if (!checked.ok) throw new Error(checked.problems[0].message);
  const lead = buildLead({
    form,
    values: checked.values,
    submission,
    tenant: "north",
    car: null,
    offer: null,
    model: null,
    places: [],
    dealerships,
    primaryPlace: null,
    pushToPrimaryLocation: false,
    manufacturerSlug: null,
    autogaugeEnabled: false,
    userAgent: null,
    hasFiles: false,
    testPhoneNumber: config.forms.testPhoneNumber,
    now: new Date(),
  });
  return leadPayload(lead, config.leads).lead["category"];
}

const submission = buildSubmission({
  form: "used",
  key: "a-random-key",
  values: { ...answers, postcode: "4000", message: "Is it still there?" },
});
const sent = await sendLead(submission, {
  fetch: async (_, init) =>
    Response.json({
      id: receive(await new Request("http://dealer.example/api/leads", init).json()),
    }),
});
if (!sent.ok || sent.leadId !== "Used Vehicle Enquiry") throw new Error("The lead did not arrive.");
if (successQuery({ category: sent.leadId }).get("category") !== "used-vehicle-enquiry")
  throw new Error("Lost after success.");
if (maskPhone("07 3333 4444") !== "07 33** ****") throw new Error("The number is not masked.");

const loan = quoteLoan(
  { price: 30_000, deposit: 0, years: 5, balloon: 0, frequency: "monthly" },
  config.finance,
);
if (!loan.ok || loan.quote.comparisonRatePercent !== 10) throw new Error("The loan is wrongly quoted.");
