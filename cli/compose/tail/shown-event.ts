import type { HouseEvent } from "../../../adapters/house/engine/events.ts";
import { isSiteEvent } from "../../../adapters/house/engine/is-site-event.ts";
import type { RecordedEvent } from "../../../adapters/house/ports/journal.ts";
import type { ShownEvent } from "../../runtime/watch/tail.ts";
import { sentenceOf } from "./sentences.ts";

/** Events whose id is a request's. The id of a launch opens a game. */
const REQUEST = /^(deposit|slip|withdrawal|reward)-/;

/** What is shown of an event: of its fields, only time, type, amount and the id of a request. */
export function shownEvent({ stream, event }: RecordedEvent<HouseEvent>, member: string): ShownEvent {
  const isSite = isSiteEvent(event);
  const who = isSite ? "the site" : member;
  return {
    at: event.at,
    type: event.type,
    memberId: isSite ? undefined : stream,
    member: who,
    text: sentenceOf(event, who),
    amountSatang: "amount" in event ? event.amount : undefined,
    request: REQUEST.test(event.type) && "id" in event ? event.id : undefined,
  };
}
