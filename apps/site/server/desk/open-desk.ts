import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { isDeskRequest } from "#host/desk/desk-request.ts";
import { getWiring } from "#host/wiring/process-wiring.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { type DeskSession, readDeskSession } from "./desk-session.ts";
import { mayDo } from "./roles.ts";
import { type SignInProvider, signInProvider } from "./sign-in-provider.ts";

/** What a page of the desk is rendered with. */
export interface OpenDesk {
  wiring: Wiring;
  session: DeskSession;
  /** The sites this person sees, sorted. */
  sites: readonly string[];
}

/** The gate of every page: only at the desk's own listener, only for who is signed in. Once a request. */
export const openDesk = cache(async (): Promise<OpenDesk> => {
  if (!isDeskRequest(await headers())) notFound();
  const wiring = getWiring();
  const session = await readDeskSession(wiring);
  if (session === null) redirect("/desk/sign-in");
  const slugs = await wiring.content.slugs();
  return { wiring, session, sites: slugs.filter((slug) => mayDo(session.user, "read", slug)) };
});

/** The same for a page about one site; for a person who may not read it there is none. */
export async function openDeskOf(slug: string): Promise<OpenDesk & { content: TenantContent }> {
  const desk = await openDesk();
  const content = mayDo(desk.session.user, "read", slug) ? await desk.wiring.tenant(slug) : null;
  if (!content) notFound();
  return { ...desk, content };
}

/** The OpenID provider that people may sign in with, for the page before a session; null where there is none. */
export const deskProvider = async (): Promise<SignInProvider | null> => signInProvider(getWiring().env);
