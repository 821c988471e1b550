import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { processWide } from "#host/process/process-wide.ts";
import { type PreviewOf, previewHeaders } from "./desk-request.ts";

/** Where the desk of this process listens. */
interface DeskPlace {
  port: number;
  address: string;
  /** A name that the desk is reached under. */
  host: string;
}

const place = processWide<DeskPlace | null>("desk place", () => null);

/** Notes where the desk listens, for calls of this process to itself. */
export function noteDeskPlace(listening: DeskPlace): void {
  const everywhere = ["::", "0.0.0.0"].includes(listening.address);
  place.current = { ...listening, address: everywhere ? "127.0.0.1" : listening.address };
}

/** Paths of previews at the desk: the site's name, and the page's path there. */
const PREVIEW = /^\/desk\/preview\/([a-z0-9-]+)(\/.*)?$/;

/** The site and the path that a preview's request names. */
export function previewTarget(pathname: string): { slug: string; path: string } | null {
  const [, slug, path = "/"] = PREVIEW.exec(pathname) ?? [];
  return slug === undefined ? null : { slug, path };
}

/** The address of a preview at the desk. The framework takes the slash at the end of a path away. */
export const previewAddress = (slug: string, path: string): string =>
  `/desk/preview/${slug}${path.replace(/^\/(?=\?|$)/, "")}`;

/** A page as a site gives it. */
export interface PreviewedPage {
  status: number;
  html: string;
}

const MAX_REDIRECTS = 4;
const TIMEOUT_MS = 20_000;

/** Renders a page of a site in this process, as it is or as its draft makes it, and follows where it leads within the site. */
export async function previewPage(slug: string, path: string, of: PreviewOf): Promise<PreviewedPage> {
  const wanted = new URL(path, "http://site.invalid");
  let at = `${wanted.pathname}${wanted.search}`;
  for (let turn = 0; turn <= MAX_REDIRECTS; turn += 1) {
    const response = await callDesk(previewAddress(slug, at), of);
    const { location } = response.headers;
    const html = await text(response);
    if (location === undefined) return { status: response.statusCode ?? 0, html };
    const next = URL.parse(location, "http://site.invalid");
    const target = next && previewTarget(next.pathname);
    if (!next || !target) return { status: response.statusCode ?? 0, html: `Leads to ${location}.` };
    at = `${target.path}${next.search}`;
  }
  return { status: 508, html: "Leads from one address to the next without an end." };
}

function callDesk(path: string, of: PreviewOf): Promise<IncomingMessage> {
  const desk = place.current;
  if (desk === null) throw new Error("No desk listens in this process, so it has no previews.");
  const { port, address, host } = desk;
  const headers = { ...previewHeaders(of), host: `${host}:${port}`, accept: "text/html" };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    httpRequest({ host: address, port, path, headers, signal }, resolve).on("error", reject).end();
  });
}
