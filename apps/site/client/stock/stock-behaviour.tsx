"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { behaviour, selectorOf, servePresses } from "@forecourt/ui/behaviours";
import { followGroups, rememberGroup } from "./follow-groups.ts";
import { freePage, holdPage } from "./hold-page.ts";
import { listAddress } from "./list-address.ts";
import { chosenFields, type ListForms } from "./list/chosen-fields.ts";
import { listPages } from "./list/list-pages.ts";
import type { TakeList } from "./list/begin-list.ts";
import { whenFetched } from "../when-fetched.ts";
import { opensHere } from "../frame/link-presses.ts";
import type { SentFields } from "./list/sent-fields.ts";
import { openFromList } from "./list/open-from-list.ts";
import { RESULTS_HEADING } from "./list/replace-list.ts";
import { slideRange } from "./slide-range.ts";
import { suggestAtFocus } from "./suggest/suggest-at-focus.ts";

const SHEET = `details${selectorOf("filterSheet")}`;

interface StockBehaviourProps extends ListForms {
  path: string;
  /** The list as one static element, which React never changes. */
  children: ReactNode;
}

/**
 * Makes the filter and sort forms of a stock list answer as they are changed: the old list stays, dimmed, until the
 * new one is there, and focus stays in the field. 'Show n cars' closes a phone's filters and goes to the results. Without
 * JavaScript the same forms are sent by their buttons.
 */
export function StockBehaviour({ path, filters, sort, children }: StockBehaviourProps) {
  const root = useRef<HTMLDivElement>(null);

  // Before the browser paints, so that a list that was left is not seen as it was first rendered.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const sheetOf = (): HTMLDetailsElement | null => element.querySelector(`${SHEET}[open]`);
    const onShown = (): void => {
      followGroups(path, element);
      openFromList(element);
      const sheet = sheetOf();
      if (sheet) holdPage(sheet);
    };
    const left = new AbortController();
    const { signal } = left;
    let take: TakeList = () => null;
    whenFetched(import("./list/lists-ahead.ts"), ({ requestAhead }) => {
      if (!signal.aborted) take = requestAhead(element, { addressOf, signal });
    });
    const lists = listPages(element, {
      onShown,
      openPage: (address) => location.assign(address),
      take: (address) => take(address),
    });
    /** The list that a form leads to, and what it is sent with. */
    const chosen = (form: HTMLFormElement): [address: string, sent: SentFields] => {
      lists.complete();
      const { fields, sent } = chosenFields(element, form, { filters, sort });
      const box = element.querySelector<HTMLInputElement>("[name=ask]");
      // Words that were read already are keywords; only a new sentence is read.
      if (box && box.value === box.defaultValue) {
        fields.delete("ask");
        fields.set("q", box.value);
      }
      return [listAddress(path, fields), sent];
    };
    let unanswered: HTMLFormElement | null = null;
    const go = (form: HTMLFormElement): void => {
      unanswered = form;
      void lists.open(...chosen(form)).then((isShown) => {
        if (isShown && unanswered === form) unanswered = null;
      });
    };
    // Other forms stand among the cars, such as the one that compares them.
    const isOfList = (form: HTMLFormElement): boolean => form.getAttribute("action") === path;
    const addressOf = (pressed: Element): string | null => {
      if (pressed instanceof HTMLAnchorElement)
        return leadsToList(pressed, path) ? addressOfLink(pressed) : null;
      const box = pressed instanceof HTMLLabelElement ? pressed.control : null;
      if (!(box instanceof HTMLInputElement) || box.type !== "checkbox") return null;
      if (!box.form || !isOfList(box.form)) return null;
      // As the press is about to leave it.
      box.checked = !box.checked;
      const [address] = chosen(box.form);
      box.checked = !box.checked;
      return address;
    };
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.type === "range") slideRange(target);
    };
    const onChange = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (!target.form || !isOfList(target.form)) return;
      // What is typed is sent with Enter or the button, since a half-typed word is not searched for; so are days of hire.
      if (target.type !== "search" && target.type !== "date") go(target.form);
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!(event.target instanceof HTMLFormElement) || !isOfList(event.target)) return;
      event.preventDefault();
      go(event.target);
      const sheet = event.submitter?.closest(SHEET);
      if (sheet) showResults(sheet);
    };
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const sheet = key === "Escape" && target instanceof Element ? target.closest(`${SHEET}[open]`) : null;
      if (!sheet) return;
      sheet.querySelector<HTMLElement>(":scope > summary")?.focus();
      sheet.removeAttribute("open");
    };
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.matches(SHEET)) holdPage(target);
    };
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      lists.complete();
      rememberGroup(path, target);
      const link = target.closest("a");
      if (!link) return;
      if (!opensHere(event)) return;
      if (leadsToList(link, path)) {
        event.preventDefault();
        void openLink(link);
      } else if (link.target === "") lists.stop();
    };
    const openLink = async (link: HTMLAnchorElement): Promise<void> => {
      unanswered = null;
      if (await lists.open(addressOfLink(link))) showPlace(link.hash);
    };
    const onReturn = (): void => {
      if (location.pathname === path) void lists.follow();
    };
    element.addEventListener("focusin", ({ target }) => suggestAtFocus(target), { signal });
    element.addEventListener("input", onInput, { signal });
    element.addEventListener("change", onChange, { signal });
    element.addEventListener("submit", onSubmit, { signal });
    element.addEventListener("keydown", onKey, { signal });
    // It does not bubble.
    element.addEventListener("toggle", onToggle, { capture: true, signal });
    document.addEventListener("click", onClick, { capture: true, signal });
    window.addEventListener("popstate", onReturn, { signal });
    onShown();
    // A choice whose list was left for a page before it came is followed when the browser brings this one back.
    window.addEventListener("pageshow", ({ persisted }) => persisted && unanswered && go(unanswered), {
      signal,
    });
    servePresses("list");
    // The fields themselves say what is still to be followed, also where the framework mounts the list once more and the held
    // change went to the list before. A page that is brought back keeps its fields as they were left.
    const [navigation] = performance.getEntriesByType("navigation");
    const form =
      navigation && "type" in navigation && navigation.type === "navigate"
        ? changedForm(element, isOfList)
        : null;
    if (form) go(form);
    suggestAtFocus(document.activeElement);
    return () => {
      left.abort();
      lists.leave();
      freePage();
    };
  }, [path, filters, sort]);

  return (
    <div ref={root} className="fc-list" {...behaviour({ list: true })} aria-busy={false}>
      {children}
    </div>
  );
}

const addressOfLink = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  `${pathname}${search}${hash}`;

/** Whether a link leads to this list, and not only to a place in it. */
const leadsToList = (
  { origin, pathname, search, hash, target, hreflang }: HTMLAnchorElement,
  path: string,
): boolean =>
  origin === location.origin &&
  pathname === path &&
  (search !== location.search || hash === "") &&
  target === "" &&
  hreflang === "";

/** Goes to a place in the list that a link named, else to its beginning, where that is out of sight. */
function showPlace(hash: string): void {
  const place = hash === "" ? null : document.getElementById(hash.slice(1));
  const heading = document.querySelector(RESULTS_HEADING);
  if (place) place.scrollIntoView({ block: "start" });
  else if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ block: "start" });
}

/** Closes the filters and goes to the heading of the results; the list itself may still be on its way. */
function showResults(sheet: Element): void {
  sheet.removeAttribute("open");
  freePage();
  const heading = document.querySelector<HTMLElement>(RESULTS_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

/** A form in which a box or a menu does not stand as it was rendered. */
function changedForm(root: ParentNode, isOfList: (form: HTMLFormElement) => boolean): HTMLFormElement | null {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select,[type=checkbox]")) {
    const isChanged =
      "options" in field
        ? field.selectedIndex !==
          Math.max(
            0,
            [...field.options].findIndex((option) => option.defaultSelected),
          )
        : field.checked !== field.defaultChecked;
    if (isChanged && field.form && isOfList(field.form)) return field.form;
  }
  return null;
}
