import { wording } from "@forecourt/tenant-config";
import { type Post, reviewDate, type TenantContent } from "@forecourt/tenant-config/content";
import { primaryLocation } from "@forecourt/tenant-config/locations";

interface PostDateProps {
  post: Post;
  content: TenantContent;
}

/** When a post came out, and who wrote it. The day is that of the dealer's own calendar. */
export function PostDate({ post, content }: PostDateProps) {
  const { config } = content.tenant;
  const words = wording(config).posts;
  const date = reviewDate(post.publishedAt, {
    now: new Date(post.publishedAt),
    timeZone: primaryLocation(content.locations)?.timeZone ?? "UTC",
    locale: config.market.locale,
  });
  return (
    <p className="fc-quiet">
      {date ? <time dateTime={date.machine}>{words.published(date.inWords)}</time> : null}
      {post.author ? ` · ${words.by(post.author)}` : null}
    </p>
  );
}
