import { gzipSync } from "node:zlib";
import { ConsentBanner } from "@forecourt/ui/consent-banner";
import { TextUs } from "@forecourt/ui/text-us";
import { renderToStaticMarkup } from "react-dom/server";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";

const BUDGET = 3 * 1024;
const file = (path: string) => new URL(path, import.meta.url).pathname;

/** The script a page begins with for its visit, its question and its widgets; what comes later is fetched by itself. */
async function firstScript(): Promise<string> {
  const bundle = await rolldown({
    input: "entry",
    external: ["react", "react/jsx-runtime", "next/navigation"],
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) =>
          id === "entry"
            ? `export * from ${JSON.stringify(file("./visit.tsx"))};
               export * from ${JSON.stringify(file("../conversation/conversation.tsx"))};`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output.flatMap((part) => (part.type === "chunk" && part.isEntry ? part.code : [])).join("");
}

const words = (count: number) => "words ".repeat(count);

describe("what events, consent and widgets cost before a page is touched", () => {
  it("is 3 KB at most after gzip, markup and script together", async () => {
    const script = await firstScript();
    const markup = renderToStaticMarkup(
      <>
        <ConsentBanner
          action="/api/consent"
          chooseHref="/privacy-choices"
          text={{
            title: "Your privacy",
            question: "May we use cookies of other companies to see which pages and ads work?",
            accept: "Yes, that is fine",
            refuse: "No, thank you",
            choose: "Choose yourself",
          }}
        />
        <TextUs
          href="sms:+61491570156"
          text={{ button: "Text us", greeting: words(8), close: "Close this message" }}
          setting={{ popup: true, popupDelayMs: 3000, openDelayMs: 1300, service: null }}
        />
      </>,
    );
    const bytes = gzipSync(script).length + gzipSync(markup).length;
    process.stdout.write(`events, consent and widgets: ${bytes} of ${BUDGET} bytes gzip\n`);
    expect(script).toContain("import(");
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
});
