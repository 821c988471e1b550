import { themeVariables } from "@forecourt/tenant-config";
import styles from "@forecourt/ui/styles.css?inline";
import { type ReactNode, useCallback, useState } from "react";
import { createPortal } from "react-dom";
import type { TenantSite } from "./site-parts.ts";

/** The components' own styles, for a part of a page instead of a whole one. */
const STYLES = `${styles.replaceAll(":root", ":host")}
:host { display: block; padding: var(--fc-space-4); background: var(--fc-ground); color: var(--fc-ink);
  font: 400 var(--fc-text-m) / 1.5 var(--fc-font); }
.preview { display: grid; gap: var(--fc-space-4); grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }`;

interface PreviewProps {
  readonly site: TenantSite;
  readonly children: ReactNode;
}

/** A room of its own for components: they have a dealer's theme, and nothing of the page around them. */
export function Preview({ site, children }: PreviewProps) {
  const [room, setRoom] = useState<ShadowRoot | null>(null);
  const open = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoom(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);
  const theme = Object.entries(themeVariables(site.config)).map(([name, value]) => `${name}: ${value};`);
  return (
    <div ref={open} lang={site.config.market.locale}>
      {room
        ? createPortal(
            <>
              <style>{`${STYLES}\n:host { ${theme.join(" ")} }`}</style>
              <div className="preview">{children}</div>
            </>,
            room,
          )
        : null}
    </div>
  );
}
