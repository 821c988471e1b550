import { all, page, partOfPage } from "./probes.ts";
import type { SettingCase } from "../world/setting-case.ts";

const HEADER = /<header[\s\S]*?<\/header>/g;
const MENUS = /<(header|footer)[\s\S]*?<\/\1>/g;
const menus = partOfPage("/", MENUS);

/** Section `links`: where things live and lead. */
export const linksCases: readonly SettingCase[] = [
  {
    setting: "links.usePagesPath",
    to: false,
    probe: all(page("/towing-guide"), page("/pages/towing-guide")),
  },
  {
    setting: "links.rootPages",
    to: ["towing-guide"],
    probe: all(page("/towing-guide"), page("/pages/towing-guide")),
  },
  { setting: "links.financePath", to: "/finance-enquiry", probe: menus },
  { setting: "links.financeLink", to: "https://loans.example/", probe: page("/cars/plain") },
  { setting: "links.financePreApproval", to: true, probe: page("/finance-pre-approval") },
  { setting: "links.serviceBooking", to: "/book-a-service-smithfield", probe: page("/our-locations") },
  { setting: "links.blogPath", to: "/news", probe: all(page("/news"), page("/blog")) },
  { setting: "links.garagePath", to: "/mymotors", probe: page("/my-garage") },
  {
    setting: "links.garagePaths",
    to: [{ dealership: "north", path: "/mynorth" }],
    probe: all(page("/mynorth"), page("/cars/plain"), menus),
  },
  {
    setting: "links.contactPathOverride",
    to: "/contact-us/main",
    locations: ["north-sales", "north-service"],
    probe: all(page("/our-locations"), page("/contact-us/main")),
  },
  {
    setting: "links.contactPaths",
    to: [{ location: "south", path: "/visit-south" }],
    probe: all(page("/our-locations"), page("/visit-south")),
  },
  {
    setting: "links.enableStore",
    to: true,
    given: { links: { storeUrl: "https://store.example/" } },
    probe: menus,
  },
  {
    setting: "links.storeUrl",
    to: "https://store.example/",
    given: { links: { enableStore: true } },
    probe: menus,
  },
  { setting: "links.redirects", to: [{ from: "/old", to: "/contact" }], probe: page("/old") },
];

/** Section `navigation`: the menus. */
export const navigationCases: readonly SettingCase[] = [
  { setting: "navigation.header", to: [{ label: "Only", href: "/contact" }], probe: partOfPage("/", HEADER) },
  {
    setting: "navigation.footer",
    to: [{ label: "Only", children: [{ label: "Write", href: "/contact" }] }],
    probe: menus,
  },
  { setting: "navigation.hidden", to: ["/contact"], probe: menus },
  { setting: "navigation.extraCompany", to: [{ label: "Guide", href: "/pages/towing-guide" }], probe: menus },
  { setting: "navigation.modelMenuOpens", to: "hover", probe: menus },
  { setting: "navigation.modelMenu", to: false, probe: menus },
];
