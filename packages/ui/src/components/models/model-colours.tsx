import type { ReactElement } from "react";
import { Image } from "../../platform.tsx";
import { PictureLabel } from "../elements/picture-label.tsx";

export interface ModelColoursProps {
  /** Names the choice. */
  label: string;
  /** Names the pictures: the model. */
  title: string;
  /** `family` names the paint for style sheets. */
  colours: readonly { name: string; family: string | null; image: string }[];
  /** Stands on pictures that are none of the very vehicle. */
  pictureLabel: string | null;
}

/**
 * A model in its colours: the chosen one's picture, at first the first, over the paints. Radio buttons of which the
 * stylesheet shows the chosen one's picture, so it turns without a script; the others' pictures are fetched when chosen.
 */
export function ModelColours({ label, title, colours, pictureLabel }: ModelColoursProps): ReactElement {
  return (
    <fieldset className="fc-model-colours">
      <legend className="fc-visually-hidden">{label}</legend>
      {colours.map(({ name, family, image }, at) => (
        <div key={name} className="fc-model-colours__one">
          <label>
            <input
              type="radio"
              name="model-colour"
              value={name}
              aria-label={name}
              defaultChecked={at === 0}
            />
            <i data-paint={family ?? "none"} aria-hidden="true" />
          </label>
          <figure className="fc-labelled">
            <Image
              src={image}
              alt={`${title}, ${name}`}
              width={1200}
              height={800}
              className="fc-picture"
              sizes="(min-width: 992px) 720px, 100vw"
              leading={at === 0}
            />
            {pictureLabel === null ? null : <PictureLabel text={pictureLabel} />}
          </figure>
          <p aria-hidden="true">{name}</p>
        </div>
      ))}
    </fieldset>
  );
}
