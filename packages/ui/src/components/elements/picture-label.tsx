import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";

/** Kinds of vehicle there is a line drawing of. */
export type OutlineKind =
  | "car"
  | "suv"
  | "ute"
  | "van"
  | "truck"
  | "tipper"
  | "tray"
  | "prime-mover"
  | "motorcycle"
  | "scooter"
  | "caravan"
  | "motorhome";

export interface PictureLabelProps {
  /** 'Illustration': a drawing never passes for a photograph. */
  text: string;
  /** Hidden until a drawing has taken the place of a photograph that could not be loaded. */
  whenFallenBack?: boolean;
  /** The copy of the picture in the viewer has it, too. */
  inViewer?: boolean;
}

/** A small quiet word on a picture's lower left corner. */
export function PictureLabel({
  text,
  whenFallenBack = false,
  inViewer = false,
}: PictureLabelProps): ReactElement {
  return (
    <span
      className="fc-picture-label"
      data-when={whenFallenBack ? "fallen-back" : undefined}
      {...behaviour({ pictureLabel: inViewer })}
    >
      {text}
    </span>
  );
}
