import { wording } from "@forecourt/tenant-config";
import type { Post } from "@forecourt/tenant-config/content";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerDate } from "#server/views/dealer/dealer-date.ts";

interface PostDateProps {
  post: Post;
  site: TenantSite;
}

/** When a post came out, and who wrote it. The day is that of the dealer's own calendar. */
export function PostDate({ post, site }: PostDateProps) {
  const words = wording(site.config).posts;
  const published = dealerDate(post.publishedAt, site);
  const updated = dealerDate(post.updatedAt, site);
  return (
    <p className="fc-quiet">
      {published ? <time dateTime={published.machine}>{words.published(published.inWords)}</time> : null}
      {updated && updated.machine !== published?.machine ? (
        <>
          {" · "}
          <time dateTime={updated.machine}>{words.updated(updated.inWords)}</time>
        </>
      ) : null}
      {post.author ? ` · ${words.by(post.author)}` : null}
    </p>
  );
}
