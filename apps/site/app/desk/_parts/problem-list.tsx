import { type ContentProblem, describeProblem } from "@forecourt/tenant-config/files";
import { Notice } from "@forecourt/ui/notice";
import { isDraftableFile } from "#server/drafts/drafted-site.ts";

/** What is wrong with a dealer's folder, in the words of `forecourt tenant check`, each with the way to its file. */
export function ProblemList({ slug, problems }: { slug: string; problems: readonly ContentProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {problems.map((problem) => {
          const text = describeProblem(problem);
          const name = problem.file.slice(slug.length + 1);
          return (
            <li key={text}>
              {isDraftableFile(name) ? (
                <a href={`/desk/sites/${slug}/file?name=${encodeURIComponent(name)}`}>{text}</a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
