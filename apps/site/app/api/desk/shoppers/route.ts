import { contactKeys } from "@forecourt/leads/stores";
import { eraseShopper } from "#server/accounts/shopper-data.ts";
import { deskAction } from "#server/desk/desk-action.ts";

/** Erases what is stored of one shopper at a site besides leads. */
export const POST = deskAction(async (form, wiring) => {
  const [site, email] = [form("site"), form("email")];
  const { email: key } = contactKeys(site, { email, phone: null, phoneE164: null });
  if (key === null || !(await wiring.content.slugs()).includes(site)) return null;
  return {
    task: "erase",
    site,
    // The trail names no shopper: who was erased is gone from it, too.
    command: `accounts erase --tenant ${site} --email … --yes`,
    about: `shopper ${key}`,
    from: `/desk/sites/${site}/shoppers`,
    run: async () => {
      const erased = await eraseShopper(wiring, site, key);
      return erased.accounts + erased.alerts > 0 ? "shopper" : "nothing";
    },
  };
});
