import { ActionTiles } from "@forecourt/ui/action-tiles";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { ChoiceTiles } from "@forecourt/ui/choice-tiles";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { Field, type FieldViewKind } from "@forecourt/ui/field";
import { FormAbout, FormAnswer } from "@forecourt/ui/form-about";
import { Notice } from "@forecourt/ui/notice";
import { PickedFiles, UploadProgress } from "@forecourt/ui/picked-files";
import { StepHeader } from "@forecourt/ui/step-header";
import type { GalleryEntry, GalleryState } from "./gallery-entry.ts";
import { drawn, LONG_NAME, priceOf } from "./sample-car.ts";

const options = ["Mazda", "Toyota", "Mercedes-Benz Vans"].map((label) => ({ value: label, label }));

const KINDS: Readonly<Record<FieldViewKind, string>> = {
  text: "Suburb",
  "person-name": "First name",
  "full-name": "Full name",
  email: "Email",
  phone: "Mobile",
  postcode: "Postcode",
  message: "Comments",
  number: "Kilometres",
  date: "Preferred date",
  select: "Make",
  radio: "How should we answer?",
  checkbox: "Email me similar stock and latest offers.",
  checkboxes: "Also of interest",
  consent: "I agree to the terms of use",
  files: "Photos of your car",
  hidden: "Hidden",
};

function fieldState(
  kind: FieldViewKind,
  { problem = null, value = "" }: { problem?: string | null; value?: string } = {},
): GalleryState {
  const state = problem === null ? (value === "" ? "" : ", filled") : ", wrong";
  const field = {
    name: `${kind}${state.slice(2)}`,
    label: KINDS[kind],
    kind,
    required: problem !== null,
    maxLength: 100,
    options,
    ...(kind === "message" ? { suggestions: ["Is it still available?", "Best price?"] } : {}),
    ...(kind === "postcode" ? { hint: "Four figures" } : {}),
  };
  return {
    name: `${kind}${state}`,
    drawn: (
      <Field
        field={field}
        formId="gallery"
        value={value}
        problem={problem}
        optionalText="optional"
        chooseText="Choose"
      />
    ),
  };
}

const tiles = { name: "tile", label: "When would you like it?", kind: "radio", maxLength: 40 } as const;

/** What a form is made of. */
export const formEntries: readonly GalleryEntry[] = [
  {
    component: "ActionTiles",
    from: "@forecourt/ui/action-tiles",
    usage: `<ActionTiles tiles={[{ icon: "phone", title: "Call", note: "02 5550 1000", href: "tel:…" }]} />`,
    states: [
      {
        name: "two, one of them open now",
        drawn: (
          <ActionTiles
            tiles={[
              {
                icon: "phone",
                title: "Call",
                note: "02 5550 1000",
                href: "#call",
                open: { text: "Open until 5:30pm", isOpen: true },
              },
              { icon: "pin", title: "Directions", note: "7 Wharf Road", href: "#way", newTab: true },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "Button",
    from: "@forecourt/ui/button",
    usage: `<Button type="submit">Send enquiry</Button>`,
    states: [
      { name: "primary", drawn: <Button>Send enquiry</Button> },
      { name: "quiet", drawn: <Button kind="quiet">Clear all</Button> },
      { name: "text", drawn: <Button kind="text">Skip this step</Button> },
      { name: "busy", drawn: <Button disabled>Loading</Button> },
      { name: "wide", drawn: <Button wide>Kraftfahrzeughaftpflichtversicherung anfragen</Button> },
    ],
  },
  {
    component: "ButtonLink",
    from: "@forecourt/ui/button",
    usage: `<ButtonLink href="/contact" kind="quiet">Contact us</ButtonLink>`,
    states: [
      { name: "primary", drawn: <ButtonLink href="#">Book a test drive</ButtonLink> },
      {
        name: "new tab",
        drawn: (
          <ButtonLink href="#" kind="quiet" newTab>
            Get directions
          </ButtonLink>
        ),
      },
    ],
  },
  {
    component: "Field",
    from: "@forecourt/ui/field",
    usage: `<Field field={field} formId="enquiry" value="" problem={null} optionalText="optional" chooseText="Choose" />`,
    states: [
      ...(Object.keys(KINDS) as FieldViewKind[])
        .filter((kind) => kind !== "hidden")
        .map((kind) => fieldState(kind)),
      fieldState("email", { problem: "Enter an email address, such as name@example.com." }),
      fieldState("message", { value: "Is it still available?" }),
    ],
  },
  {
    component: "ChoiceTiles",
    from: "@forecourt/ui/choice-tiles",
    usage: `<ChoiceTiles field={field} formId="finance" value="" problem={null} noAnswerText="Prefer not to say" />`,
    states: [
      {
        name: "may stay open",
        drawn: (
          <ChoiceTiles
            field={{ ...tiles, required: false, options }}
            formId="open"
            value="Toyota"
            problem={null}
            noAnswerText="Prefer not to say"
          />
        ),
      },
      {
        name: "wrong",
        drawn: (
          <ChoiceTiles
            field={{ ...tiles, required: true, options }}
            formId="wrong"
            value=""
            problem="Choose one of these."
            noAnswerText=""
          />
        ),
      },
    ],
  },
  {
    component: "ErrorSummary",
    from: "@forecourt/ui/error-summary",
    usage: `<ErrorSummary title="Please look at these" formId="enquiry" problems={problems} />`,
    states: [
      {
        name: "two problems",
        drawn: (
          <ErrorSummary
            title="Please look at these"
            formId="gallery"
            problems={[
              { field: "email", label: "Email", message: "invalid email address" },
              { field: "phone", label: null, message: "Enter your mobile number." },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "Notice",
    from: "@forecourt/ui/notice",
    usage: `<Notice tone="danger" role="alert"><p>…</p></Notice>`,
    states: [
      {
        name: "plain",
        drawn: (
          <Notice>
            <p>Saved. You can come back to it.</p>
          </Notice>
        ),
      },
      {
        name: "danger",
        drawn: (
          <Notice tone="danger">
            <p>An unexpected error occured</p>
          </Notice>
        ),
      },
    ],
  },
  {
    component: "StepHeader",
    from: "@forecourt/ui/step-header",
    usage: `<StepHeader label="Step 2 of 4" percent={50} progressText="Progress" />`,
    states: [0, 50, 100].map((percent) => ({
      name: `${percent} %`,
      drawn: <StepHeader label={`Step at ${percent} %`} percent={percent} progressText="Progress" />,
    })),
  },
  {
    component: "PickedFiles",
    from: "@forecourt/ui/picked-files",
    usage: `<PickedFiles files={[{ name, size, received: null, removeLabel, onRemove }]} />`,
    states: [
      {
        name: "received",
        drawn: (
          <PickedFiles
            files={["front.jpg", `${LONG_NAME}.heic`].map((name) => ({
              name,
              size: "1.2 MB",
              received: "Received",
              removeLabel: "",
              onRemove: () => {},
            }))}
          />
        ),
      },
    ],
  },
  {
    component: "UploadProgress",
    from: "@forecourt/ui/picked-files",
    usage: `<UploadProgress percent={40} label="Sending your files" percentText={percentText} />`,
    states: [0, 40, 100].map((percent) => ({
      name: `${percent} %`,
      drawn: (
        <UploadProgress percent={percent} label="Sending your files" percentText={(shown) => `${shown} %`} />
      ),
    })),
  },
  {
    component: "FormAbout",
    from: "@forecourt/ui/form-about",
    usage: `<FormAbout title="2021 Mazda CX-5" price={price} place="Hobart" image={image} />`,
    states: [
      {
        name: "a car",
        drawn: (
          <FormAbout
            title={LONG_NAME}
            price={priceOf("$1,249,990")}
            place="Harbourside Pre-owned, NSW"
            image={{ src: drawn("van", "white", "front") }}
          />
        ),
      },
      {
        name: "no picture",
        drawn: <FormAbout title="2021 Mazda CX-5" price={null} place={null} image={null} />,
      },
    ],
  },
  {
    component: "FormAnswer",
    from: "@forecourt/ui/form-about",
    usage: `<FormAnswer who="Harbourside answers within 20 minutes." open={open} phone={phone} />`,
    states: [
      {
        name: "open now",
        drawn: (
          <FormAnswer
            who="Harbourside Pre-owned answers, usually within 20 minutes."
            open={{ text: "Open until 5:30pm", isOpen: true }}
            phone={{ text: "02 5550 1000", href: "#" }}
          />
        ),
      },
      {
        name: "closed",
        drawn: (
          <FormAnswer
            who="Harbourside answers."
            open={{ text: "Opens Monday 8:30am", isOpen: false }}
            phone={null}
          />
        ),
      },
    ],
  },
];
