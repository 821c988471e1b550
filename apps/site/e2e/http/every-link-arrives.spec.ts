import { expect, test } from "@playwright/test";
import { crawl } from "../support/crawl.ts";
import { readPage } from "../support/read-page.ts";
import { DEMO_DEALERS } from "../support/site.ts";

const HERE = "http://dealer.localhost/cars/x";
const HEAD = `<title>A page</title><link rel="canonical" href="https://dealer.example/cars/x">
  <meta property="og:title" content="A page"><meta property="og:site_name" content="A dealer">
  <meta property="og:url" content="https://dealer.example/cars/x">
  <meta property="og:image" content="https://dealer.example/media/share?src=a">`;
const page = (body: string) => readPage(`${HEAD}${body}`, HERE);

test("the crawl finds links and forms of a page's own host, however they are spelt", () => {
  const { links, posts } = page(
    `<a href="/a?b=1&amp;c=2#d">A</a><a class="x" href="enquire">B</a><a href="#top">C</a>
     <a href="https://other.example/">D</a><a href="tel:123">E</a><a href="http://dealer.localhost/f">F</a>
     <form action="/search/used-cars"></form><form action="/api/leads" method="post"></form>`,
  );
  expect(links).toEqual(["/a?b=1&c=2", "/cars/enquire", "/f", "/media/share?src=a", "/search/used-cars"]);
  expect(posts).toEqual(["/api/leads"]);
});

test("the crawl reports what a program left over, and nothing else", () => {
  const left = [
    "<p>From undefined to 3</p>",
    "<p>$NaN</p>",
    '<meta name="description" content="null cars">',
    "<b>[object Object]</b>",
    '<a href="/cars/undefined">x</a>',
  ];
  expect(left.map((body) => page(body).blemishes.length)).toEqual([1, 1, 1, 1, 1]);
  const clean = "<script>null</script><style>a{b:NaN}</style><p>Annulled, Nankeen</p>";
  expect(page(clean).blemishes).toEqual([]);
  expect(readPage("<p>x</p>", HERE).blemishes).toEqual([
    "has no title",
    "has no full canonical address",
    "has no full og:image",
    "has no og:title",
    "has no og:site_name",
    "has no og:url",
  ]);
});

/** What only a dealer with stock has: its lists, favourites, comparison, hearts, and the words of its home page. */
const STOCK_FURNITURE = [
  /href="\/(?:search|cars|my-garage|compare|models|finance-calculator)[/?"#][^>]*>/,
  /action="\/(?:search\/|api\/favourites)[^>]*>/,
  /class="fc-heart[^>]*>/,
  /Find your next|our stock|Our Stock/,
];

// Over plain HTTP, as a search engine walks: what a browser would add is looked at elsewhere.
for (const dealer of DEMO_DEALERS) {
  test(`every link, form and redirect of ${dealer} arrives`, async () => {
    test.slow();
    const refused = dealer === "brakes-and-more" ? STOCK_FURNITURE : [];
    const { visited, problems } = await crawl(dealer, { refused });
    process.stdout.write(`${dealer}: ${visited} addresses\n`);
    expect(problems).toEqual([]);
    expect(visited).toBeGreaterThan(15);
  });
}
