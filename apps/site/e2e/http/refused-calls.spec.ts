import { expect, test } from "@playwright/test";
import { AU, ask, US } from "../support/site.ts";

test("mock mode answers like the real route and keeps nothing", async ({ request }) => {
  const lead = {
    form: "location-contact",
    idempotency_key: "mock-mode-1",
    name: "Ada",
    email: "ada@example.com",
    phone: "(212) 555-0123",
    message: "mock mode keeps nothing",
  };
  const answer = await ask(request, US, "/mock/api/leads", { method: "POST", data: { lead } });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const grown = await ask(request, US, `/mock/api/leads/${id}`, { method: "PUT", data: { lead } });
  expect([grown.status(), await grown.json()]).toEqual([200, { id }]);
  const refused = await ask(request, US, "/mock/api/leads", {
    method: "POST",
    data: { lead: { ...lead, email: "nope" } },
  });
  expect(refused.status()).toBe(422);
});

test("calls that are no calls are refused, and never a failure of ours", async ({ request }) => {
  const json = { "content-type": "application/json" };
  const calls: readonly [method: string, path: string, data: string, headers: Record<string, string>][] = [
    ["POST", "/api/leads/with-files", "x", { "content-type": "multipart/form-data" }],
    ["POST", "/api/leads/with-files", "--b\r\nbroken", { "content-type": "multipart/form-data; boundary=b" }],
    ["POST", "/api/leads/with-files", "{}", json],
    ["PUT", "/api/leads/..%2f..%2fetc", "{}", json],
    ["PUT", "/api/leads/7", "{", json],
    ["PUT", "/api/leads/7", '{"lead":{"form":"__proto__"}}', json],
    ["POST", "/api/resume", '{"form":"finance"}', json],
    ["POST", "/api/resume", '{"form":"constructor","state":"x"}', json],
    ["POST", "/api/resume/open", '{"form":"finance","token":"../../../../../../etc/passwd"}', json],
    ["POST", "/api/resume/open", `{"form":"finance","token":"${"a".repeat(32)}"}`, json],
    ["POST", "/api/rego-lookup", '{"rego":["x"]}', json],
  ];
  for (const [method, path, data, headers] of calls) {
    const answer = await ask(request, AU, path, { method, data: Buffer.from(data), headers });
    expect([400, 404], `${method} ${path} ${data}: ${answer.status()}`).toContain(answer.status());
  }
});

test("a form saved at one dealer opens at no other, and as no other form", async ({ request }) => {
  const kept = await ask(request, AU, "/api/resume", {
    method: "POST",
    data: { form: "finance", state: "1.abc" },
  });
  const { kept: token } = (await kept.json()) as { kept: string };
  const open = async (tenant: string, form: string) =>
    (await ask(request, tenant, "/api/resume/open", { method: "POST", data: { form, token } })).status();
  expect(await open(US, "finance")).toBe(404);
  expect(await open(AU, "trade-in")).toBe(404);
  expect(await open(AU, "finance")).toBe(200);
});
