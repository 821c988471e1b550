import type { ReactNode } from "react";
import { namedAtStart } from "#host/process/process-wide.ts";

const renderer = namedAtStart<(elements: ReactNode) => string>("renderer of HTML");

/** Names what renders elements to HTML; it is made where the process starts, since the framework bundles none for routes. */
export const provideRenderer = renderer.provide;

/** A piece of HTML that is a response of its own, and no page. */
export const renderHtml = (elements: ReactNode): string => renderer.get()(elements);
