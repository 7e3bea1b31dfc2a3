import { adopted, maybe, perhaps } from "./adopt.ts";
import { shortAddress } from "./devices.ts";
import { memberNamed } from "./forms.ts";
import { page } from "./pages.ts";
import { anyText, baht, both, type Hole, holeOf, type Pattern, shown, textOrNothing, time } from "./pattern.ts";
import { about, type RowName, type Rules, type View } from "./rule.ts";
import { type ActivityState, type MemberState, nextOrder, type State } from "./state.ts";

/** A call of a member that has ended. */
export interface Done {
  readonly name: RowName;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly body: unknown;
  readonly hasKey: boolean;
  readonly reply: unknown;
}

/** What names the thing that an entry is about: a field of the call's body, or the id of what the call made. */
const MADE = "made";
const NOTHING = "";

/** Every call that moves money or changes a setting, and its reference. */
const NOTED: Readonly<Partial<Record<RowName, string>>> = {
  login: NOTHING,
  register: NOTHING,
  recoverPassword: NOTHING,
  changePassword: NOTHING,
  changeAddress: NOTHING,
  signOutDevice: "id",
  beginTotp: NOTHING,
  turnOnTotp: NOTHING,
  turnOffTotp: NOTHING,
  beginPasskey: NOTHING,
  addPasskey: NOTHING,
  removePasskey: "id",
  confirmSession: NOTHING,
  logout: NOTHING,
  subscribePush: NOTHING,
  unsubscribePush: NOTHING,
  requestDeposit: MADE,
  cancelDeposit: "id",
  confirmTransfer: "id",
  confirmSlip: MADE,
  requestSlipDeposit: MADE,
  withdraw: MADE,
  retryWithdraw: "id",
  requestReward: "rewardId",
  openGame: "gameId",
  cashOut: "gameId",
  transferToBank: NOTHING,
  affiliateWithdraw: MADE,
  spinWheel: MADE,
  flipCard: MADE,
  flipCardReward: MADE,
  checkIn: NOTHING,
};

/** Calls whose body states the amount that is noted. */
const WITH_AMOUNT: readonly RowName[] = ["requestDeposit", "withdraw", "affiliateWithdraw"];

/** The member whom a visitor's call is about, as far as it is written down. */
export function visitorOf(state: State, name: RowName, body: unknown, isDone: boolean): MemberState | undefined {
  const { username, ticket } = Object(body);
  if (name === "login" || (name === "register" && isDone)) return memberNamed(state, String(username));
  if (!isDone) return undefined;
  return name === "recoverPassword" ? Object(state.adopted.get(`recovery ${ticket}`)).member : undefined;
}

/** Refusals before anybody looks at what is asked for. */
const NOT_NOTED = ["unauthorised", "session-expired", "session-ended", "forbidden", "body-invalid"];

/** Writes down what was done in the member's name, also what was refused and what a key repeats. */
export function recordActivity(state: State, member: MemberState, { name, outcome, body, hasKey, reply }: Done): void {
  const field = NOTED[name];
  if (field === undefined || NOT_NOTED.includes(outcome)) return;
  // While the site is closed, only what a call with a key came to is looked up.
  if (outcome === "maintenance" && !hasKey) return;
  const { amount } = Object(body);
  const reference = field === MADE ? Object(reply).id : Object(body)[field];
  noteActivity(state, member, {
    action: name,
    outcome,
    by: "member",
    ...(WITH_AMOUNT.includes(name) && typeof amount === "number" && { amount: Math.round(amount * 100) }),
    ...(typeof reference === "string" && { reference }),
  });
}

export function noteActivity(state: State, member: MemberState, done: Omit<ActivityState, "at" | "order">): void {
  member.activity.push({ ...done, at: state.now, order: nextOrder(state) });
}

function entryPattern(state: State, member: MemberState, entry: ActivityState): Pattern {
  const { action, outcome, at, by, amount, reference, order } = entry;
  const isOwn = by === "member";
  return {
    at: time(at),
    outcome,
    by,
    action: both(adopted(state, `the word for ${action} in the activity`, anyText), ownWord(state, action)),
    amount: maybe(state, "the amount of an activity", amount === undefined ? undefined : baht(amount)),
    reference: maybe(state, `the reference of ${action} in the activity`, reference),
    device: isOwn ? textOrNothing : null,
    address: isOwn ? perhaps(state, "the address of an activity", shortAddress) : null,
    id: adopted(state, `the id of activity ${order} of ${member.username}`, anyText),
  };
}

/** Calls that may be noted as another one is. */
const ALIKE: Readonly<Record<string, string>> = { transferToBank: "cashOut", flipCardReward: "flipCard" };

/** The word of one action only. Others may call several actions by one name. */
function ownWord(state: State, action: string): Hole {
  return holeOf("a word that no other action has", (got) => {
    const owner = `whose word ${shown(got)} is in the activity`;
    const own = ALIKE[action] ?? action;
    const before = state.adopted.get(owner) ?? own;
    if (state.strict && before !== own)
      return { path: "", expected: `the word for ${action}`, got: `${shown(got)}, for ${shown(before)}` };
    state.adopted.set(owner, own);
    return undefined;
  });
}

export const activityRules = {
  activity: {
    says: "Everything that moves money or changes a setting is written down with its outcome, also what was refused, what a key repeats, and what staff did for the member, the newest first.",
    ...about("7 Activity", ["activity"]),
    answers: ({ state, member, query: { cursor, limit } }) =>
      page({
        name: "activity",
        state,
        member,
        items: member.activity.toReversed(),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: (entry) => entryPattern(state, member, entry),
      }),
  },
} satisfies Partial<Rules>;

export const ACTIVITY_VIEWS: readonly View[] = [{ name: "activity", input: { query: { limit: "100" } } }];
