/** What a page leads to, and what must not stand in it. */
export interface ReadPage {
  /** Paths with queries, on the page's own host: links, canonical addresses and forms that ask. */
  readonly links: readonly string[];
  /** Paths that forms post to. */
  readonly posts: readonly string[];
  readonly blemishes: readonly string[];
}

/** What a program prints when a value is missing. */
const LEFTOVER = /\b(?:undefined|null|NaN)\b|\[object /;

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&quot;/g, '"'],
  [/&#x27;|&#39;/g, "'"],
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/&amp;/g, "&"],
];
const decoded = (text: string): string =>
  ENTITIES.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), text);

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
};

/** Reads a page as its bytes came, without running anything. */
export function readPage(html: string, address: string): ReadPage {
  const visible = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ");
  const own = (target: string | null): string[] => {
    const url = target === null ? null : URL.parse(target, address);
    return url && url.host === new URL(address).host ? [`${url.pathname}${url.search}`] : [];
  };
  const tags = (name: string): string[] => visible.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
  const forms = tags("form").map((tag) => ({
    action: attribute(tag, "action") ?? address,
    method: (attribute(tag, "method") ?? "get").toLowerCase(),
  }));
  const meta = new Map(
    tags("meta").map((tag) => [attribute(tag, "property"), attribute(tag, "content") ?? ""] as const),
  );
  const canonical = tags("link").find((tag) => attribute(tag, "rel") === "canonical");
  const shared = URL.parse(meta.get("og:image") ?? "");
  const anchors = tags("a").map((tag) => attribute(tag, "href"));
  return {
    links: [
      ...anchors.flatMap((target) => (target === null || target.startsWith("#") ? [] : own(target))),
      ...(shared ? [`${shared.pathname}${shared.search}`] : []),
      ...forms.filter(({ method }) => method === "get").flatMap(({ action }) => own(action)),
    ],
    posts: [...new Set(forms.filter(({ method }) => method === "post").flatMap(({ action }) => own(action)))],
    blemishes: [
      ...textBlemishes(visible),
      ...(visible === "" ? [] : headBlemishes(meta, canonical)),
      ...tags("meta").flatMap((tag) => leftovers("a meta tag", attribute(tag, "content") ?? "")),
      ...anchors.flatMap((target) => leftovers("a link", target ?? "")),
    ],
  };
}

const isFull = (address: string | null | undefined): boolean => /^https?:\/\//.test(address ?? "");

/** What search engines and link previews are given, with full addresses. */
function headBlemishes(meta: ReadonlyMap<string | null, string>, canonical: string | undefined): string[] {
  return [
    ...(canonical && isFull(attribute(canonical, "href")) ? [] : ["has no full canonical address"]),
    ...(isFull(meta.get("og:image")) ? [] : ["has no full og:image"]),
    ...["og:title", "og:site_name", "og:url"].flatMap((name) => (meta.get(name) ? [] : [`has no ${name}`])),
  ];
}

function textBlemishes(visible: string): string[] {
  const title = /<title>([\s\S]*?)<\/title>/.exec(visible)?.[1] ?? "";
  const text = decoded(visible.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/<[^>]*>/g, " "));
  return [
    ...(title.trim() === "" && visible !== "" ? ["has no title"] : []),
    ...leftovers("the title", title),
    ...leftovers("the text", text),
  ];
}

function leftovers(where: string, text: string): string[] {
  const found = LEFTOVER.exec(text);
  return found
    ? [`${where} says "${text.slice(Math.max(0, found.index - 40), found.index + 40).trim()}"`]
    : [];
}
