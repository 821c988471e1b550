import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Answered, Asked } from "./ask.ts";
import type { SeenRequest } from "./platform-double.ts";

/** One tenant as the outside meets it. */
export interface ProbedTenant {
  readonly slug: string;
  /** Asks the site that lives on its folders and lays mails down. */
  ask(path: string, asked?: Asked): Promise<Answered>;
  /** Asks the site that lives on a dealer platform and sends leads there. */
  askOnPlatform(path: string, asked?: Asked): Promise<Answered>;
  /** Asks the site that searches on a search server. */
  askOnSearchServer(path: string): Promise<Answered>;
  /** What services outside were sent with a text in it. */
  received(mark: string): readonly SeenRequest[];
  /** Mails with a text in them. */
  mails(mark: string): readonly string[];
  /** Runs `forecourt …` beside the folders site: its exit code and everything it printed. */
  command(...words: readonly string[]): Promise<string>;
  /** A page of a browser that has never been here; paths are this tenant's. */
  browse(options?: BrowserContextOptions): Promise<Page>;
}
