/**
 * The texts of forms in the base English, by key: a language is the same keys with other texts. What is sent never
 * changes with it. A `{name}` is a value the form fills in; there is no other syntax, so that a browser needs no parser.
 */
export const FORM_MESSAGES = {
  titles: {
    new: "Submit an enquiry",
    used: "Submit an enquiry",
    general: "Send us an enquiry",
    service: "Service enquiry",
    parts: "Parts enquiry",
    fleet: "Fleet enquiry",
    careers: "Work with us",
    "location-contact": "Contact us",
    "request-photos": "Request Photos",
    similar: "Find me something similar",
    offer: "Enquire about this offer",
    "book-service": "Book a service",
    "sell-my-car": "Sell my car",
    "trade-in": "Value my trade-in",
    finance: "Finance enquiry",
  },
  buttons: {
    send: "Send enquiry",
    photos: "Request Photos",
    service: "Book a service",
    offer: "Get an offer",
    valuation: "Get my valuation",
  },
  steps: {
    details: "Your details",
    budget: "Your budget",
    work: "Your work",
    you: "About you",
    contact: "How to reach you",
    vehicle: "Your vehicle",
    condition: "Its condition",
    goals: "What you want",
    day: "Your day",
    jobs: "What needs doing",
  },
  labels: {
    name: "Name",
    firstName: "First name",
    middleName: "Middle name",
    lastName: "Last name",
    email: "Email",
    mobile: "Mobile",
    comments: "Comments",
    dealership: "Dealership",
    preferredDealership: "Preferred dealership",
    location: "Location",
    serviceLocation: "Service location",
    category: "Enquiry type",
    position: "Position",
    preferredDate: "Preferred date",
    additionalServices: "Additional services",
    jobs: "Choose what applies",
    whereDidYouHear: "Where did you hear about us?",
    pickUpDate: "Pick-up date",
    returnDate: "Return date",
    driverAge: "Age of the driver",
    extras: "Extras",
    cv: "Your CV",
    vehiclePhotos: "Photos of your vehicle",
    plate: "Registration number",
    plateState: "{state} of registration",
    year: "Year",
    make: "Make",
    model: "Model",
    badge: "Badge or variant",
    odometer: "Odometer reading",
    colour: "Colour",
    vin: "VIN",
    serviceHistory: "Service history",
    condition: "Condition",
    readyToSell: "I am ready to sell",
    valuationGuide: "I would like a valuation guide",
    bestFinance: "I would like the best finance",
    bestDeal: "I would like the best deal",
    budget: "Vehicle price or budget",
    deposit: "Deposit",
    loanTerm: "Loan term",
    balloon: "Balloon",
    repayments: "Repayments",
    employment: "Employment",
    income: "Yearly income before tax",
    residency: "Where you live",
    birthDay: "Day of birth",
    birthMonth: "Month of birth",
    birthYear: "Year of birth",
  },
  /** What a visit to a vehicle is called, by its kind; its form's title and button. */
  visits: {
    test_drive: "Book a Test Drive",
    test_ride: "Book a Test Ride",
    look_inside: "Book a Look Inside",
  },
  /** Which vehicle is wanted for such a visit. */
  visited: {
    test_drive: "Vehicle you would like to drive",
    test_ride: "Motorcycle you would like to ride",
    look_inside: "Vehicle you would like to see inside",
  },
  /** By the value that is sent. */
  choices: {
    "1 year": "1 year",
    "2 years": "2 years",
    "3 years": "3 years",
    "4 years": "4 years",
    "5 years": "5 years",
    "6 years": "6 years",
    "7 years": "7 years",
    Weekly: "Weekly",
    Fortnightly: "Fortnightly",
    Monthly: "Monthly",
    "Full time": "Full time",
    "Part time": "Part time",
    Casual: "Casual",
    "Self-employed": "Self-employed",
    "Not working": "Not working",
    "Own home": "Own home",
    Mortgage: "Mortgage",
    Renting: "Renting",
    "With family": "With family",
    Full: "Full",
    Part: "Part",
    None: "None",
    Excellent: "Excellent",
    Good: "Good",
    Fair: "Fair",
    "Needs work": "Needs work",
  },
  /** What a workshop is asked for, by what is sent. */
  jobs: {
    "Logbook service": "Logbook service",
    "Oil change": "Oil change",
    Brakes: "Brakes",
    "Brakes and air": "Brakes and air",
    Clutch: "Clutch",
    Tyres: "Tyres",
    "Tyres and alignment": "Tyres and alignment",
    "Tires and alignment": "Tires and alignment",
    Battery: "Battery",
    "Auto electrical": "Auto electrical",
    "Chain and sprockets": "Chain and sprockets",
    Suspension: "Suspension",
    "Bearings and brakes": "Bearings and brakes",
    "Damp check": "Damp check",
    "Gas certificate": "Gas certificate",
    "Solar and batteries": "Solar and batteries",
    "Awning repair": "Awning repair",
    Breakdown: "Breakdown",
    "Safety inspection": "Safety inspection",
    "Software update": "Software update",
    "Recall work": "Recall work",
  },
  /** By the category that is sent. */
  categories: {
    "General Enquiry": "General Enquiry",
    "Service Enquiry": "Service Enquiry",
    "Parts Enquiry": "Parts Enquiry",
    "New Vehicle Enquiry": "New Vehicle Enquiry",
    "Used Vehicle Enquiry": "Used Vehicle Enquiry",
    "Fleet Enquiry": "Fleet Enquiry",
    "Finance Enquiry": "Finance Enquiry",
    "Careers Enquiry": "Careers Enquiry",
    "Sell My Car Enquiry": "Sell My Car Enquiry",
  },
  texts: {
    similar: "Can you please find me something similar?",
    files: "Up to 10 files of 10 MB: JPEG, PNG, WebP, HEIC or PDF.",
    mustAgree: "You must agree to the terms of use before submitting the form.",
  },
  /** What is wanted of an answer that is missing, where a dealer has each question say so. */
  wanted: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    name: "Enter your name.",
    email: "Enter your email address.",
    emailLike: "Enter an email address like name@example.com.",
    phone: "Enter a number we can call you on.",
    postcode: "Enter your {postcode}.",
    message: "Write what you would like to know.",
    category: "Choose an enquiry type.",
    dealership: "Choose a dealership.",
    location: "Choose a location.",
    serviceLocation: "Choose a service location.",
    plate: "Enter the registration number.",
    year: "Enter the year of your vehicle.",
    make: "Enter the make of your vehicle.",
    model: "Enter the model of your vehicle.",
    odometer: "Enter the odometer reading.",
    budget: "Enter the price or your budget.",
    pickUpDate: "Choose the day you pick it up.",
    returnDate: "Choose the day you bring it back.",
    choice: "Choose one of the options.",
    text: "Answer this question.",
  },
  /** What is wrong with an answer; browsers are given these with the form. */
  problems: {
    required: "*This is a required field.",
    email: "invalid email address",
    name: "Please use alphabetical characters only.",
    number: "Please enter a number.",
    range: "Please enter a number from {min} to {max}.",
    date: "Please enter a valid date.",
    tooLong: "Please use at most {max} characters.",
    notOffered: "Please choose one of the options.",
    closed: "We are closed that day. Please choose another.",
    /** The form as a whole, where the server gives no reason. The odd spelling is the agreed text. */
    failed: "An unexpected error occured",
    alert: "An error occurred when submitting this form",
  },
  /** Why a file was not taken, and what stands beside chosen ones; browsers are given these with a form that asks for files. */
  files: {
    remove: "Remove {name}",
    received: "Received",
    uploading: "Sending your files",
    too_large: "{name} is larger than {megabytes} MB.",
    wrong_kind: "{name} is not a JPEG, PNG, WebP, HEIC or PDF file.",
    empty: "{name} is empty.",
    too_many: "{name} was left out: at most {files} files can be sent.",
  },
} as const;

type Base = typeof FORM_MESSAGES;

/** The texts of forms in one language. */
export type FormMessages = {
  readonly [Group in keyof Base]: { readonly [Key in keyof Base[Group]]: string };
};

/** The key of a question's label. */
export type LabelKey = keyof Base["labels"];
/** What is sent of one of several choices of the product's. */
export type Choice = keyof Base["choices"];

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The texts that fill something in. */
type Filled = Base["problems"] &
  Base["files"] &
  Pick<Base["wanted"], "postcode"> &
  Pick<Base["labels"], "plateState">;

/**
 * A text of a form with its values; the base English says which it takes.
 *
 * @example
 * formText(FORM_MESSAGES.problems, "range", { min: 1, max: 31 }) // "Please enter a number from 1 to 31."
 */
export function formText<Key extends keyof Filled>(
  messages: Readonly<Record<Key, string>>,
  key: Key,
  values: Readonly<Record<Names<Filled[Key]>, string | number>>,
): string {
  const known = new Map<string, string | number>(Object.entries(values));
  return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
