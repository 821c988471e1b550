// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PhoneReveal } from "./phone-reveal.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18_990 };

it("leaves focus on its button while the number is on its way, asks once, and may be asked again", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  const words = { reveal: "Show the number", failed: "Not just now." };
  render(<PhoneReveal ask={{ car_id: "9" }} masked="02 55** ****" car={car} words={words} />);
  const button = screen.getByRole("button", { name: words.reveal });
  button.focus();
  fireEvent.click(button);
  await expect.poll(() => answers).toHaveLength(1);
  fireEvent.click(button);
  expect([document.activeElement === button, button.matches(":disabled"), answers.length]).toEqual([
    true,
    false,
    1,
  ]);
  answers[0]?.(new Response(null, { status: 503 }));
  await screen.findByText(words.failed, {}, { timeout: 20_000 });
  fireEvent.click(button);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(Response.json({ phone: "02 5550 1000" }));
  expect(await screen.findByRole("link", { name: "02 5550 1000" })).toBe(document.activeElement);
});
