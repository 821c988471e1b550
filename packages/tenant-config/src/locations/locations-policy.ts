/** Buttons a group's location tabs may carry; each opens a form titled with the location's name. */
export type LocationFormButton = "contact" | "service" | "parts" | "enquiry";

/** How a site shows its locations: `config.locations`. */
export interface LocationsPolicy {
  /** One line a day, whatever the hours say. */
  fullHours: boolean;
  /** "Open until 5:00pm" beside the hours. */
  showOpenNow: boolean;
  /** How many coming special days "View Holiday Hours" lists. */
  holidayDays: number;
  /** The "Search locations..." box. */
  searchBox: boolean;
  /** What stands above the address. */
  picture: "map" | "image" | "none";
  formButtons: readonly LocationFormButton[];
}
