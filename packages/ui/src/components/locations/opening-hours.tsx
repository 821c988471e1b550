import type { ReactElement } from "react";

/** Opening hours as lines merged by the caller: 'Mon-Fri', '8:30am - 5pm'. */
export function OpeningHours({
  lines,
}: {
  lines: readonly { days: string; hours: string }[];
}): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <dl className="fc-hours">
      {lines.map((line) => [
        <dt key={`${line.days}-days`}>{line.days}</dt>,
        <dd key={`${line.days}-hours`}>{line.hours}</dd>,
      ])}
    </dl>
  );
}
