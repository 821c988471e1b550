/** One kind of page, and how it is reached from a demo dealer's own links. */
export interface PageKind {
  readonly name: string;
  /** A path of every site, or the pattern of a link on its stock list that leads there. */
  readonly at: string | { readonly from: string; readonly link: RegExp };
}

/** Everything a shopper sees, in the order a visit meets it. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", at: "/" },
  { name: "stock", at: "/cars/" },
  { name: "list", at: "/search/new-used-and-demo-cars" },
  { name: "empty-list", at: "/search/new-used-and-demo-cars?q=zzzzqq" },
  { name: "car", at: { from: "/search/new-used-and-demo-cars", link: /\/cars\/[^/"?#]+$/ } },
  { name: "offers", at: "/special-offers" },
  { name: "offer", at: { from: "/special-offers", link: /\/offers\/[^"?#]+$/ } },
  { name: "finance", at: "/finance" },
  { name: "trade-in", at: "/trade-in" },
  { name: "test-drive", at: "/book-test-drive" },
  { name: "contact", at: "/contact" },
  { name: "locations", at: "/our-locations/" },
  { name: "reviews", at: "/reviews" },
  { name: "posts", at: "/blog" },
  { name: "post", at: { from: "/blog", link: /\/blog\/[^"?#]+$/ } },
  { name: "about", at: "/about-us" },
  { name: "warranty", at: "/warranty" },
  { name: "questions", at: "/faqs" },
  { name: "careers", at: "/careers" },
  { name: "favourites", at: "/my-garage" },
  { name: "compare", at: "/compare" },
  { name: "success", at: "/success?category=general-enquiry" },
  { name: "missing", at: "/nothing-here" },
];

/** The screens pages are looked at on, in CSS pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desktop: { width: 1366, height: 900, isMobile: false, hasTouch: false },
} as const;
export type ScreenName = keyof typeof SCREENS;
