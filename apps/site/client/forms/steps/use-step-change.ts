import { type MouseEvent, useEffect, useRef, useState } from "react";

/** Follows the step that is shown, from 0: its heading takes focus as it comes, and it comes from the side it was on. */
export function useStepChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOn = useRef(index);
  const [move, setMove] = useState<{ index: number; direction?: "next" | "back" }>({ index });
  if (move.index !== index) setMove({ index, direction: index > move.index ? "next" : "back" });

  useEffect(() => {
    if (move.direction) heading.current?.focus();
  }, [move]);

  return {
    heading,
    direction: move.direction,
    /** Of a double press that has brought another step only the first counts: what lies under the second is not meant. */
    onClickCapture: (event: MouseEvent): void => {
      if (event.detail < 2) pressedOn.current = index;
      else if (pressedOn.current !== index) event.preventDefault();
    },
  };
}
