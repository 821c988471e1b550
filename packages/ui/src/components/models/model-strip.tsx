import type { ReactElement } from "react";
import { Image, Link } from "../../platform.tsx";

/** One model over a list of cars. */
export interface StripModel {
  name: string;
  /** The list of this model alone, or without that choice where it is chosen; null where none of it is listed. */
  href: string | null;
  /** It by itself on nothing, from the side. */
  image: string | null;
  /** How many of it are listed. */
  count: number;
  chosen: boolean;
}

export interface ModelStripProps {
  /** Names the choice to who cannot see it. */
  label: string;
  models: readonly StripModel[];
}

/** A brand's models in a row over a list of cars, each the way to those of it alone; pushed sideways where there is no room. */
export function ModelStrip({ label, models }: ModelStripProps): ReactElement {
  return (
    <nav className="fc-model-strip" aria-label={label}>
      <ul>
        {models.map((model) => (
          <li key={model.name}>
            {model.href === null ? (
              <Model model={model} />
            ) : (
              <Link href={model.href} {...(model.chosen ? { "aria-current": "page" as const } : {})}>
                <Model model={model} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Model({ model: { image, name, count } }: { model: StripModel }): ReactElement {
  return (
    <span className="fc-model-strip__model">
      {image === null ? null : <Image src={image} alt="" width={320} height={213} sizes="120px" />}
      <span>
        <strong>{name}</strong> <span className="fc-number">{count}</span>
      </span>
    </span>
  );
}
