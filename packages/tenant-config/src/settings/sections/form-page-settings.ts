import { z } from "zod";

/** The section `formPage` of a tenant's settings. */
export const formPageSchema = z.strictObject({
  arrangement: z
    .enum([
      ...(["standard", "docket", "spread", "letter", "counter"] as const),
      ...(["panel", "sheet", "stage", "slab"] as const),
    ])
    .describe(
      "How the page of a form is arranged. standard: the questions with what they are about beside them. docket: a band with the title, each question's name before its field. spread: a large title beside the questions. letter: one narrow column on a sheet, answers on lines. counter: what it is about in a bar over questions in two columns. panel: a tinted panel of filled fields with what it is about before it. sheet: ruled lines, each question's name in a margin. stage: title and questions centred, two beside each other. slab: the questions on a raised card under a bar of the accent.",
    ),
});
