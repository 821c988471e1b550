#!/usr/bin/env node
// `npm create forecourt@latest FOLDER`: writes a platform of one's own into an empty folder. Plain JavaScript for Node 20.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";

const USAGE =
  "Usage: npm create forecourt@latest FOLDER\nFOLDER is new or empty; its name becomes the platform's.";

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const [given, ...more] = process.argv.slice(2);
if (given === "--help" || given === "-h") {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
if (given === undefined || given.startsWith("-") || more.length > 0) refuse(USAGE);
const folder = resolve(given);
if (existsSync(folder) && readdirSync(folder).length > 0)
  refuse(`${folder} is not empty. Name a new folder; nothing was written.`);
const name = basename(folder)
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, "-")
  .replace(/^-|-$/g, "");
if (name === "") refuse(`"${basename(folder)}" is no name for a platform: it needs a letter or a digit.`);

cpSync(join(import.meta.dirname, "template"), folder, { recursive: true });
// npm leaves a file of this name out of what it packs.
renameSync(join(folder, "_gitignore"), join(folder, ".gitignore"));
for (const file of ["package.json", "README.md"]) {
  const text = readFileSync(join(folder, file), "utf8");
  writeFileSync(join(folder, file), text.replaceAll("my-platform", name));
}
process.stdout.write(`${name} is in ${folder}. Next:

  cd ${relative(process.cwd(), folder) || "."}
  npm install
  npm run stock   # brings the sample feed in
  npm test
  npm start       # http://localhost:3000
`);
