import "@forecourt/ui/styles.css";
import "./desk.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { fontClasses } from "../fonts.ts";

export const metadata: Metadata = {
  title: { default: "Desk", template: "%s · Desk" },
  robots: { index: false, follow: false },
  referrer: "no-referrer",
  // Without one a browser requests /favicon.ico, which is not there.
  icons: { icon: "data:," },
};

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={fontClasses}>
      <body className="desk">{children}</body>
    </html>
  );
}
