/** The journal's name in its data folder. */
export const JOURNAL_FILE = "journal.sqlite";
