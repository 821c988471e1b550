import type { ReactElement } from "react";
import { Image, Link } from "../../platform.tsx";
import { ButtonLink } from "../elements/button.tsx";

/** One model of a brand as it stands on the stage. */
export interface StagedModel {
  name: string;
  /** Where it is presented. */
  href: string;
  /** What kind it is, in a few words: 'SUV · Electric'. */
  about: string | null;
  /** 'from $54,990'; null where none of it is priced. */
  price: string | null;
  /** A picture for the stage, and one from the side for the row below. */
  image: string | null;
  side: string | null;
  /** Those of it in the yard. */
  stock: { label: string; href: string } | null;
}

export interface ModelStageProps {
  /** Names the choice to who cannot see it. */
  label: string;
  models: readonly StagedModel[];
  /** 'Explore {name}'. */
  explore: (name: string) => string;
}

/**
 * A brand's models: the chosen one large, at first the first, all of them in a row below. The row is radio buttons and the stylesheet shows the
 * chosen one's panel, so that it turns by touch, mouse and arrow keys without a script.
 */
export function ModelStage({ label, models, explore }: ModelStageProps): ReactElement {
  return (
    <fieldset className="fc-model-stage" data-count={models.length}>
      <legend className="fc-visually-hidden">{label}</legend>
      {models.map((model, at) => (
        <div key={model.href + model.name} className="fc-model-stage__model">
          <label>
            <input type="radio" name="model-stage" value={model.name} defaultChecked={at === 0} />
            <span className="fc-model-stage__tab">
              {model.side ? <Image src={model.side} alt="" width={320} height={213} sizes="160px" /> : null}
              <strong>{model.name}</strong>
              {model.price ? <span className="fc-number">{model.price}</span> : null}
            </span>
          </label>
          <div className="fc-model-stage__panel">
            {model.image ? (
              <Image
                src={model.image}
                alt=""
                width={1280}
                height={853}
                sizes="(min-width: 992px) 900px, 100vw"
                leading={at === 0}
              />
            ) : null}
            <div className="fc-model-stage__words">
              <h2>
                <Link href={model.href}>{model.name}</Link>
              </h2>
              <p className="fc-number">{[model.about, model.price].filter(Boolean).join(" · ")}</p>
              <p className="fc-model-stage__ways">
                <ButtonLink href={model.href}>{explore(model.name)}</ButtonLink>
                {model.stock ? (
                  <ButtonLink href={model.stock.href} kind="quiet">
                    {model.stock.label}
                  </ButtonLink>
                ) : null}
              </p>
            </div>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
