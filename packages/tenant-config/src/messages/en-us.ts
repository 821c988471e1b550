import { type Catalogue, reworded } from "./catalogue.ts";
import { EN_AU } from "./en-au.ts";

/** The English of the United States: what differs from the base. */
export const EN_US: Catalogue = reworded(EN_AU, {
  locale: "en-US",
  messages: {
    car: {
      colours: "Colors in stock",
      enquireNow: "Inquire Now",
      numberUnavailable: "We cannot show the number just now. Please use the inquiry form.",
      cannotReserve: "This {vehicle} cannot be reserved online. Please call us or send an inquiry.",
    },
    facts: {
      colour: "Color",
    },
    favourites: {
      title: "My favorites",
      save: "Save to favorites: {car}",
    },
    enquiry: {
      title: "Submit an inquiry",
    },
    form: {
      storeFailure: "We could not save your inquiry just now. Please try again, or call us.",
    },
    success: {
      text: "Your inquiry is with us. Somebody from {site} will be in touch soon.",
      finance: "Your finance inquiry is with us. Somebody from {site} will be in touch soon.",
    },
    finance: {
      calculatorText: "See what a {vehicle} costs by the week, two weeks or the month.",
      fortnightly: "Every two weeks",
      everyFortnight: "{amount} every two weeks",
    },
    locations: {
      partsEnquiry: "Parts Inquiry",
      sendEnquiry: "Send Inquiry",
    },
    offers: {
      enquire: "Inquire Now",
    },
    models: {
      enquire: "Inquire about the {model}",
      colours: "Colors",
    },
    consent: {
      pageText:
        "Say what may be counted when you use this site. Inquiries you send reach the dealer whatever you choose here.",
    },
  },
  forms: {
    titles: {
      new: "Submit an inquiry",
      used: "Submit an inquiry",
      general: "Send us an inquiry",
      service: "Service inquiry",
      parts: "Parts inquiry",
      fleet: "Fleet inquiry",
      offer: "Inquire about this offer",
      finance: "Finance inquiry",
    },
    buttons: {
      send: "Send inquiry",
    },
    labels: {
      category: "Inquiry type",
      plate: "License plate",
      colour: "Color",
    },
    choices: {
      Fortnightly: "Every two weeks",
    },
    categories: {
      "General Enquiry": "General Inquiry",
      "Service Enquiry": "Service Inquiry",
      "Parts Enquiry": "Parts Inquiry",
      "New Vehicle Enquiry": "New Vehicle Inquiry",
      "Used Vehicle Enquiry": "Used Vehicle Inquiry",
      "Fleet Enquiry": "Fleet Inquiry",
      "Finance Enquiry": "Finance Inquiry",
      "Careers Enquiry": "Careers Inquiry",
      "Sell My Car Enquiry": "Sell My Car Inquiry",
    },
    wanted: {
      category: "Choose an inquiry type.",
      plate: "Enter the license plate.",
    },
  },
});
