import type { ReactElement } from "react";

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
}

/** A small quiet word on a picture's lower left corner. */
export function PictureLabel({ text, whenFallenBack = false }: PictureLabelProps): ReactElement {
  return (
    <span className="fc-picture-label" data-when={whenFallenBack ? "fallen-back" : undefined}>
      {text}
    </span>
  );
}
