/** Who a person of the desk is: the platform's operator, a dealer's staff, or staff who only read. */
export const DESK_ROLES = ["platform", "dealer", "reader"] as const;

export type DeskRole = (typeof DESK_ROLES)[number];

/** A person who may sign in at the desk. */
export interface DeskUser {
  name: string;
  role: DeskRole;
  /** The slugs of the sites they see; the platform's people see all, whatever stands here. */
  sites: readonly string[];
}

/** What people do at the desk. `platform` is what belongs to no site: every dealer at once, and the audit trail. */
export type DeskTask = "read" | "deliver" | "export" | "erase" | "money" | "settings" | "platform";

const TASKS: Record<DeskRole, readonly DeskTask[]> = {
  platform: ["read", "deliver", "export", "erase", "money", "settings", "platform"],
  dealer: ["read", "deliver", "export", "erase", "money", "settings"],
  reader: ["read"],
};

/** What cannot be undone needs a sign-in of the last minutes. */
export const NEEDS_FRESH_SIGN_IN: readonly DeskTask[] = ["erase", "money"];

/**
 * Whether a person may do something for a site; the one rule all pages and actions of the desk ask.
 *
 * @example
 * mayDo({ name: "ana", role: "dealer", sites: ["north"] }, "erase", "north"); // true
 */
export const mayDo = ({ role, sites }: DeskUser, task: DeskTask, site: string | null): boolean =>
  TASKS[role].includes(task) && (role === "platform" || (site !== null && sites.includes(site)));
