import { wording } from "@forecourt/tenant-config";
import type { Post, PostsPage } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { Pagination } from "@forecourt/ui/pagination";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PostCards } from "../_posts/post-cards.tsx";

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
      <PostCards site={site} posts={posts} as="page" />
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
