import type { Wording } from "@forecourt/tenant-config";
import type { ModelMenu } from "@forecourt/tenant-config/routes";
import type { ModelMenuView } from "@forecourt/ui/model-menu";
import { inStudio } from "#server/media/illustration-address.ts";

export function modelMenuView(
  { opens, tabs, contact, stock, all }: ModelMenu,
  words: Wording,
  scheme: "light" | "dark",
): ModelMenuView {
  const { models } = words;
  return {
    opens,
    tabs: tabs.map(({ label, slug, models: tiles }) => ({
      label,
      slug,
      models: tiles.map(({ name, href, external, imageUrl }) => ({
        name,
        href,
        external,
        image: imageUrl && inStudio(imageUrl, scheme),
      })),
    })),
    ways: [
      ...(contact === null ? [] : [{ label: models.contact, href: contact }]),
      ...(stock === null ? [] : [{ label: models.stock, href: stock }]),
    ],
    all: { label: models.all, href: all },
  };
}
