import { wording } from "@forecourt/tenant-config";
import type { Post, PostsPage } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { Pagination } from "@forecourt/ui/pagination";
import { Image, Link } from "@forecourt/ui/platform";
import { inStudio } from "#server/media/illustration-address.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PostDate } from "../_posts/post-date.tsx";

/** One page of the dealer's published posts, newest first. */
export function PostList({ site, posts, page, pages }: PostsPage<Post> & { site: TenantSite }) {
  const words = wording(site.config).posts;
  const feed = href("posts-feed", {}, site);
  const hrefOf = (to: number): string =>
    href("posts", {}, site, to === 0 ? {} : { query: { page: String(to + 1) } }) ?? "";
  return (
    <>
      <div className="fc-section__head">
        <h1>{words.title}</h1>
        {feed === null ? null : <a href={feed}>{words.feed}</a>}
      </div>
      {pages === 0 ? <p className="fc-quiet">{words.none}</p> : null}
      {pages > 0 && posts.length === 0 ? (
        <div className="fc-empty">
          <h2>{words.beyondLast}</h2>
          <p>
            <ButtonLink href={hrefOf(0)}>{words.firstPage}</ButtonLink>
          </p>
        </div>
      ) : null}
      <ul className="fc-posts">
        {posts.map((post) => (
          <li key={post.slug} className="fc-post">
            {post.imageUrl ? (
              <Image
                src={inStudio(post.imageUrl, site.config.theme.scheme)}
                alt=""
                width={600}
                height={400}
                sizes="(min-width: 768px) 360px, 100vw"
              />
            ) : null}
            <h2 lang={site.languageOf(post.html)}>
              <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
            </h2>
            <PostDate post={post} site={site} />
            <p lang={site.languageOf(post.html)}>{post.summary}</p>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={hrefOf}
        label={words.pages}
        pageLabel={(number) => words.pageNumber(number)}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
      />
    </>
  );
}
