/** Whether an error is of the file system, with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** What is done with a file; null where there is none. */
export async function ifThere<Done>(done: Promise<Done>): Promise<Done | null> {
  try {
    return await done;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
