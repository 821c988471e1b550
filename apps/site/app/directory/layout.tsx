import "@forecourt/ui/styles.css";
import "./directory.css";
import type { ReactNode } from "react";
import { fontClasses } from "../fonts.ts";

export default function DirectoryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={fontClasses}>
      <body>
        <main className="fc-container fc-main">{children}</main>
      </body>
    </html>
  );
}
