import { describe, expect, it } from "vitest";
import { pictureHost, pictureHosts } from "./picture-hosts.ts";

describe("pictureHosts", () => {
  it("finds the hosts of pictures, however deep, and of nothing else", () => {
    const content = {
      site: { logo: "https://cdn.example/logo.png", url: "https://dealer.example" },
      offers: [
        { image: "https://offers.example:8443/a.jpg" },
        { images: ["https://more.example/b.jpg", "/local.jpg"] },
      ],
      leads: { sinks: [{ url: "https://crm.example/hook" }] },
    };
    expect([...pictureHosts(content)]).toEqual(["cdn.example", "offers.example:8443", "more.example"]);
  });
});

describe("pictureHost", () => {
  it.each([
    "ftp://a.example/x.jpg",
    "file:///etc/passwd",
    "https://user:pw@a.example/x.jpg",
    "//a.example",
    "",
    "data:,",
  ])("takes no picture from %j", (url) => expect(pictureHost(url)).toBeNull());
});
