import type { MeasuredSpeed } from "@forecourt/analytics/collect";
import { onCLS, onINP, onLCP } from "web-vitals";

/**
 * Reports how fast the page was, once each when it is left: its largest paint (LCP) and its slowest response to a press (INP)
 * in whole milliseconds, and by how much it shifted (CLS), to three digits. What happened before this was fetched counts.
 */
export function measureSpeed(report: (metric: MeasuredSpeed["metric"], value: number) => void): void {
  const reported = new Set<string>();
  // A page that is hidden, shown and hidden again has the same number, and one that is restored has another.
  const once = (name: MeasuredSpeed["metric"], id: string, value: number): void => {
    if (reported.has(id)) return;
    reported.add(id);
    report(name, value);
  };
  onLCP(({ id, value }) => once("LCP", id, Math.round(value)));
  onINP(({ id, value }) => once("INP", id, Math.round(value)));
  onCLS(({ id, value }) => once("CLS", id, Math.round(value * 1000) / 1000));
}
