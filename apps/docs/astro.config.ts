import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

const group = (label: string, directory: string, collapsed = false) => ({
  label,
  collapsed,
  items: [{ autogenerate: { directory, collapsed } }],
});

export default defineConfig({
  // The path that the site is served below.
  base: process.env["DOCS_BASE"] ?? "/",
  trailingSlash: "always",
  // Words of code stand in single quotes, too.
  markdown: { smartypants: false },
  integrations: [
    starlight({
      title: "Forecourt",
      description: "A white-label website platform for vehicle dealers",
      social: [{ icon: "github", label: "Sources", href: "https://github.com/forecourt/forecourt" }],
      customCss: ["./src/site.css"],
      sidebar: [
        { label: "Start", items: ["index", "start", { label: "Playground", link: "/playground/" }] },
        group("Concepts", "concepts"),
        group("Guides", "guides"),
        group("Reference", "reference", true),
        group("Operating", "operate"),
        group("Packages", "packages", true),
        group("Project", "project", true),
        group("Decisions", "decisions", true),
      ],
    }),
  ],
});
