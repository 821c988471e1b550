import { deskAction } from "#server/desk/desk-action.ts";
import { checkPicturesOf, pictureCheck } from "#server/stock/feeds/picture-check.ts";

/** A person waits for the page: what is not requested by then is counted, and the command line has more time. */
const LIMITS = { atOnce: 8, eachMs: 5_000, allMs: 20_000 };

/** Requests the addresses of a site's pictures, and stores which show nothing. */
export const POST = deskAction(async (form, wiring) => {
  const [site, ...more] = form.all("site");
  const content = site === undefined || more.length > 0 ? null : await wiring.tenant(site);
  if (site === undefined || content === null) return null;
  return {
    task: "settings",
    site,
    command: `stock check-images --tenant ${site} --seconds ${LIMITS.allMs / 1000}`,
    about: null,
    from: `/desk/sites/${site}/feeds`,
    run: async () => {
      const { index } = await wiring.stock(site);
      const found = await checkPicturesOf(index.records(), content.tenant.config, {
        fetch: wiring.tenantFetch,
        clock: () => wiring.now().getTime(),
        limits: LIMITS,
      });
      await pictureCheck(wiring.dataDirectory, site).note({ at: wiring.now().toISOString(), ...found });
      return "checked";
    },
  };
});
