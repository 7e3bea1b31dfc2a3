import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { describeDerived } from "./derived-suite.ts";
import { describeJournal, type JournalStorage } from "./journal-suite.ts";
import { describeRows } from "./rows-suite.ts";

const newStorage = (): JournalStorage => ({ open: async () => createMemoryJournal(), discard: () => undefined });

describeJournal("memory", newStorage, { persistent: false });
describeRows("memory", newStorage, { persistent: false });
describeDerived("memory", newStorage, { persistent: false });
