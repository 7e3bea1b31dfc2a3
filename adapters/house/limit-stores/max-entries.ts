/** Limited, so that invented names and addresses cannot fill memory or disk; about 10 MB on disk. */
export const MAX_ENTRIES = 100_000;
