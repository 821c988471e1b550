// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { VisitSetting } from "./visit-setting.ts";
import { Visit } from "./visit.tsx";

const visitPage = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ usePathname: () => "/cars/kia-rio-9" }));
vi.mock("./track-visit.ts", () => ({ visitPage, trackPress: vi.fn() }));

const setting = {} as VisitSetting;
const settle = () => vi.dynamicImportSettled();
afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
  visitPage.mockClear();
});

it("counts no view of a car whose page the browser rendered ahead, and one when it is opened", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  render(<Visit setting={setting} />);
  await settle();
  expect(visitPage).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  await vi.waitFor(() => expect(visitPage).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event("prerenderingchange"));
  await settle();
  expect(visitPage.mock.calls).toEqual([["/cars/kia-rio-9", setting]]);
});
