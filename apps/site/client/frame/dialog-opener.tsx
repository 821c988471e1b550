"use client";

import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { opensHere } from "./link-presses.ts";
import { useListener } from "../use-listener.ts";

/** Opens the dialog a link names instead of following the link. Without JavaScript the link is a page. */
export function DialogOpener() {
  // Before the framework's own link handler, which would already have begun to navigate.
  useListener("click", open, true, "dialog");
  return null;
}

function open(event: MouseEvent): void {
  if (!opensHere(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest(`a${selectorOf("opens")}`);
  const dialog = document.getElementById(readBehaviour(link, "opens") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}
