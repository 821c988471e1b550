import "@forecourt/ui/styles.css";
import type { ReactNode } from "react";
import { text } from "../fonts.ts";

export default function DirectoryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={text.variable}>
      <body>
        <main className="fc-container fc-main">{children}</main>
      </body>
    </html>
  );
}
