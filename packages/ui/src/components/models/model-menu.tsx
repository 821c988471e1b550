import { behaviour } from "../../behaviours/behaviours.ts";
import type { OutlineKind } from "../elements/picture-label.tsx";
import type { ReactElement } from "react";
import { Image } from "../../platform.tsx";
import { ButtonLink } from "../elements/button.tsx";
import { MenuLink } from "../elements/menu-link.tsx";

/** One model: its picture, its name and where it is presented. */
export interface ModelTileView {
  name: string;
  href: string;
  /** Opens in a new tab. */
  external: boolean;
  image: string | null;
  /** Its line drawing, where there is no picture. */
  outline?: OutlineKind | null;
}

/** The menu of models, decided before it is rendered. */
export interface ModelMenuView {
  /** Whether a mouse opens it by pointing; keyboards and fingers always press. */
  opens: "click" | "hover";
  tabs: readonly { label: string; slug: string; models: readonly ModelTileView[] }[];
  /** The ways beside the tabs. */
  ways: readonly { label: string; href: string }[];
  all: { label: string; href: string };
}

export interface ModelMenuProps {
  menu: ModelMenuView;
  label: string;
  /** Menus of one group close each other. */
  group: string;
}

/**
 * The menu of models on a wide screen: tabs on the left, the chosen tab's tiles beside them. The tabs are radio buttons
 * and the stylesheet shows the chosen one's tiles, so it all works without script, by arrow keys and Tab; a browser too
 * old for that shows every tab's tiles.
 */
export function ModelMenu({ menu, label, group }: ModelMenuProps): ReactElement {
  return (
    <details className="fc-dropdown fc-models" name={group} {...behaviour({ hover: menu.opens === "hover" })}>
      <summary>{label}</summary>
      <div className="fc-models__panel">
        <fieldset className="fc-container fc-models__tabs">
          <legend className="fc-visually-hidden">{label}</legend>
          {menu.tabs.map(({ label: tab, slug, models }, index) => (
            <div key={slug} className="fc-models__tab">
              <label>
                <input type="radio" name="model-tab" value={slug} defaultChecked={index === 0} />
                <span>{tab}</span>
              </label>
              <ul aria-label={tab}>
                {models.map((model) => (
                  <li key={model.href + model.name}>
                    <MenuLink link={{ ...model, label: model.name }}>
                      {model.image ? (
                        <Image
                          src={model.image}
                          alt=""
                          width={240}
                          height={160}
                          sizes="200px"
                          className="fc-picture"
                        />
                      ) : null}
                      <span>{model.name}</span>
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="fc-models__ways">
            {menu.ways.map(({ label: way, href }) => (
              <ButtonLink key={href} kind="quiet" href={href} wide>
                {way}
              </ButtonLink>
            ))}
            <MenuLink link={menu.all} />
          </div>
        </fieldset>
      </div>
    </details>
  );
}

/** The same menu inside a phone's menu: names alone, under the names of their tabs. */
export function ModelMenuList({ menu, label, group }: ModelMenuProps): ReactElement {
  return (
    <details className="fc-dropdown" name={group}>
      <summary>{label}</summary>
      <ul>
        {menu.tabs.map(({ label: tab, slug, models }) => (
          <li key={slug}>
            <span className="fc-models__name">{tab}</span>
            <ul aria-label={tab}>
              {models.map((model) => (
                <li key={model.href + model.name}>
                  <MenuLink link={{ ...model, label: model.name }} />
                </li>
              ))}
            </ul>
          </li>
        ))}
        {[menu.all, ...menu.ways].map((way) => (
          <li key={way.href}>
            <MenuLink link={way} />
          </li>
        ))}
      </ul>
    </details>
  );
}
