// @vitest-environment jsdom
import { FORM_MESSAGES, type FormMessages } from "@forecourt/leads";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormFields } from "./form-fields.tsx";
import type { FormWords } from "../enquiry-setting.ts";
import { usePickedFiles } from "./use-picked-files.ts";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

const MEGABYTE = 1024 * 1024;

/** jsdom has no DataTransfer; a browser's makes a list of files. */
class TransferDouble {
  readonly kept: File[] = [];
  readonly items = { add: (file: File) => void this.kept.push(file) };
  get files() {
    return listOf(this.kept);
  }
}
const listOf = (files: readonly File[]) =>
  Object.assign(Object.create(FileList.prototype), {
    ...Object.fromEntries(files.entries()),
    [Symbol.iterator]: () => files.values(),
  });

const aFile = (name: string, size: number): File =>
  Object.defineProperty(new File(["x"], name), "size", { value: size });

let shown: readonly File[] = [];
beforeEach(() => vi.stubGlobal("DataTransfer", TransferDouble));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ refusals = FORM_MESSAGES.files }: { refusals?: FormMessages["files"] }) {
  const form = useRef<HTMLFormElement>(null);
  const photos = { name: "photos", label: "Photos", kind: "files", required: true, maxLength: 10 } as const;
  const fields = [{ ...photos, refusals }];
  const problems = usePickedFiles(form, { steps: [{ id: "one", title: "", skippable: false, fields }] });
  return (
    <form ref={form}>
      <FormFields
        formId="f"
        fields={fields}
        words={{ optional: "", choose: "" } as FormWords}
        problems={problems}
      />
    </form>
  );
}

function pick(...files: File[]): void {
  const input = screen.getByLabelText("Photos");
  shown = files;
  Object.defineProperty(input, "files", {
    configurable: true,
    get: () => listOf(shown),
    set: (list: Iterable<File>) => {
      shown = [...list];
    },
  });
  fireEvent.change(input);
}

describe("usePickedFiles", () => {
  it("names a file that is too large as soon as it is picked, and keeps the others", async () => {
    render(<Form />);
    pick(aFile("small.jpg", MEGABYTE), aFile("large.jpg", 10 * MEGABYTE + 1));
    expect((await screen.findByRole("alert")).textContent).toBe("large.jpg is larger than 10 MB.");
    expect(shown.map(({ name }) => name)).toEqual(["small.jpg"]);
  });

  it("says so in the language of the form", async () => {
    render(<Form refusals={{ ...FORM_MESSAGES.files, too_large: "{name} pesa más de {megabytes} MB." }} />);
    pick(aFile("foto 12.jpg", 10 * MEGABYTE + 1));
    expect((await screen.findByRole("alert")).textContent).toBe("foto 12.jpg pesa más de 10 MB.");
  });

  it("takes the notice back when other files are picked", async () => {
    render(<Form />);
    pick(aFile("large.jpg", 11 * MEGABYTE));
    await screen.findByRole("alert");
    pick(aFile("small.jpg", MEGABYTE));
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
    expect(shown.map(({ name }) => name)).toEqual(["small.jpg"]);
  });
});
