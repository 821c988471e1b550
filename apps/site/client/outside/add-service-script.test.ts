// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { addScript } from "./add-service-script.ts";

const src = "https://chat.example/w.js";
const tags = () => [...document.querySelectorAll<HTMLScriptElement>(`head > script[src='${src}']`)];

describe("addScript", () => {
  it("removes a tag that failed, adds a new one at the next try, and then no other", async () => {
    const dead = addScript(src);
    tags()[0]?.dispatchEvent(new Event("error"));
    await expect(dead).rejects.toThrow("chat.example");
    expect(tags()).toEqual([]);

    const loading = addScript(src);
    expect(tags().map(({ async }) => async)).toEqual([true]);
    tags()[0]?.dispatchEvent(new Event("load"));
    await expect(loading).resolves.toBeUndefined();
    expect(addScript(src)).toBe(loading);
    expect(tags()).toHaveLength(1);
  });
});
