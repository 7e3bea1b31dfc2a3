import { createMemoryJournal } from "../../../adapters/house/journal/memory-journal.ts";
import { describeJournal } from "./journal-suite.ts";

describeJournal("memory", () => ({ open: async () => createMemoryJournal(), discard: () => undefined }), {
  keeps: false,
});
