import { Button } from "@forecourt/ui/button";
import { ConsentBanner } from "@forecourt/ui/consent-banner";
import { Dialog } from "@forecourt/ui/dialog";
import { KeptThings, PrivacyChoices } from "@forecourt/ui/privacy-choices";
import { TextUs } from "@forecourt/ui/text-us";
import type { GalleryEntry } from "./gallery-entry.ts";

/** What stands over a page, and what asks a shopper for consent. */
export const noticeEntries: readonly GalleryEntry[] = [
  {
    component: "Dialog",
    from: "@forecourt/ui/dialog",
    usage: `<Dialog id="enquiry" title="Submit an enquiry" closeLabel="Close">…</Dialog>`,
    states: [
      {
        name: "open",
        open: true,
        drawn: (
          <Dialog id="dialog" title="Submit an enquiry" closeLabel="Close">
            <p>A form stands here.</p>
            <Button>Send enquiry</Button>
          </Dialog>
        ),
      },
    ],
  },
  {
    component: "ConsentBanner",
    from: "@forecourt/ui/consent-banner",
    usage: `<ConsentBanner action="/api/consent" chooseHref="/privacy-choices" text={words} />`,
    states: [
      {
        name: "asking",
        drawn: (
          <ConsentBanner
            action="#"
            chooseHref="#"
            text={{
              title: "Your privacy",
              question: "May we use cookies of other companies to see which pages and ads work?",
              accept: "Yes, that is fine",
              refuse: "No, thank you",
              choose: "Choose yourself",
            }}
          />
        ),
      },
    ],
  },
  {
    component: "PrivacyChoices",
    from: "@forecourt/ui/privacy-choices",
    usage: `<PrivacyChoices action="/api/consent" purposes={purposes} text={words} saved={false} />`,
    states: [
      {
        name: "saved",
        drawn: (
          <PrivacyChoices
            action="#"
            purposes={[
              {
                value: "measurement",
                title: "Measurement",
                text: "Which pages are looked at.",
                chosen: true,
              },
              { value: "advertising", title: "Advertising", text: "Which ads lead here.", chosen: false },
            ]}
            text={{ save: "Save", saved: "Saved" }}
            saved
          />
        ),
      },
    ],
  },
  {
    component: "KeptThings",
    from: "@forecourt/ui/privacy-choices",
    usage: `<KeptThings title="What is kept" columns={columns} things={things} />`,
    states: [
      {
        name: "a row",
        drawn: (
          <KeptThings
            title="What is kept"
            columns={["Name", "Kind", "Whose", "How long"]}
            things={[
              {
                name: "fc-consent",
                kind: "Cookie",
                owner: "This site",
                life: "6 months",
                reason: "Your answer about cookies",
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "TextUs",
    from: "@forecourt/ui/text-us",
    usage: `<TextUs href="sms:0255501000" text={words} setting={setting} />`,
    states: [
      {
        name: "before its greeting",
        drawn: (
          <TextUs
            href="#"
            text={{ button: "Text us", greeting: "Hello", close: "Close" }}
            setting={{ popup: false }}
          />
        ),
      },
    ],
  },
];
