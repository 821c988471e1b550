import sanitizeHtml from "sanitize-html";
import { TEXT_BLOCKS } from "./text-blocks.ts";
import { withoutEntities } from "./plain-text.ts";

const TEXT = "p br hr b strong i em u s small sub sup span blockquote code pre abbr".split(" ");
const STRUCTURE =
  "h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tr th td figure figcaption section details summary".split(
    " ",
  );

/**
 * What dealers' words may be made of. No scripts, styles, forms or frames; links and pictures lead
 * to web addresses or paths of the site only. A heading 1 becomes a 2, since the page has its own.
 */
const DEALER_HTML: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...STRUCTURE, "a", "img"],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    section: [{ name: "data-block", multiple: false, values: [...TEXT_BLOCKS] }],
    table: ["tabindex"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan", "data-label"],
    abbr: ["title"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 40,
  transformTags: {
    h1: "h2",
    // A wide table scrolls by itself, so the keyboard must reach it.
    table: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
    // The tenant vouches for none of the places its text links to.
    a: (tagName, { target: _target, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs["href"] ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs["alt"] ?? "", loading: "lazy" },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/** Renders a link of a dealer's text another way than as it came. */
export type LinkTransformer = (attributes: Readonly<Record<string, string>>) => sanitizeHtml.Tag;

/**
 * Cleans HTML that came from a dealer or a dashboard, once, when it is loaded. What is not on the short
 * list of harmless elements is dropped, its text stays.
 *
 * @example
 * sanitiseHtml('<p onclick="x()">Hi<script>x()</script></p>') // "<p>Hi</p>"
 */
export function sanitiseHtml(html: string, link?: LinkTransformer): string {
  const options =
    link === undefined
      ? DEALER_HTML
      : {
          ...DEALER_HTML,
          transformTags: {
            ...DEALER_HTML.transformTags,
            a: (_name: string, attribs: sanitizeHtml.Attributes) => link(attribs),
          },
        };
  return sanitizeHtml(html, options).trim();
}

/** The words of some HTML without any markup; entities are decoded, blanks run together. */
export function textOfHtml(html: string): string {
  return withoutEntities(
    sanitizeHtml(html, {
      allowedTags: [],
      allowedAttributes: {},
      nonTextTags: ["script", "style", "textarea", "option", "noscript"],
    }),
  );
}
