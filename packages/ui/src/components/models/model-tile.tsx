import type { ReactElement } from "react";
import { Image } from "../../platform.tsx";
import { TILE_SIZES } from "../cars/tile-sizes.ts";
import { MenuLink } from "../elements/menu-link.tsx";
import type { ModelTileView } from "./model-menu.tsx";

export interface ModelTileProps {
  model: ModelTileView;
  /** The body, or another line of text. */
  about: string | null;
  moreLabel: string;
  leading?: boolean;
}

/** One model of a list: the picture leads, the whole tile is the link. */
export function ModelTile({ model, about, moreLabel, leading = false }: ModelTileProps): ReactElement {
  return (
    <article className="fc-model-tile">
      {model.image ? (
        <Image
          src={model.image}
          alt=""
          width={600}
          height={400}
          className="fc-picture"
          sizes={TILE_SIZES}
          leading={leading}
        />
      ) : model.outline ? (
        <span className="fc-model-outline" data-outline={model.outline} />
      ) : null}
      <div className="fc-model-tile__words">
        <h2>{model.name}</h2>
        {about ? <p className="fc-quiet">{about}</p> : null}
        <MenuLink link={{ ...model, label: moreLabel }}>
          {moreLabel}
          <span className="fc-visually-hidden"> {model.name}</span>
        </MenuLink>
      </div>
    </article>
  );
}
