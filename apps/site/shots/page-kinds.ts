/** Where a kind of page is: a path of every site, or a link on one of its pages, with what is added to it. */
type PageAddress = string | { readonly from: string; readonly link: RegExp; readonly adds?: string };

/** One kind of page, and how it is reached from a demo dealer's own links. */
export interface PageKind {
  readonly name: string;
  readonly at: PageAddress;
}

const LIST = "/search/new-used-and-demo-cars";
const ONE_CAR = /\/(?:cars|motorcycles|campers)\/[^/"?#]+$/;

/** Everything a shopper sees, in the order a visit meets it. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", at: "/" },
  { name: "stock", at: "/cars/" },
  { name: "list", at: LIST },
  { name: "empty-list", at: `${LIST}?q=zzzzqq` },
  { name: "car", at: { from: LIST, link: ONE_CAR } },
  { name: "enquiry", at: { from: LIST, link: ONE_CAR, adds: "/enquire" } },
  { name: "models", at: "/models" },
  {
    name: "model",
    at: { from: "/models", link: /^\/(?!models|search|cars|special-offers|contact)[a-z0-9-]+$/ },
  },
  { name: "offers", at: "/special-offers" },
  { name: "offer", at: { from: "/special-offers", link: /\/offers\/[^"?#]+$/ } },
  { name: "finance", at: "/finance" },
  { name: "calculator", at: "/finance-calculator" },
  { name: "trade-in", at: "/trade-in" },
  { name: "test-drive", at: "/book-test-drive" },
  { name: "service", at: "/service" },
  { name: "contact", at: "/contact" },
  { name: "locations", at: "/our-locations/" },
  { name: "place", at: { from: "/our-locations/", link: /\/contact-us\/[^"?#]+$/ } },
  { name: "reviews", at: "/reviews" },
  { name: "posts", at: "/blog" },
  { name: "post", at: { from: "/blog", link: /\/(?:blog|news)\/[^"?#.]+$/ } },
  { name: "about", at: "/about-us" },
  { name: "warranty", at: "/warranty" },
  { name: "questions", at: "/faqs" },
  { name: "roadside", at: "/roadside-assist" },
  { name: "safety", at: "/safety" },
  { name: "careers", at: "/careers" },
  { name: "favourites", at: "/my-garage" },
  { name: "compare", at: "/compare" },
  { name: "sign-in", at: "/sign-in" },
  { name: "alerts", at: "/my-alerts" },
  { name: "privacy", at: "/privacy-choices" },
  { name: "success", at: "/success?category=general-enquiry" },
  { name: "missing", at: "/nothing-here" },
];

/** The screens pages are looked at on, in CSS pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  tablet: { width: 768, height: 1024, isMobile: true, hasTouch: true },
  desktop: { width: 1366, height: 900, isMobile: false, hasTouch: false },
  wide: { width: 1920, height: 1080, isMobile: false, hasTouch: false },
} as const;
export type ScreenName = keyof typeof SCREENS;
export type Screen = (typeof SCREENS)[ScreenName];
