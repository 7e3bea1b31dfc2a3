import { foldStream } from "../engine/derived/fold-stream.ts";
import { DERIVED_SCHEMA, stateText } from "../engine/derived/state-text.ts";
import type { HouseEvent } from "../engine/events.ts";
import { isSiteEvent } from "../engine/is-site-event.ts";
import { isJson } from "../journals/is-json.ts";
import type { DeriveAgain } from "../journals/sqlite/derived-fault.ts";

/** Rows and states as the house's events give them. */
export const deriveAgain: DeriveAgain<HouseEvent> = {
  schema: DERIVED_SCHEMA,
  derive: (_stream, events) => {
    const fold = foldStream();
    for (const { event } of events) if (!isSiteEvent(event)) fold.add(event);
    return { rows: fold.rows(), state: stateText(fold.state()).state };
  },
  isSameState: (stored, derived) => stored === derived || (isJson(stored) && ordered(stored) === ordered(derived)),
};

/** The same text for two states that differ only in the order of their fields. */
function ordered(text: string): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
