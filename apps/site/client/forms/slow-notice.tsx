import { useEffect, useState } from "react";

const SLOW_AFTER_MS = 5000;

/** Says that sending takes longer than usual, once it has taken five seconds. Always in the page, so that it is announced. */
export function SlowNotice({ busy, text }: { busy: boolean; text: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return <output className="fc-form__slow">{busy && slow ? text : ""}</output>;
}
