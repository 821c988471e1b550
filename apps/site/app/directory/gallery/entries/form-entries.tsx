import { ActionTiles } from "@forecourt/ui/action-tiles";
import { Button, ButtonLink } from "@forecourt/ui/button";
import { ChoiceTiles } from "@forecourt/ui/choice-tiles";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { Field, type FieldViewKind } from "@forecourt/ui/field";
import { FormAbout, FormAnswer } from "@forecourt/ui/form-about";
import { Notice } from "@forecourt/ui/notice";
import { PickedFiles, UploadProgress } from "@forecourt/ui/picked-files";
import { StepHeader } from "@forecourt/ui/step-header";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { illustrated, LONG_NAME, priceOf } from "./sample-car.ts";

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
): GalleryEntry["states"] {
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
    [`${kind}${state}`]: (
      <Field
        field={field}
        formId="gallery"
        value={value}
        problem={problem}
        optionalText="optional"
        chooseText="Choose"
        otherDayText="Another day"
      />
    ),
  };
}

const tiles = { name: "tile", label: "When would you like it?", kind: "radio", maxLength: 40 } as const;

/** What a form is made of. */
export const formEntries: readonly GalleryEntry[] = [
  component(
    "action-tiles",
    "ActionTiles",
    `<ActionTiles tiles={[{ icon: "phone", title: "Call", note: "02 5550 1000", href: "tel:…" }]} />`,
    {
      "two, one of them open now": (
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
  ),
  component("button", "Button", `<Button type="submit">Send enquiry</Button>`, {
    primary: <Button>Send enquiry</Button>,
    quiet: <Button kind="quiet">Clear all</Button>,
    text: <Button kind="text">Skip this step</Button>,
    busy: <Button disabled>Loading</Button>,
    wide: <Button wide>Kraftfahrzeughaftpflichtversicherung anfragen</Button>,
  }),
  component("button", "ButtonLink", `<ButtonLink href="/contact" kind="quiet">Contact us</ButtonLink>`, {
    primary: <ButtonLink href="#">Book a test drive</ButtonLink>,
    "new tab": (
      <ButtonLink href="#" kind="quiet" newTab>
        Get directions
      </ButtonLink>
    ),
  }),
  component(
    "field",
    "Field",
    `<Field field={field} formId="enquiry" value="" problem={null} optionalText="optional" chooseText="Choose" />`,
    {
      ...Object.assign(
        {},
        ...(Object.keys(KINDS) as FieldViewKind[])
          .filter((kind) => kind !== "hidden")
          .map((kind) => fieldState(kind)),
      ),
      ...fieldState("email", { problem: "Enter an email address, such as name@example.com." }),
      ...fieldState("message", { value: "Is it still available?" }),
    },
  ),
  component(
    "choice-tiles",
    "ChoiceTiles",
    `<ChoiceTiles field={field} formId="finance" value="" problem={null} noAnswerText="Prefer not to say" />`,
    {
      "may stay open": (
        <ChoiceTiles
          field={{ ...tiles, required: false, options }}
          formId="open"
          value="Toyota"
          problem={null}
          noAnswerText="Prefer not to say"
        />
      ),
      wrong: (
        <ChoiceTiles
          field={{ ...tiles, required: true, options }}
          formId="wrong"
          value=""
          problem="Choose one of these."
          noAnswerText=""
        />
      ),
    },
  ),
  component(
    "error-summary",
    "ErrorSummary",
    `<ErrorSummary title="Please look at these" formId="enquiry" problems={problems} />`,
    {
      "two problems": (
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
  ),
  component("notice", "Notice", `<Notice tone="danger" role="alert"><p>…</p></Notice>`, {
    plain: (
      <Notice>
        <p>Saved. You can come back to it.</p>
      </Notice>
    ),
    danger: (
      <Notice tone="danger">
        <p>An unexpected error occured</p>
      </Notice>
    ),
  }),
  component(
    "step-header",
    "StepHeader",
    `<StepHeader label="Step 2 of 4" percent={50} progressText="Progress" />`,
    Object.fromEntries(
      [0, 50, 100].map((percent) => [
        `${percent} %`,
        <StepHeader
          key={`${percent} %`}
          label={`Step at ${percent} %`}
          percent={percent}
          progressText="Progress"
        />,
      ]),
    ),
  ),
  component(
    "picked-files",
    "PickedFiles",
    `<PickedFiles files={[{ name, size, received: null, removeLabel, onRemove }]} />`,
    {
      received: (
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
  ),
  component(
    "picked-files",
    "UploadProgress",
    `<UploadProgress percent={40} label="Sending your files" percentText={percentText} />`,
    Object.fromEntries(
      [0, 40, 100].map((percent) => [
        `${percent} %`,
        <UploadProgress
          key={`${percent} %`}
          percent={percent}
          label="Sending your files"
          percentText={(shown) => `${shown} %`}
        />,
      ]),
    ),
  ),
  component(
    "form-about",
    "FormAbout",
    `<FormAbout title="2021 Mazda CX-5" price={price} place="Hobart" image={image} />`,
    {
      "a car": (
        <FormAbout
          title={LONG_NAME}
          price={priceOf("$1,249,990")}
          place="Harbourside Pre-owned, NSW"
          image={{ src: illustrated("van", "white", "front") }}
        />
      ),
      "no picture": <FormAbout title="2021 Mazda CX-5" price={null} place={null} image={null} />,
    },
  ),
  component(
    "form-about",
    "FormAnswer",
    `<FormAnswer who="Harbourside answers within 20 minutes." open={open} phone={phone} />`,
    {
      "open now": (
        <FormAnswer
          who="Harbourside Pre-owned answers, usually within 20 minutes."
          open={{ text: "Open until 5:30pm", isOpen: true }}
          phone={{ text: "02 5550 1000", href: "#" }}
        />
      ),
      closed: (
        <FormAnswer
          who="Harbourside answers."
          open={{ text: "Opens Monday 8:30am", isOpen: false }}
          phone={null}
        />
      ),
    },
  ),
];
