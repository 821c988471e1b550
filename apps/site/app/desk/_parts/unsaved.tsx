import { Notice } from "@forecourt/ui/notice";
import { DeskText } from "./desk-text.tsx";

/** Why a person's text was not saved: what stands there by now, above what they wrote, which the form still has. */
export function Unsaved({ now, text, isLost }: { now: string; text: string; isLost: boolean }) {
  if (!isLost) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>
        Somebody else changed this since you opened it, so yours is not saved. Both are here; the form has
        yours. Saving again replaces the other one.
      </p>
      <h2>By now</h2>
      <DeskText label="What stands there by now" text={now} />
      <h2>Yours</h2>
      <DeskText label="What you wrote" text={text} />
    </Notice>
  );
}
