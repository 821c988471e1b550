import { wording } from "@forecourt/tenant-config";
import { href, modelTile } from "@forecourt/tenant-config/routes";
import { ModelTile } from "@forecourt/ui/model-tile";
import type { HomePage } from "#server/pages/home/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { Part } from "../_text/part.tsx";

/** The models the dealer presents, each with how many of it stand in the yard. */
export function Models({ site, home }: { site: TenantSite; home: HomePage }) {
  const words = wording(site.config);
  return (
    <Part title={words.homePage.models} all={href("models", {}, site)} allLabel={words.viewAll}>
      <ul className="fc-model-row">
        {home.models.map(({ model, image, inStock }) => {
          const tile = modelTile(model, site);
          return tile === null ? null : (
            <li key={model.id}>
              <ModelTile
                model={{ name: tile.name, href: tile.href, external: tile.external, image }}
                about={
                  inStock === 0
                    ? model.bodyStyle && site.say(model.bodyStyle)
                    : words.homePage.inStock(inStock)
                }
                moreLabel={words.models.viewMore}
              />
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
