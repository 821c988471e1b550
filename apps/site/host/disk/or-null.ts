/** Null for a file that is not there; any other failure goes on. Handed to `catch`. */
export const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};
