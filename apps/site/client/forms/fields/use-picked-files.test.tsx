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

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const aFile = (name: string, size: number, content: BlobPart = JPEG): File =>
  Object.defineProperty(new File([content], name, { lastModified: 1 }), "size", { value: size });
const names = () => shown.map(({ name }) => name);

let shown: readonly File[] = [];
beforeEach(() => vi.stubGlobal("DataTransfer", TransferDouble));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({
  fileWords = FORM_MESSAGES.files,
  received = [],
}: {
  fileWords?: FormMessages["files"];
  received?: readonly string[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const photos = { name: "photos", label: "Photos", kind: "files", required: true, maxLength: 10 } as const;
  const fields = [{ ...photos, fileWords }];
  const picked = usePickedFiles(form, { steps: [{ id: "one", title: "", skippable: false, fields }] });
  return (
    <form ref={form}>
      <FormFields
        formId="f"
        fields={fields}
        words={{ optional: "", choose: "" } as FormWords}
        problems={[]}
        files={{ picked, upload: { percent: null, received } }}
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
    render(<Form fileWords={{ ...FORM_MESSAGES.files, too_large: "{name} pesa más de {megabytes} MB." }} />);
    pick(aFile("foto 12.jpg", 10 * MEGABYTE + 1));
    expect((await screen.findByRole("alert")).textContent).toBe("foto 12.jpg pesa más de 10 MB.");
  });

  it("takes the notice back when other files are picked", async () => {
    render(<Form />);
    pick(aFile("large.jpg", 11 * MEGABYTE));
    await screen.findByRole("alert");
    pick(aFile("small.jpg", MEGABYTE));
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
    expect(names()).toEqual(["small.jpg"]);
  });

  it("refuses a page that is called a picture before it is sent", async () => {
    render(<Form />);
    pick(aFile("photo.jpg", 20, "<!doctype html>"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "photo.jpg is not a JPEG, PNG, WebP, HEIC or PDF file.",
    );
    expect(shown).toEqual([]);
  });

  it("names the chosen files with their sizes, adds later ones, and takes one out again", async () => {
    render(<Form received={["1048576 1 front.jpg"]} />);
    pick(aFile("front.jpg", MEGABYTE));
    await screen.findByText("front.jpg");
    pick(aFile("back.jpg", 2.5 * MEGABYTE));
    await screen.findByText("back.jpg");
    expect(names()).toEqual(["front.jpg", "back.jpg"]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "front.jpgReceived",
      "back.jpg2.5 MB",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Remove back.jpg" }));
    expect(names()).toEqual(["front.jpg"]);
    expect(screen.queryByText("back.jpg")).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Photos"));
  });
});
