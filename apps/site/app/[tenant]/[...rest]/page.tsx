import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { formOfPath } from "#server/form-paths.ts";
import { type FormPageView, formPage, type PageQuery } from "#server/form-page.ts";
import { followRedirect } from "#server/moved.ts";
import { type OwnPage, ownPageAt } from "#server/own-page.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { getTenant } from "#server/tenants/get-tenant.ts";
import { FormScreen } from "../(forms)/form-screen.tsx";
import { OwnWords } from "./own-words.tsx";
import { PostArticle } from "./post-article.tsx";
import { PostList } from "./post-list.tsx";

interface PageProps {
  params: Promise<{ tenant: string; rest: string[] }>;
  searchParams: Promise<PageQuery>;
}

type Standing = { content: TenantContent; own: OwnPage | { kind: "form"; page: FormPageView } };

/** What stands at a path the tenant's settings or words decide; goes on where it has moved, else 'not found'. */
async function standsAt({ params, searchParams }: PageProps): Promise<Standing> {
  const { tenant, rest } = await params;
  const query = await searchParams;
  const path = `/${rest.join("/")}`;
  const content = await getTenant(tenant);
  if (!content) notFound();
  followRedirect(path, query, content.tenant.config);
  if (formOfPath(path, content.tenant.config) !== null)
    return { content, own: { kind: "form", page: await formPage(tenant, path, query) } };
  const own = ownPageAt(path, content, (await getWiring()).now());
  if (!own) notFound();
  return { content, own };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { content, own } = await standsAt(props);
  switch (own.kind) {
    case "form":
      return { title: own.page.form.title };
    case "posts":
      return { title: wording(content.tenant.config).posts.title, alternates: { canonical: own.path } };
    case "page":
    case "post": {
      const { title, summary } = own.kind === "page" ? own.page : own.post;
      return { title, description: summary, alternates: { canonical: own.path } };
    }
  }
}

/** Every path no other room answers: forms, pages and news at addresses of the tenant's own. */
export default async function OwnPath(props: PageProps) {
  const { content, own } = await standsAt(props);
  switch (own.kind) {
    case "form":
      return <FormScreen {...own.page} />;
    case "page":
      return <OwnWords page={own.page} />;
    case "posts":
      return <PostList content={content} posts={own.posts} />;
    case "post":
      return <PostArticle content={content} post={own.post} />;
  }
}
