import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
const path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const b = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
const jobs = JSON.parse(process.argv[2]);
for (const [name, url, w, sel] of jobs) {
  const p = await b.newPage({ viewport: { width: w, height: w < 500 ? 844 : 800 } });
  await p.goto(url);
  await p.waitForTimeout(600);
  if (sel) {
    const el = p.locator(sel).first();
    await el.scrollIntoViewIfNeeded();
    await el.screenshot({ path: `/tmp/shot-${name}.png` });
  } else await p.screenshot({ path: `/tmp/shot-${name}.png` });
  await p.close();
}
await b.close();
