import type { FormId } from "../enquiry/model/form-ids.ts";

const CAR = {
  car_id: "1",
  car_type: "used",
  vehicle_status: "in_stock",
  stock_number: "U131302",
  "Vehicle Make": "Toyota",
  "Vehicle Model": "HiLux",
  manufacturer_slug: "toyota",
};
const PAGE = {
  source: "Website",
  website_slug: "north",
  url: "https://north.example/cars/a-car",
  page_id: "55",
  user_agent: "Browser/1",
  visited_pages: ["/", "/cars/a-car"],
  linked_query_params: { utm_source: "mail" },
  has_files: false,
  autogauge_enabled: false,
  form_completed: true,
  step_number: 1,
  skipped_steps: [],
};
const PERSON = {
  name: "Kim",
  first_name: "Kim",
  last_name: "Kim",
  email: "kim@example.com",
  phone: "0412 345 678",
};
const AGREED = { opt_in: true, terms_conditions: true };
const ENQUIRY = {
  dealership_slug: "riverside-toyota",
  ...PAGE,
  ...CAR,
  ...PERSON,
  ...AGREED,
  postcode: "4000",
  message: "An Comments",
};
/** Where the car stands. */
const YARD = { location_id: "70", location: "Riverside" };
const HEARD = { "where-did-you-hear-about-us": "Google" };
const NORTH = { dealership_slug: "north" };
const SERVED_CAR = { Rego: "An Registr", "Trade-in Make": "An Make", "Trade-in Model": "An Model" };
const OWN_CAR = {
  Rego: "An Registr",
  regoState: "act",
  "Trade-in Year": "2100",
  "Trade-in Make": "An Make",
  "Trade-in Model": "An Model",
  "Trade-in Badge": "An Badge or variant",
  "Trade-in Odometer": "12",
  "Trade-in Colour": "An Colour",
  "Trade-in VIN": "An VIN",
  "Service History": "Full",
  "Vehicle Condition": "Excellent",
};

/**
 * What the dashboard gets when every question of a form is answered by `sampleAnswers`, form by form;
 * undefined means "not in it".
 */
export const samplePayloads: Record<FormId, object> = {
  general: { ...ENQUIRY, ...HEARD, ...NORTH, category: "General Enquiry" },
  service: {
    ...ENQUIRY,
    ...HEARD,
    dealership_slug: "south",
    location_id: "2",
    location: "South Service",
    category: "Service Enquiry",
    ...SERVED_CAR,
    dateTime: { "Service Booking Date": "2026-11-24" },
    additional_services: ["Wash"],
  },
  parts: {
    ...ENQUIRY,
    ...HEARD,
    ...NORTH,
    location_id: "1",
    location: "North Sales",
    category: "Parts Enquiry",
    ...SERVED_CAR,
  },
  new: { ...ENQUIRY, ...YARD, ...HEARD, category: "New Vehicle Enquiry" },
  used: { ...ENQUIRY, ...YARD, ...HEARD, category: "Used Vehicle Enquiry" },
  fleet: { ...ENQUIRY, ...HEARD, ...NORTH, category: "Fleet Enquiry" },
  careers: { ...ENQUIRY, ...HEARD, ...NORTH, category: "General Enquiry", subcategory: "Career Enquiry" },
  "location-contact": {
    ...ENQUIRY,
    ...YARD,
    ...HEARD,
    category: "General Enquiry",
    name: "An Name",
    first_name: undefined,
    last_name: undefined,
    postcode: undefined,
  },
  offer: { ...ENQUIRY, ...NORTH, category: "Used Vehicle Enquiry", subcategory: "Special Offer" },
  similar: {
    ...ENQUIRY,
    ...YARD,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Find me something similar",
  },
  "request-photos": {
    ...ENQUIRY,
    ...YARD,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Request Photos",
  },
  "test-drive": {
    ...ENQUIRY,
    ...NORTH,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Test Drive Booking Used",
    dateTime: { "Test Drive Booking Date": "2026-11-24" },
  },
  "book-service": {
    ...ENQUIRY,
    postcode: undefined,
    category: "Service Enquiry",
    subcategory: "Service Booking",
    dealership_slug: "south",
    location_id: "2",
    location: "South Service",
    ...SERVED_CAR,
    "Trade-in Odometer": "12",
    dateTime: { "Service Booking Date": "2026-11-24" },
    additional_services: ["Wash"],
  },
  "sell-my-car": { ...ENQUIRY, ...NORTH, ...OWN_CAR, category: "Sell My Car Enquiry" },
  "trade-in": {
    ...ENQUIRY,
    ...NORTH,
    ...OWN_CAR,
    category: "Sell My Car Enquiry",
    subcategory: "Trade-in Valuation",
    "Ready to sell": true,
    "Valuation guide": true,
    "Best Finance": true,
    "Best Deal": true,
  },
  finance: {
    ...ENQUIRY,
    ...NORTH,
    category: "Finance Enquiry",
    middle_name: "Kim",
    state: "act",
    vehiclePriceBudget: "12",
    deposit: "12",
    loan_term: "1 year",
    balloon: "12",
    repayment_frequency: "Weekly",
    employment: "Full time",
    income: "12",
    residency: "Own home",
    day: "31",
    month: "12",
    year: "2100",
  },
};
