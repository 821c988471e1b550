import type { Model } from "../../content/models/model.ts";
import { groupModels } from "../../content/models/model-groups.ts";
import { wording } from "../../wording/wording.ts";
import { href } from "../lookup/href.ts";
import type { NavigationSite } from "./navigation-entry.ts";
import { hasStock, leadsToNoCar } from "./stock-furniture.ts";

/** A model's picture and name, and where it is presented. */
export interface ModelTile {
  readonly name: string;
  readonly href: string;
  /** Opens in a new tab. */
  readonly external: boolean;
  readonly imageUrl: string | null;
}

/** The menu of models, decided: its tabs by manufacturer and body, and the two ways beside them. */
export interface ModelMenu {
  readonly opens: "click" | "hover";
  readonly tabs: readonly {
    readonly label: string;
    readonly slug: string;
    readonly models: readonly ModelTile[];
  }[];
  /** Null where this site has no contact form. */
  readonly contact: string | null;
  readonly stock: string | null;
  readonly all: string;
}

/** A site with its models whole. */
export interface ModelSite extends NavigationSite {
  readonly models: readonly Model[];
}

/**
 * A model as a tile; null for one that has no page here and leads nowhere else, or to a list without a car.
 *
 * @example
 * modelTile({ ...model, slug: "no-such-model", overrideUrl: null }, site) // null
 */
export function modelTile(model: Model, site: ModelSite): ModelTile | null {
  const address = href("model", { slug: model.slug }, site);
  if (address === null || leadsToNoCar(address, site)) return null;
  return { name: model.name, href: address, external: !address.startsWith("/"), imageUrl: model.imageUrl };
}

/**
 * The menu of models in the header; null where the settings show none, or there is no model to show.
 *
 * @example
 * modelMenu(site) // null
 */
export function modelMenu(site: ModelSite): ModelMenu | null {
  const { modelMenu: shown, modelMenuOpens: opens } = site.config.navigation;
  const all = shown ? href("models", {}, site) : null;
  if (all === null) return null;
  const tabs = groupModels(site.models, wording(site.config).models.other).flatMap(
    ({ label, slug, models }) => {
      const tiles = models.map((model) => modelTile(model, site)).filter((tile) => tile !== null);
      return tiles.length > 0 ? [{ label: site.say?.(label) ?? label, slug, models: tiles }] : [];
    },
  );
  if (tabs.length === 0) return null;
  return {
    opens,
    tabs,
    contact: href("form", { form: "general" }, site),
    stock: hasStock(site) ? href("stock-entry", {}, site) : null,
    all,
  };
}
