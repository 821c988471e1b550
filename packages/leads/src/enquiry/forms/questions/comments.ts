import type { LabelKey } from "../messages/form-messages.ts";
import type { Question } from "./question.ts";

const commentsWith =
  (extra: { required: boolean }): Question =>
  ({ forms, facts }) => ({
    name: "message",
    label: facts.words.labels.comments,
    kind: "message",
    maxLength: 5000,
    ...extra,
    required: extra.required && !forms.messageOptional,
  });

/** What the shopper wants to say; tenants may let it stay empty. */
export const comments = commentsWith({ required: true });
/** What the shopper wants to know of a car; a dealer's suggestions stand ready to be tapped. */
export const carComments: Question = (setting) => {
  const field = comments(setting);
  const [first] = setting.forms.suggestions;
  return field && first !== undefined
    ? { ...field, initial: first, suggestions: setting.forms.suggestions }
    : field;
};
/** The same where something else on the form already says what is wanted. */
export const optionalComments = commentsWith({ required: false });

/** Comes filled in, so that one tap asks for it. */
export const similarComments: Question = (setting) => {
  const field = comments(setting);
  return field && { ...field, initial: setting.facts.words.texts.similar };
};

/** Asked only where the tenant lists choices. */
export const whereDidYouHear: Question = ({ forms, facts }) =>
  forms.whereDidYouHear.length === 0
    ? null
    : {
        name: "where-did-you-hear-about-us",
        label: facts.words.labels.whereDidYouHear,
        kind: "select",
        required: false,
        maxLength: 100,
        options: forms.whereDidYouHear.map((value) => ({ value, label: value })),
      };

/** Files travel beside the form; the server knows them by their content. */
export const attachments =
  (label: LabelKey): Question =>
  ({ facts: { words } }) => ({
    name: "files",
    label: words.labels[label],
    kind: "files",
    required: false,
    maxLength: 10,
    hint: words.texts.files,
    fileWords: words.files,
  });
