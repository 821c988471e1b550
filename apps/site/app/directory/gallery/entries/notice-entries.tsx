import { Button } from "@forecourt/ui/button";
import { ConsentBanner } from "@forecourt/ui/consent-banner";
import { Dialog } from "@forecourt/ui/dialog";
import { KeptThings, PrivacyChoices } from "@forecourt/ui/privacy-choices";
import { TextUs } from "@forecourt/ui/text-us";
import { component, type GalleryEntry } from "./gallery-entry.ts";

/** What stands over a page, and what asks a shopper for consent. */
export const noticeEntries: readonly GalleryEntry[] = [
  component(
    "dialog",
    "Dialog",
    `<Dialog id="enquiry" title="Submit an enquiry" closeLabel="Close">…</Dialog>`,
    {
      open: (
        <Dialog id="dialog" title="Submit an enquiry" closeLabel="Close">
          <p>A form stands here.</p>
          <Button>Send enquiry</Button>
        </Dialog>
      ),
    },
    { open: true },
  ),
  component(
    "consent-banner",
    "ConsentBanner",
    `<ConsentBanner action="/api/consent" chooseHref="/privacy-choices" text={words} />`,
    {
      asking: (
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
  ),
  component(
    "privacy-choices",
    "PrivacyChoices",
    `<PrivacyChoices action="/api/consent" purposes={purposes} text={words} saved={false} />`,
    {
      saved: (
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
  ),
  component(
    "privacy-choices",
    "KeptThings",
    `<KeptThings title="What is kept" columns={columns} things={things} />`,
    {
      "a row": (
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
  ),
  component("text-us", "TextUs", `<TextUs href="sms:0255501000" text={words} setting={setting} />`, {
    "before its greeting": (
      <TextUs
        href="#"
        text={{ button: "Text us", greeting: "Hello", close: "Close" }}
        setting={{ popup: false }}
      />
    ),
  }),
];
