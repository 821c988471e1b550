import { carActionKinds } from "./enquiry/eligibility/car-action-kinds.ts";
import { leadCategories } from "./enquiry/model/category.ts";
import { formIds } from "./enquiry/model/form-ids.ts";

/**
 * The defaults of this package's sections, complete: what holds where no layer of a tenant says anything. Plain data,
 * so a browser product can have them without zod; the schemas in `./policy` say what each setting means.
 *
 * @example
 * policyDefaults.reserve.priceAbove // 200
 */
export const policyDefaults = {
  forms: {
    namePunctuation: false,
    testPhoneNumber: "0400000000",
    strictPhoneNumbers: false,
    mobileOnly: false,
    messageOptional: false,
    alertOnFailure: true,
    offered: formIds,
    categories: leadCategories,
    defaultState: "qld",
    short: [],
    suggestions: [],
    ownProblemSentences: false,
    answerMinutes: null,
    rentalDates: false,
    whereDidYouHear: [],
    visit: "test_drive",
    serviceInSteps: false,
    additionalServices: [],
    changes: {},
  },
  consent: {
    optInTicked: true,
    optInText: "Email me similar stock and latest offers.",
    optInVersion: "1",
    termsRequired: false,
    termsText: "I agree to the terms of use.",
    termsVersion: "1",
  },
  // Payments are off until a tenant has a provider.
  reserve: {
    payments: false,
    paymentProvider: null,
    comingSoonToo: false,
    testDriveOnlyTags: ["Test drive only"],
    priceAbove: 200,
    checkoutPath: "checkout",
    accounts: [],
    deposit: 500,
    holdMinutes: 15,
    holdsPerAddress: 6,
    changeOfMind: null,
  },
  tradeIn: { enabled: true, path: "/cars/trade-in" },
  // Every button that has something to open.
  carActions: {
    order: carActionKinds,
    labels: {},
    whatsappNumber: null,
    chat: false,
    assistant: false,
    custom: null,
  },
  finance: {
    interestRate: 10,
    termYears: [1, 2, 3, 4, 5, 6, 7],
    defaultTermYears: 5,
    defaultFrequency: "weekly",
    defaultDepositPercent: 0,
    maximumBalloonPercent: 40,
    establishmentFee: 0,
    monthlyFee: 0,
    showRepayment: "nowhere",
    comparisonWarning:
      "This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or loan amounts might result in a different comparison rate.",
  },
  leads: {
    yesNoFields: [],
    pushToPrimaryLocation: false,
    delivery: {
      maxAttempts: 30,
      firstRetrySeconds: 10,
      longestRetrySeconds: 3600,
      incompleteAfterMinutes: 30,
    },
    sinks: [],
    routing: { routes: [] },
    spam: {
      minimumSeconds: 2,
      suspectAfter: 10,
      refuseAfter: 120,
      windowMinutes: 10,
      sameTextAfter: 3,
      whenVerificationIsDown: "quarantine",
    },
    retentionDays: null,
  },
  // Mails about new cars and lower prices are off until a tenant wants them.
  alerts: { enabled: false, quietFrom: 21, quietUntil: 8, digestHour: 9 },
} as const;
