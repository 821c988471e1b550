import { describe, expect, it } from "vitest";
import { readmeExample } from "./readme-example.ts";

const README = `# A package

\`\`\`sh
npm install @forecourt/a react
\`\`\`

\`\`\`ts
import { one } from "@forecourt/a";
console.log(one()); // [ 'one' ]
console.log(2); // 2
\`\`\`
`;

describe("readmeExample", () => {
  it("reads what to install, what to run and what it prints", () => {
    expect(readmeExample(README)).toEqual({
      install: ["@forecourt/a", "react"],
      code: "import { one } from \"@forecourt/a\";\nconsole.log(one()); // [ 'one' ]\nconsole.log(2); // 2\n",
      prints: ["[ 'one' ]", "2"],
    });
  });

  it("finds none where something else stands first, or nothing is said of how to install", () => {
    expect(readmeExample(README.replace("# A package", "```ts\n1;\n```"))).toBeNull();
    expect(readmeExample(README.replace(/```sh[^]*?```\n\n/, ""))).toBeNull();
  });
});
