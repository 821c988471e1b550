/**
 * All that the HTML of a page says to its scripts, and what scripts say to the style sheet. Each name is the attribute
 * `data-` with that name; `true` says no more than that it is there.
 */
export interface PageBehaviours {
  // Every page
  /** The framework's script files, between blanks, on the script that fetches them at the first touch. */
  scripts: string;
  /** A part of the page that React never changes, by its name. */
  part: string;
  /** Words that a page which could not be shown says, on the element they stand in. */
  error: string;
  retry: string;
  /** On the frame's header: its open menus close each other. */
  menus: true;
  /** A menu that opens while a mouse points at it. */
  hover: true;
  /** A link that opens the dialog of this id. */
  opens: string;
  /** The search box of the dealer's places; what it finds. */
  placeSearch: true;
  foundPlaces: true;
  /** The button that says how far the dealer's places are from the shopper, and in which words and market; what it says. */
  howFar: {
    readonly fromYou: string;
    readonly noPosition: string;
    readonly locale: string;
    readonly distanceUnit: "km" | "mi";
  };
  howFarSaid: true;
  /** Where it is said of a place: latitude, longitude and name. */
  standsAt: readonly string[];
  /** A link to the slide of this id. */
  slide: string;
  /** A box with a frame of another company's, and what is said where that does not come; written by a script once it has. */
  frame: string;
  frameShown: true;
  /** The picture in place of one that cannot be loaded; written by a script once it is shown. */
  fallback: string;
  fallenBack: true;
  /** Written by a script on the document: something lies over the whole page. */
  covered: true;
  /** Written by a script on the document: the shopper has an account. */
  signedIn: true;
  /** A shopper's form that sends a lead. */
  form: true;
  /** The form that asks for the rest of a masked phone number. */
  reveals: true;

  // What is measured
  /** The page's name for events, and the events of its being shown. */
  page: string;
  facts: { readonly events: readonly unknown[] };
  /** The event of a press on the element, and the place it names. */
  event: string;
  place: string;
  /** The car and the dealership that a press in the element is about. */
  car: { readonly id: string; readonly slug: string; readonly name: string; readonly price: number | null };
  dealership: string;
  /** Where it is said that an enquiry has arrived whose shopper had gone on, and in which words. */
  sentNotice: string;
  /** A test of two versions, which are the element's first two children. */
  split: string;
  /** A form that asks for consent; what an output says once it is done. */
  consent: "banner" | "choices";
  done: string;

  // Conversations
  /** A link that opens a conversation, and the service that has it. */
  widget: "text" | "chat" | "assistant";
  service: string;
  /** The 'Text us' button with its greeting: the setting of both. */
  textUs: Readonly<Record<string, unknown>>;
  textUsPopup: true;
  textUsClose: true;

  // Cars
  /** A car's tile. */
  card: true;
  /** The price of the car that a page is about, which nothing may lie over. */
  pagePrice: true;
  /**
   * The button that keeps a car: its price, make, model, slug and name. On a tile it leaves out the slug, which the tile's
   * link has, and a name that is its title.
   */
  heart: readonly string[];
  /** Where the number of saved cars stands. */
  heartCount: true;
  /** The pictures of a car's page, in a row that scrolls; moved to one of them, counted from 0, or by some. */
  stage: true;
  shows: number;
  turns: number;
  /** The dialog that shows pictures on the whole screen, opened at one of them, and the thumbnails in it; moved as the stage. */
  viewer: true;
  view: number;
  thumbnails: true;
  /** A film or a 360° view that the viewer shows, by its name; the address of one that stands in the viewer. */
  film: string;
  films: string;
  /** Fetches the film that it stands on. */
  plays: true;
  /** Enlarges the picture that the viewer shows, or takes that back. */
  zooms: true;
  /** Written by a script on a picture of the viewer that is enlarged. */
  enlarged: true;
  goes: number;
  turn: number;
  /** The word on a picture that its copy in the viewer has, too. */
  pictureLabel: true;
  does: "back" | "print";
  /** A link that shares the page, or another address; what is said once the address was copied. */
  share: { readonly title: string; readonly done: string; readonly url: string | null };
  /** The finance calculator, its result, and the repayment in that; written by a script while a result is pending. */
  loan: true;
  loanResult: true;
  loanTerms: true;
  busy: true;

  // What a browser remembers
  /** The car a page is about. */
  seenCar: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly make: string;
    readonly model: string;
    readonly primary_image_url: string | null;
  };
  /** Room for the cars that were seen: without the page's own, each at this path. */
  seen: { readonly except: string | null; readonly carPath: string };
  /** A button that empties a list, or takes one search out of it. */
  forgets: "seen" | "enquiries" | "search" | "searches";
  /** The ids of the cars that are compared here; a link that adds the car of this id to them. */
  compared: readonly string[];
  compare: string;
  /** Where the number of cars chosen for a comparison stands. */
  compareCount: true;
  /** The page of what is stored: its cars and the place of a car's name, by id, forms that were begun, enquiries. */
  garage: true;
  kept: string;
  keptName: string;
  drafts: true;
  draft: string;
  enquiries: true;
  keepsNothing: true;
  /** An enquiry that was sent. */
  sent: { readonly id: string; readonly about: string };
  /** A form that ends what an account keeps in this browser. */
  signsOut: true;

  // Suggestions for a search box
  /** A search box, and where suggestions for what is typed into it are requested. */
  suggestions: string;
  /** What is said where there are none. */
  noSuggestions: string;
  /** A suggestion that is a search, which a browser remembers once it was chosen. */
  suggested: true;
  /** The searches of this browser, without any; the one that all others are copied of. */
  recent: true;
  recentSearch: true;

  // Lists of cars
  /** What another list takes the place of. */
  list: true;
  resultsHeading: true;
  results: true;
  /** The cars of a list: the query of a car's page that knows the way back. */
  trail: string;
  /** The first car that no screen shows at first. */
  later: true;
  /** A group of filters, by its name; the options of one. */
  group: string;
  options: true;
  /** A phone's filters. */
  filterSheet: true;
  /** What a select is rendered with. */
  default: string;
  /** The bars of a histogram that are outside the slider's handles; the handle that lies over the other. */
  out: true;
  above: true;
  /** A form whose button says how many cars it leads to; that button. */
  counts: true;
  counted: true;

  // Forms
  /** A chip that writes its words into the field of this id. */
  suggests: string;
  /** A place beside a form, by the values that choose it. */
  places: readonly string[];
  /** A repayment beside a form: the page that calculates it. */
  figure: string;
  /** Where a payment service puts its own field. */
  hosted: true;
}

/** How a value is read that is no text: as a number, a list of texts, or an object that has at least these members. */
type ReadAs<Value> = Value extends number
  ? "number"
  : Value extends readonly string[]
    ? "list"
    : readonly (keyof Value & string)[];

/** The names whose value is no text as it stands. */
export const readAs: {
  readonly [Name in keyof PageBehaviours as PageBehaviours[Name] extends string | true
    ? never
    : Name]: ReadAs<PageBehaviours[Name]>;
} = {
  howFar: ["fromYou", "noPosition", "locale", "distanceUnit"],
  standsAt: "list",
  facts: ["events"],
  car: ["id", "slug", "name", "price"],
  textUs: ["popupDelayMs"],
  heart: "list",
  shows: "number",
  turns: "number",
  view: "number",
  goes: "number",
  turn: "number",
  share: ["title", "done", "url"],
  seenCar: ["id", "slug", "name"],
  seen: ["except", "carPath"],
  compared: "list",
  sent: ["id", "about"],
  places: "list",
};
