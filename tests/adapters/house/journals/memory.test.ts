import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { describeJournal } from "./journal-suite.ts";

describeJournal("memory", () => ({ open: async () => createMemoryJournal(), discard: () => undefined }), {
  persistent: false,
});
