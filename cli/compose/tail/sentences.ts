import type { BackOffice } from "../../../adapters/house/engine/requests.ts";
import type { HouseEvent } from "../../../adapters/house/house.ts";
import type { RecordedEvent } from "../../../adapters/house/ports/journal.ts";
import { isSiteEvent } from "../../../adapters/house/site/site-stream.ts";
import { isStaffAccountEvent } from "../../../adapters/house/staff/staff-accounts.ts";
import type { Prize } from "../../../core/rewards/model.ts";
import { levelName } from "../../../core/rules/levels.ts";
import { formatBaht, type Satang } from "../../../core/shared/money.ts";
import { counted, moment } from "../../output/view.ts";
import type { ShownEvent } from "../../runtime/watch.ts";
import { withoutNumbers } from "../trace/hidden-values.ts";

/** Events whose id is a request's. The id of a launch opens a game. */
const REQUEST = /^(deposit|slip|withdrawal|reward|request)-/;

/** What is shown of an event: of its fields, only time, type, amount and the id of a request. */
export function shownEvent({ stream, event }: RecordedEvent<HouseEvent>, member: string): ShownEvent {
  const isMembers = !isSiteEvent(event) && !isStaffAccountEvent(event);
  const who = isMembers ? member : isSiteEvent(event) ? "the site" : "the staff";
  return {
    at: event.at,
    type: event.type,
    memberId: isMembers ? stream : undefined,
    member: who,
    text: sentenceOf(event, who),
    amountSatang: "amount" in event ? event.amount : undefined,
    request: REQUEST.test(event.type) && "id" in event ? event.id : undefined,
  };
}

type EventOf<Type extends HouseEvent["type"]> = Extract<HouseEvent, { readonly type: Type }>;

/**
 * A sentence for each type of event, about the member `who`. None has a password, a token, a code, a phone, an account
 * number, an address or the name of an account's owner.
 */
const SENTENCES: { readonly [Type in HouseEvent["type"]]: (event: EventOf<Type>, who: string) => string } = {
  registered: ({ invitedBy }, who) => `${who} registered${invitedBy === undefined ? "" : ", invited by a member"}`,
  "session-opened": ({ newDevice }, who) => `${who} signed in${newDevice ? " with a new device" : ""}`,
  "session-closed": (_, who) => `a session of ${who} ended`,
  "session-used": (_, who) => `${who} used a session`,
  "session-renewed": (_, who) => `a session of ${who} got another token`,
  "password-changed": (_, who) => `${who} changed the password`,
  "recovery-begun": (_, who) => `somebody asked for a new password of ${who}; a code is sent to the phone`,
  "password-recovered": (_, who) => `${who} set a new password with a code; all sessions end`,
  "address-changed": ({ change }, who) => `${who} changed the address (${Object.keys(change).join(", ")})`,
  "language-chosen": ({ language }, who) => `${who} chose the language ${language}`,

  "totp-begun": (_, who) => `${who} began to set an authenticator app up`,
  "totp-turned-on": (_, who) => `${who} turned the authenticator app on`,
  "totp-turned-off": (_, who) => `${who} turned the authenticator app off`,
  "passkey-added": (_, who) => `${who} added a passkey`,
  "passkey-removed": (_, who) => `${who} removed a passkey`,
  "second-factor-reset-requested": ({ dueAt }, who) =>
    `staff asked to end the second factors of ${who} at ${moment(dueAt)}`,
  "second-factor-ended": ({ because }, who) =>
    `the second factors of ${who} ended (${because === "reset" ? "reset by staff" : "the house's key is lost"})`,
  "second-factor-used": ({ proof }, who) => `${who} used a ${PROOFS[proof.kind]}`,
  "push-subscribed": (_, who) => `${who} switched notifications on`,
  "push-unsubscribed": (_, who) => `${who} switched notifications off`,

  "deposit-requested": ({ amount, id }, who) => `${who} asked to deposit ${money(amount)} (request ${id})`,
  "deposit-confirmed": ({ id }, who) => `${who} confirmed the transfer of the deposit ${id}`,
  "deposit-cancelled": ({ id }, who) => `${who} cancelled the deposit ${id}`,
  "deposit-expired": ({ id }, who) => `the deposit ${id} of ${who} expired`,
  "deposit-credited": ({ amount, id }, who) => `${who} got ${money(amount)} for the deposit ${id}`,
  "deposit-bonus-credited": ({ amount, id }, who) => `${who} got a bonus of ${money(amount)} with the deposit ${id}`,
  "deposit-bonus-expired": ({ amount, id }, who) =>
    `the bonus of the deposit ${id} of ${who} was not played in time, ${money(amount)} was taken back`,
  "deposit-rejected": ({ id, reason }, who) => `the deposit ${id} of ${who} was rejected: ${free(reason)}`,

  "slip-submitted": ({ amount, id, bankSaid }, who) =>
    `${who} sent a slip of ${money(amount)} (request ${id}); the bank says: ${BANK_SAID[bankSaid]}`,
  "slip-credited": ({ amount, id }, who) => `${who} got ${money(amount)} for the slip ${id}`,
  "slip-bonus-credited": ({ amount, id }, who) => `${who} got a bonus of ${money(amount)} with the slip ${id}`,
  "slip-rejected": ({ id, reason }, who) => `the slip ${id} of ${who} was rejected: ${free(reason)}`,
  "slip-duplicated": ({ id }, who) => `the slip ${id} of ${who} was used before`,

  "withdrawal-requested": ({ amount, id }, who) => `${who} asked to withdraw ${money(amount)} (request ${id})`,
  "withdrawal-retried": ({ id }, who) => `${who} asked again for the withdrawal ${id}`,
  "withdrawal-paying": ({ id }, who) => `the withdrawal ${id} of ${who} is being paid`,
  "withdrawal-paid": ({ amount, id }, who) => `${who} was paid ${money(amount)} for the withdrawal ${id}`,
  "withdrawal-rejected": ({ amount, id, reason }, who) =>
    `the withdrawal ${id} of ${who} was rejected, ${money(amount)} went back to the credit: ${free(reason)}`,

  "game-opened": ({ title }, who) => `${who} opened ${free(title)}`,
  "games-left": ({ launches }, who) => `${who} left ${launches.length === 0 ? "the games; none was open" : "the game"}`,
  "round-stepped": ({ title, bet, value }, who) =>
    `${who} went on in ${free(title)}: bet ${money(bet)}, worth ${money(value)} now`,
  "round-played": ({ title, bet, win }, who) => `${who} bet ${money(bet)} on ${free(title)} and got ${money(win)}`,
  "loss-refunded": ({ amount, day }, who) => `${who} got ${money(amount)} back of the loss of ${day}`,

  "level-granted": ({ level }, who) =>
    level === undefined
      ? `staff took the granted level of ${who} back`
      : `staff gave ${who} the level ${levelName(level)}`,
  "bonus-granted": ({ title, amount, points }, who) =>
    `staff gave ${who} ${[...(amount > 0 ? [money(amount)] : []), ...(points > 0 ? [counted(points, "point")] : [])].join(" and ")}: ${free(title)}`,
  "bonus-proposed": ({ title, amount, id, by }, who) =>
    `${by} wants to give ${who} ${money(amount)} (request ${id}), and waits for a second person: ${free(title)}`,
  "bonus-refused": ({ id, reason }, who) => `the bonus ${id} for ${who} was rejected: ${free(reason)}`,
  "request-agreed": ({ id, by }, who) => `${by} agreed to the request ${id} of ${who}`,

  "reward-claimed": ({ title, price, id }, who) =>
    `${who} claimed ${free(title)} for ${counted(price, "point")} (request ${id})`,
  "reward-granted": ({ title, id, prize }, who) => `${who} got ${prizeText(prize)} for ${free(title)} (request ${id})`,
  "reward-rejected": ({ title, id, price, reason }, who) =>
    `${free(title)} of ${who} was rejected, ${counted(price, "point")} went back (request ${id}): ${free(reason)}`,
  "wheel-spun": ({ prize, price }, who) =>
    `${who} spun the wheel for ${counted(price, "point")} and got ${prizeText(prize)}`,
  "card-flipped": ({ title, prize, price }, who) =>
    `${who} flipped a card of ${free(title)} for ${counted(price, "point")} and got ${prizeText(prize)}`,
  "checked-in": ({ day, points }, who) => `${who} checked in for ${day} and got ${counted(points, "point")}`,
  "affiliate-withdrawn": ({ amount, source }, who) =>
    `${who} moved ${money(amount)} of the affiliate bonus (${source}) to the credit`,
  "favourites-changed": ({ add, remove }, who) =>
    `${who} added ${counted(add.length, "favourite game")} and removed ${remove.length}`,
  "play-limit-set": ({ kind, period, value }, who) =>
    value === undefined
      ? `${who} has no limit of ${kind} per ${period} any more`
      : `${who} has a limit of ${kind} per ${period} of ${limitText(kind, value)}`,
  "play-limit-asked": ({ kind, period, value }, who) =>
    `${who} asked for ${value === undefined ? "no limit" : `a limit of ${limitText(kind, value)}`} of ${kind} per ${period}`,
  "play-limit-cancelled": ({ kind, period }, who) =>
    `${who} took back the change of the limit of ${kind} per ${period}`,
  "break-started": ({ until }, who) => `${who} takes a break until ${moment(until)}`,
  "self-excluded": ({ until }, who) =>
    `${who} plays no more ${until === undefined ? "for good" : `until ${moment(until)}`}`,
  "return-asked": (_, who) => `${who} asked to play again`,
  "reality-check-set": ({ minutes }, who) =>
    minutes === 0 ? `${who} wants no reality check` : `${who} wants a reality check every ${minutes} minutes`,
  "suggestion-noted": (_, who) => `${who} saw a suggestion to play less`,
  "inbox-seen": ({ dismissed }, who) =>
    dismissed.length === 0 ? `${who} read the inbox` : `${who} dismissed ${counted(dismissed.length, "notice")}`,
  "intent-refused": ({ refusal }, who) => `${who} was refused: ${refusal.code}`,

  "staff-set": ({ name, role }) => `the operator set ${name} up as staff (${role})`,
  "staff-removed": ({ name }) => `the operator removed ${name} from the staff`,
  "staff-signed-in": ({ name }) => `${name} of the staff signed in`,
  "staff-signed-out": () => "somebody of the staff signed out",

  "provider-set": ({ provider, down }) => `the provider ${provider} was switched ${down ? "off" : "on"}`,
  "operation-set": ({ maintenance, until }) => {
    if (!maintenance) return "the maintenance ended";
    return `the maintenance began${until === undefined ? "" : `, until ${moment(until)}`}`;
  },
  announced: ({ title, membersOnly }) => `${membersOnly ? "members" : "everybody"} can read: ${free(title)}`,
  "back-office-set": ({ policy }) => `the back office ${policyText(policy)}`,
};

const PROOFS = {
  totp: "code of the authenticator app",
  "recovery-code": "recovery code",
  passkey: "passkey",
  registration: "challenge of a new passkey",
} as const satisfies Record<EventOf<"second-factor-used">["proof"]["kind"], string>;

const BANK_SAID = {
  matching: "it is right",
  "other-amount": "another amount",
  "other-receiver": "another receiver",
  "not-found": "there is no such transfer",
  unavailable: "nothing, it does not answer",
} as const satisfies Record<EventOf<"slip-submitted">["bankSaid"], string>;

function sentenceOf<Type extends HouseEvent["type"]>(event: EventOf<Type>, who: string): string {
  // An event of a later release has a type that this one does not know.
  const sentence = SENTENCES[event.type] as ((event: EventOf<Type>, who: string) => string) | undefined;
  return sentence?.(event, who) ?? `${who}: an event that this release does not know`;
}

function money(amount: Satang): string {
  return formatBaht(amount);
}

/** What a person typed may hold a phone or an account number. */
function free(text: string): string {
  return withoutNumbers(text);
}

function prizeText(prize: Prize): string {
  if (prize.kind === "credit") return money(prize.amountSatang);
  if (prize.kind === "points") return counted(prize.points, "point");
  return prize.kind === "item" ? free(prize.title) : "nothing";
}

function policyText(policy: BackOffice): string {
  return policy.mode === "waiting" ? "waits for staff" : `decides by itself after ${policy.afterMs / 1000} s`;
}

/** Baht, or minutes of a limit of time. */
function limitText(kind: string, value: number): string {
  return kind === "time" ? `${value} minutes` : money(value as Satang);
}
