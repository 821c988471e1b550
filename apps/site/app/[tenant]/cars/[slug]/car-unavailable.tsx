import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { Notice } from "@forecourt/ui/notice";

/** The search does not answer. Honest, and with a way to reach a person. */
export function CarUnavailable({ content }: { content: TenantContent }) {
  const { config } = content.tenant;
  const words = wording(config);
  return (
    <Notice tone="danger" role="alert">
      <h1>{words.stock.unavailable}</h1>
      {config.site.phone ? (
        <p>
          <a href={`tel:${config.site.phone.replaceAll(/[^\d+]/g, "")}`}>{config.site.phone}</a>
        </p>
      ) : null}
    </Notice>
  );
}
