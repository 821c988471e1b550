/** What a provider's fields are made with; nothing of it is secret. */
export interface FieldsSetting {
  /** The provider's script. */
  script: string;
  publishableKey: string;
  /** Of the one payment that can be paid with it; null where the card's token starts the payment. */
  session: string | null;
  /** Our address that asks the provider itself what became of the payment. */
  returnPath: string;
}

/**
 * What became of a press on the button: a token that starts the payment, a problem in the provider's own words or with
 * none, or a page that is being left for the bank or for ours.
 */
export type PayResult =
  | { kind: "token"; token: string }
  | { kind: "problem"; text: string | null }
  | { kind: "leaving" };

/** A provider's fields on the page. What is typed into them never reaches our server. */
export interface MountedFields {
  pay(form: HTMLFormElement): Promise<PayResult>;
  remove(): void;
}

/** Loads a provider's script and renders its fields inside `place`. Rejects when the script cannot be had. */
export type MountFields = (place: HTMLElement, setting: FieldsSetting) => Promise<MountedFields>;
