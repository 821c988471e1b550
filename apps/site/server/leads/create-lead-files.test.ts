import { beforeEach, describe, expect, it, vi } from "vitest";
import { typedBefore } from "#server/forms/drafts.ts";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import {
  asMultipart,
  freshKey,
  keptFiles,
  keptLeads,
  LEAD_CALL,
  type LeadSite,
  openLeadSite,
  redirect,
  storeAway,
} from "#server/testing/lead-calls.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { refusedFiles } from "#server/uploads/refused-files.ts";

const world = await openLeadSite();
beforeEach(() => beginRequest({}, "new"));

const ada = anEnquiry();
const send: LeadSite["send"] = (...call) => world.send(...call);

describe("createLead, with files", () => {
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(64)])], "car.jpg");
  const text = new File(["hello"], "notes.txt");

  it("keeps pictures with the lead, and names what it left out", async () => {
    const before = keptFiles(world).length;
    const message = "with files";
    const answer = await send(asMultipart({ ...ada, message, idempotency_key: freshKey() }, [jpeg, text]));
    expect(answer.headers.get("location")).toBe("/success?category=general-enquiry");
    expect((await world.leadThatSays(message))?.files.map(({ name }) => name)).toEqual(["car.jpg"]);
    expect(keptFiles(world)).toHaveLength(before + 1);
    expect(cookiesSet().get("fc-refused-files")).toMatchObject({ maxAge: 60 });
    beginRequest();
    expect(await refusedFiles(world.wiring)).toEqual([
      "notes.txt is not a JPEG, PNG, WebP, HEIC or PDF file.",
    ]);
  });

  it("answers a script in JSON, with what was left out", async () => {
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const answer = await send(asMultipart({ lead }, [text]));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ refused: [{ name: "notes.txt", reason: "wrong_kind" }] });
  });

  it("removes files no lead came of: refused, repeated or no lead at all", async () => {
    const key = freshKey();
    const lead = (change: object) => ({
      lead: JSON.stringify({ lead: { ...ada, idempotency_key: key, ...change } }),
    });
    await send(asMultipart(lead({}), [jpeg]));
    const before = keptFiles(world).length;
    expect((await send(asMultipart(lead({ email: "nope" }), [jpeg]))).status).toBe(422);
    expect((await send(asMultipart(lead({ form: "none" }), [jpeg]))).status).toBe(400);
    expect((await send(asMultipart(lead({}), [jpeg]))).status).toBe(200);
    expect(keptFiles(world)).toHaveLength(before);
  });

  it("keeps the files of a lead that may have been stored after all", async () => {
    const before = keptFiles(world).length;
    storeAway(world);
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    expect((await send(asMultipart({ lead }, [jpeg]))).status).toBe(503);
    expect(keptFiles(world)).toHaveLength(before + 1);
  });

  it("brings a form whose files cannot be kept back to its car, with what was typed and a sentence", async () => {
    const write = vi.spyOn(world.wiring.files, "write").mockRejectedValue(new Error("disk full"));
    const about = { ...ada, form: "used", car_id: "9", url: "/cars/kia-rio-9" };
    expect(redirect(await send(asMultipart(about, [jpeg])))).toEqual([303, "/cars/kia-rio-9/enquire"]);
    beginRequest();
    expect(await typedBefore(world.wiring, "harbourside")).toMatchObject({
      values: { first_name: "Ada", form: "used", car_id: "9" },
      problems: [{ field: "", message: expect.stringMatching(/^An unexpected error occured\. Nothing/) }],
    });
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockRejectedValue(new Error("away"));
    expect(redirect(await send(asMultipart(about, [jpeg])))).toEqual([303, "/contact"]);
    run.mockRestore();
    write.mockRestore();
  });

  it("makes no lead of a form whose files cannot be kept", async () => {
    const before = (await keptLeads(world)).length;
    const { intake, storage } = {
      intake: {
        store: world.wiring.leads,
        counter: { count: async () => 0 },
        verifier: null,
        now: world.wiring.now,
        newId: freshKey,
      },
      storage: {
        write: () => Promise.reject(new Error("disk full")),
        read: () => Promise.reject(new Error("none")),
        remove: async () => undefined,
      },
    };
    const place = { intake, storage };
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const script = await send(asMultipart({ lead }, [jpeg]), { place });
    expect([script.status, script.headers.get("retry-after"), await script.json()]).toEqual([
      503,
      "30",
      { error: "The files could not be kept." },
    ]);
    const plain = await send(asMultipart({ ...ada, url: "/contact" }, [jpeg]), { place });
    expect([plain.status, plain.headers.get("location")]).toEqual([303, "/contact#general-form"]);
    const none = await send(asMultipart({ form: "none" }, [jpeg]), { place });
    expect(none.status).toBe(400);
    expect(await keptLeads(world)).toHaveLength(before);
  });

  it("refuses a form announced too long, and what is no form", async () => {
    const long = await send(
      new Request(LEAD_CALL, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b", "content-length": "110000001" },
        body: "--b",
      }),
    );
    expect(long.status).toBe(413);
    const broken = await send(
      new Request(LEAD_CALL, {
        method: "POST",
        headers: { "content-type": "multipart/form-data" },
        body: "--b",
      }),
    );
    expect([broken.status, await broken.json()]).toEqual([400, { error: "A multipart form was expected." }]);
  });
});
