// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline, outlineBeside } from "../testing/outline.ts";
import { ActionTiles } from "./elements/action-tiles.tsx";
import { Breadcrumb } from "./elements/breadcrumb.tsx";
import { Button, ButtonLink } from "./elements/button.tsx";
import { ConsentBanner } from "./frame/consent-banner.tsx";
import { DateRange } from "./forms/date-range.tsx";
import { FilterChips } from "./stock/filter-chips.tsx";
import { FoldedText } from "./elements/folded-text.tsx";
import { FormAbout, FormAnswer } from "./forms/form-about.tsx";
import { Heart, HeartForm, HeartLink } from "./cars/heart.tsx";
import { LoanQuote } from "./cars/loan-quote.tsx";
import { OfferCard } from "./promotion/offer-card.tsx";
import { OpeningHours } from "./locations/opening-hours.tsx";
import { KeptThings, PrivacyChoices } from "./frame/privacy-choices.tsx";
import { PromotionSlides } from "./promotion/promotion-slides.tsx";
import { SortMenu } from "./stock/sort-menu.tsx";
import { Stars } from "./elements/stars.tsx";
import { StockDoors } from "./promotion/stock-doors.tsx";
import { TagBanner } from "./cars/tag-banner.tsx";

const price = { kind: "price", text: "$1,000", typeText: null } as const;
const slide = (title: string, more = {}) => ({ title, href: `/${title}`, image: `/${title}.webp`, ...more });

const keptThing = (name: string, reason: string) => ({
  name,
  kind: "Cookie",
  owner: "Us",
  life: "1 day",
  reason,
});
const dateEnd = (name: string, value: string) => ({ label: `${name} day`, name, value });

describe("parts that draw what they are given", () => {
  it("ActionTiles: one link a tile, to another site in a new tab, and nothing without one", () => {
    const tiles = [
      {
        icon: "phone",
        title: "Call",
        note: "02 5550 1000",
        href: "tel:1",
        open: { text: "Open", isOpen: true },
      },
      { icon: "pin", title: "Way", note: null, href: "https://maps.example/", newTab: true },
    ] as const;
    expect(outline(<ActionTiles tiles={tiles} />)).toMatchInlineSnapshot(`
      "ul.fc-action-tiles
        li
          a.fc-action-tile[href=tel:1]
            svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
            strong
              'Call'
            span.fc-number
              '02 5550 1000'
            span[data-open=true]
              'Open'
        li
          a.fc-action-tile[href=https://maps.example/][target=_blank][rel=noopener noreferrer]
            svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
            strong
              'Way'"
    `);
    expect(outline(<ActionTiles tiles={[]} />)).toBe("");
  });

  it("Breadcrumb: ways back, the page itself last, counted for search engines", () => {
    const crumbs = [{ label: "Home", href: "/" }, { label: "Cars" }];
    expect(outline(<Breadcrumb label="You are here" crumbs={crumbs} />)).toMatchInlineSnapshot(`
      "nav.fc-breadcrumb[aria-label=You are here]
        ol[itemscope][itemtype=https://schema.org/BreadcrumbList]
          li[itemprop=itemListElement][itemscope][itemtype=https://schema.org/ListItem]
            a[href=/][itemprop=item]
              span[itemprop=name]
                'Home'
            meta[itemprop=position][content=1]
          li[itemprop=itemListElement][itemscope][itemtype=https://schema.org/ListItem]
            span[aria-current=page][itemprop=name]
              'Cars'
            meta[itemprop=position][content=2]"
    `);
  });

  it("Button and ButtonLink: as loud and as wide as asked for", () => {
    expect(outline(<Button>Send</Button>)).toMatchInlineSnapshot(`
      "button.fc-button[type=button][data-kind=primary]
        'Send'"
    `);
    expect(outline(<Button kind="quiet" wide type="submit" />)).toMatchInlineSnapshot(
      `"button.fc-button[type=submit][data-kind=quiet][data-wide=true]"`,
    );
    expect(outline(<ButtonLink href="/a">A</ButtonLink>)).toMatchInlineSnapshot(`
      "a.fc-button[href=/a][data-kind=primary]
        'A'"
    `);
    const link = (
      <ButtonLink href="/a" kind="text" wide newTab data-opens="x">
        A
      </ButtonLink>
    );
    expect(outline(link)).toMatchInlineSnapshot(`
      "a.fc-button[href=/a][data-opens=x][data-kind=text][data-wide=true][target=_blank][rel=noopener noreferrer]
        'A'"
    `);
  });

  it("ConsentBanner: a yes and a no of equal weight", () => {
    const text = { title: "Cookies?", question: "May we?", accept: "Yes", refuse: "No", choose: "Choose" };
    expect(
      outline(<ConsentBanner action="/api/consent" text={text} chooseHref="/choices" />),
    ).toMatchInlineSnapshot(`
      "form.fc-consent[data-consent=banner][aria-labelledby=fc-consent-title][action=/api/consent][method=post]
        div.fc-consent__words
          h2[id=fc-consent-title]
            'Cookies?'
          p
            'May we?'
        div.fc-consent__answers
          button.fc-button[value=refuse][type=submit][data-kind=quiet][name=answer]
            'No'
          button.fc-button[value=accept][type=submit][data-kind=quiet][name=answer]
            'Yes'
          a[href=/choices]
            'Choose'"
    `);
  });

  it("DateRange: a date field for each dateEnd, none before the earliest", () => {
    const range = (
      <DateRange id="r" from={dateEnd("from", "")} to={dateEnd("to", "2026-12-01")} earliest="2026-11-22" />
    );
    expect(outline(range)).toMatchInlineSnapshot(`
      "label.fc-search__field[for=r-from]
        span
          'from day'
        input.fc-input[id=r-from][type=date][min=2026-11-22][name=from][value]
      label.fc-search__field[for=r-to]
        span
          'to day'
        input.fc-input[id=r-to][type=date][min=2026-11-22][name=to][value=2026-12-01]"
    `);
  });

  it("FilterChips: each with its way out, and one out of all", () => {
    const chips = [
      { label: "Kia", href: "/a" },
      { label: "Red", href: "/b", remove: "Any colour" },
    ];
    const props = {
      label: "Chosen",
      removeLabel: (name: string) => `Remove ${name}`,
      clear: { label: "Clear", href: "/" },
    };
    expect(outline(<FilterChips chips={chips} {...props} />)).toMatchInlineSnapshot(`
      "ul.fc-chips[aria-label=Chosen]
        li
          a.fc-chip[href=/a][aria-label=Remove Kia]
            'Kia '
            span[aria-hidden=true]
              '×'
        li
          a.fc-chip[href=/b][aria-label=Any colour]
            'Red '
            span[aria-hidden=true]
              '×'
        li
          a.fc-chip[data-kind=clear][href=/]
            'Clear'"
    `);
    expect(outline(<FilterChips chips={[]} {...props} />)).toBe("");
  });

  it("FoldedText: its beginning, and the whole behind a word; a text that fits as it is", () => {
    const folded = <FoldedText text={{ short: "Be…", whole: "Beginning and end" }} more="More" less="Less" />;
    expect(outline(folded)).toMatchInlineSnapshot(`
      "div.fc-fold
        details
          summary
            span.fc-fold__more
              'More'
            span.fc-fold__less
              'Less'
          div
            'Beginning and end'
        div.fc-fold__short
          'Be…'"
    `);
    expect(outline(<FoldedText text="Short" more="More" less="Less" />)).toBe("div\n  'Short'");
    expect(outline(<FoldedText text={null} more="More" less="Less" />)).toBe("div");
  });

  it("FormAbout and FormAnswer: what a form is about, and who answers", () => {
    const about = <FormAbout title="Kia Rio" price={price} place="North" image={{ src: "/a.webp" }} />;
    expect(outline(about)).toMatchInlineSnapshot(`
      "div.fc-form-about
        img[src=/a.webp][width=96][height=72][sizes=96px][alt][loading=lazy][fetchpriority=auto][decoding=async]
        div
          strong
            'Kia Rio'
          p.fc-price
            b
              '$1,000'
          span.fc-quiet
            'North'"
    `);
    expect(
      outline(<FormAbout title="Kia Rio" price={null} place={null} image={null} />),
    ).toMatchInlineSnapshot(`
      "div.fc-form-about
        div
          strong
            'Kia Rio'"
    `);
    const answer = (
      <FormAnswer
        who="North answers."
        open={{ text: "Open", isOpen: true }}
        phone={{ text: "1", href: "tel:1" }}
      />
    );
    expect(outline(answer)).toMatchInlineSnapshot(`
      "p.fc-form-answer
        'North answers.'
        span[data-open=true]
          'Open'
        a[href=tel:1]
          '1'"
    `);
    expect(outline(<FormAnswer who="North answers." open={null} phone={null} />)).toMatchInlineSnapshot(`
      "p.fc-form-answer
        'North answers.'"
    `);
  });

  it("Heart, HeartForm and HeartLink: a button with the car's facts, its form, and the way to what is kept", () => {
    const car = { id: "9", slug: "rio", name: "Kia Rio", make: "Kia", model: "Rio", price: null };
    expect(outline(<Heart car={car} label="Keep Kia Rio" />)).toMatchInlineSnapshot(
      `"button.fc-heart[form=fc-hearts][value=9][aria-pressed=false][aria-label=Keep Kia Rio][data-slug=rio][data-heart=|Kia|Rio|Kia Rio][name=car_id]"`,
    );
    expect(outline(<Heart car={car} label="Keep Kia Rio" onTile />)).not.toContain("data-slug");
    expect(outline(<Heart car={car} label="Keep Kia Rio" kept />)).toContain("[aria-pressed=true]");
    expect(outline(<HeartForm action="/api/favourites" />)).toContain(
      "form[id=fc-hearts][hidden][action=/api/favourites][method=post]",
    );
    expect(outline(<HeartLink href="/my-garage" label="Favourites" />)).toMatchInlineSnapshot(`
      "a.fc-heart-link[href=/my-garage]
        span.fc-visually-hidden
          'Favourites'
        span.fc-heart-link__count.fc-number[data-heart-count]"
    `);
  });

  it("LoanQuote: the repayment with its rates, its warning and the loan it is of", () => {
    const terms = { repayment: "$99 a week", rates: "10% p.a.", warning: "Rates vary." };
    const rows = [{ label: "Deposit", value: "$1,000" }];
    expect(outline(<LoanQuote terms={terms} rows={rows} note="An estimate." />)).toMatchInlineSnapshot(`
      "div.fc-loan__terms
        p.fc-loan__figure.fc-number
          strong
            '$99 a week'
          span
            '10% p.a.'
        p.fc-loan__warning
          'Rates vary.'
      dl.fc-facts
        div
          dt
            'Deposit'
          dd.fc-number
            '$1,000'
      p.fc-loan__warning
        'An estimate.'"
    `);
    expect(outline(<LoanQuote terms={{ ...terms, warning: null }} rows={rows} note="" />)).not.toContain(
      "vary",
    );
  });

  it("OfferCard: what it is, until when, what it depends on, and the loud button first", () => {
    const words = { viewMore: "More", viewLess: "Less", viewDisclaimer: "Terms", lessDisclaimer: "Fewer" };
    const offer = {
      id: "o1",
      title: "Run-out",
      href: "/offers/o1",
      image: "/o.webp",
      ends: "Until Friday",
      description: "Save",
      disclaimer: "While stock lasts",
      actions: [
        { label: "Enquire", href: "/enquire", newTab: false },
        { label: "Maker", href: "https://m.example/", newTab: true },
      ],
    };
    expect(outline(<OfferCard offer={offer} words={words} />)).toMatchInlineSnapshot(`
      "article.fc-offer[id=o1]
        img[src=/o.webp][width=384][height=256][sizes=375px][alt][loading=lazy][fetchpriority=auto][decoding=async]
        h2
          a[href=/offers/o1]
            'Run-out'
        p.fc-offer__ends
          'Until Friday'
        div
          'Save'
        div.fc-offer__small
          div
            'While stock lasts'
        div.fc-offer__actions
          a.fc-button[href=/enquire][data-kind=primary]
            'Enquire'
          a.fc-button[href=https://m.example/][data-kind=quiet][target=_blank][rel=noopener noreferrer]
            'Maker'"
    `);
    const bare = { ...offer, href: null, image: null, ends: null, actions: [], lang: "en" };
    expect(outline(<OfferCard offer={bare} words={words} />)).toMatchInlineSnapshot(`
      "article.fc-offer[id=o1]
        h2[lang=en]
          'Run-out'
        div
          'Save'
        div.fc-offer__small
          div
            'While stock lasts'
        div.fc-offer__actions"
    `);
  });

  it("OpeningHours: a line a group of days, and nothing without one", () => {
    expect(outline(<OpeningHours lines={[{ days: "Mon", hours: "9 - 5" }]} />)).toMatchInlineSnapshot(`
      "dl.fc-hours
        dt
          'Mon'
        dd
          '9 - 5'"
    `);
    expect(outline(<OpeningHours lines={[]} />)).toBe("");
  });

  it("PrivacyChoices and KeptThings: a box a purpose, and a row a thing that is kept", () => {
    const purposes = [{ value: "own", title: "Own", text: "Ours.", chosen: true }];
    const text = { save: "Save", saved: "Saved." };
    const choices = (saved: boolean) =>
      outline(<PrivacyChoices action="/api/consent" purposes={purposes} text={text} saved={saved} />);
    expect(choices(true)).toMatchInlineSnapshot(`
      "form.fc-privacy[data-consent=choices][action=/api/consent][method=post]
        div.fc-privacy__purpose
          input[type=checkbox][id=fc-privacy-own][aria-describedby=fc-privacy-own-about][name=purpose][checked][value=own]
          div
            label[for=fc-privacy-own]
              'Own'
            p.fc-quiet[id=fc-privacy-own-about]
              'Ours.'
        button.fc-button[value=choose][type=submit][data-kind=primary][name=answer]
          'Save'
        output[data-done=Saved.]
          'Saved.'"
    `);
    expect(choices(false).split("\n").at(-1)).toBe("  output[data-done=Saved.]");
    const thing = { name: "_ga", kind: "Cookie", owner: "Google", life: "2 years", reason: "Counting" };
    const columns = ["Name", "Kind", "Owner", "Life"] as const;
    expect(outline(<KeptThings title="Kept" columns={columns} things={[thing]} />)).toMatchInlineSnapshot(`
      "div.fc-kept
        h2
          'Kept'
        details
          summary
            h3
              'Counting'
            span.fc-quiet.fc-number
              '1'
          table
            thead
              tr
                th[scope=col]
                  'Name'
                th[scope=col]
                  'Kind'
                th[scope=col]
                  'Owner'
                th[scope=col]
                  'Life'
            tbody
              tr
                th[scope=row]
                  code
                    '_ga'
                td
                  'Cookie'
                td
                  'Google'
                td
                  '2 years'"
    `);
  });

  it("KeptThings: a table for each reason, in the order in which reasons are first named", () => {
    const things = [keptThing("a", "Needed"), keptThing("b", "Counting"), keptThing("c", "Needed")];
    const drawn = outline(
      <KeptThings title="Kept" columns={["Name", "Kind", "Owner", "Life"]} things={things} />,
    );
    expect(drawn.match(/(?<=(h3|code|number)\n +)'.*'/g)).toEqual([
      "'Needed'",
      "'2'",
      "'a'",
      "'c'",
      "'Counting'",
      "'1'",
      "'b'",
    ]);
  });

  it("PromotionSlides: each slide leads to those beside it", () => {
    const labels = {
      previousLabel: (title: string) => `Back to ${title}`,
      nextLabel: (title: string) => `On to ${title}`,
    };
    const draw = (slides: ReturnType<typeof slide>[], leading?: boolean) =>
      outline(
        <PromotionSlides
          id="p"
          title="Offers"
          slides={slides}
          {...labels}
          {...(leading ? { leading } : {})}
        />,
      );
    expect(draw([slide("a", { text: "Text", lang: "en" }), slide("b")], true)).toMatchInlineSnapshot(`
      "link[rel=preload][as=image][href=/a.webp][imagesizes=(min-width: 1280px) 1280px, 100vw][fetchpriority=high]
      section.fc-section[aria-labelledby=p-title]
        h2.fc-visually-hidden[id=p-title]
          'Offers'
        ul.fc-slides[tabindex=0][aria-labelledby=p-title]
          li.fc-slide[id=p-1]
            img[src=/a.webp][width=1920][height=540][sizes=(min-width: 1280px) 1280px, 100vw][alt][loading=eager][fetchpriority=high][decoding=async]
            div.fc-slide__words[lang=en]
              h3
                a[href=/a]
                  'a'
              p
                'Text'
            p.fc-slide__moves
              span.fc-number
                '1 / 2'
              a[href=#p-2][data-slide=p-2][aria-label=On to b]
                '›'
          li.fc-slide[id=p-2]
            img[src=/b.webp][width=1920][height=540][sizes=(min-width: 1280px) 1280px, 100vw][alt][loading=lazy][fetchpriority=auto][decoding=async]
            div.fc-slide__words
              h3
                a[href=/b]
                  'b'
            p.fc-slide__moves
              a[href=#p-1][data-slide=p-1][aria-label=Back to a]
                '‹'
              span.fc-number
                '2 / 2'"
    `);
    expect(draw([slide("a")])).not.toContain("fc-slide__moves");
    expect(draw([slide("a")])).not.toContain("eager");
    expect(draw([])).toBe("");
  });

  it("SortMenu: the order that is chosen, and what else of the address is kept", () => {
    const options = [
      { value: "", label: "Most relevant", selected: false },
      { value: "latest", label: "Latest", selected: true },
    ];
    const keep = [{ name: "make", value: "Kia" }];
    const menu = (chosen: typeof options) => (
      <SortMenu id="s" action="/cars" label="Sort" applyLabel="Apply" options={chosen} keep={keep} />
    );
    expect(outline(menu(options))).toMatchInlineSnapshot(`
      "form[id=s][action=/cars][method=get]
        input[type=hidden][name=make][value=Kia]
        svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
        label.fc-quiet[for=s-sort]
          'Sort'
        select.fc-input[id=s-sort][name=sort][data-default=latest]
          option[value]
            'Most relevant'
          option[value=latest][selected]
            'Latest'
        noscript
          '<button type="submit" class="fc-button" data-kind="quiet">Apply</button>'"
    `);
    expect(outline(menu(options.slice(0, 1)))).toContain("[data-default]");
  });

  it("Stars: filled as far as the rating goes", () => {
    const lines = outline(<Stars full={4} partial={0.5} label="4.5 out of 5" />).split("\n");
    expect(lines[0]).toContain("[role=img][aria-label=4.5 out of 5]");
    expect(lines.filter((line) => line.includes("path["))).toHaveLength(10);
    expect(lines.find((line) => line.startsWith("  svg"))).toBe("  svg[width=90][height=20]");
    expect(lines.filter((line) => line.includes("translate(80 0)"))).toHaveLength(2);
  });

  it("StockDoors: names alone, or with a picture and a line more", () => {
    const doors = [
      { href: "/a", label: "SUVs", count: 3, image: "/suv.webp", note: "from $50" },
      { href: "/b", label: "Vans", count: null },
    ];
    expect(outline(<StockDoors doors={doors} />)).toMatchInlineSnapshot(`
      "ul.fc-doors[data-as=doors]
        li
          a.fc-door[href=/a]
            strong
              'SUVs'
            span.fc-quiet.fc-number
              '3'
            span.fc-door__note
              'from $50'
        li
          a.fc-door[href=/b]
            strong
              'Vans'"
    `);
    const panels = <StockDoors doors={doors} as="panels" />;
    expect(outlineBeside(<StockDoors doors={doors} />, panels)).toMatchInlineSnapshot(`
      "ul.fc-doors[data-as=panels]
            img[src=/suv.webp][width=480][height=320][sizes=420px][alt][loading=lazy][fetchpriority=auto][decoding=async]"
    `);
    expect(outline(<StockDoors doors={doors} as="tiles" />)).toContain("[sizes=180px]");
  });

  it("TagBanner: its words in their tone, and nothing without words", () => {
    const banner = { kind: "sold", text: "JUST SOLD", tone: "red" } as const;
    expect(outline(<TagBanner banner={banner} />)).toMatchInlineSnapshot(`
      "p.fc-tag[data-kind=sold][data-tone=red]
        'JUST SOLD'"
    `);
    expect(outline(<TagBanner banner={{ ...banner, text: "" }} />)).toBe("");
    expect(outline(<TagBanner banner={{ kind: "none" }} />)).toBe("");
  });
});
