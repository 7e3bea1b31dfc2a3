import { adopted, chosenOr, maybe } from "./adopt.ts";
import { isAlive, USE_INTERVAL } from "./lives.ts";
import { anyText, below, difference, hole, holeOf, type Pattern } from "./pattern.ts";
import type { ReplyOf } from "./rule.ts";
import type { MemberState, SessionState, State } from "./state.ts";

type Devices = ReplyOf<"devices">;

/** All calls of a run come from one kind of device. */
export const titleOfDevice = (state: State) => adopted(state, "the title of this kind of device", anyText);

const WHOLE_ADDRESS = /^\d+(?:\.\d+){3}$|^[\da-f]*(?::[\da-f]*){2,7}$/i;
/** A whole address would name the household to whoever looks at the list. */
export const shortAddress = hole(
  "an address without the part that names one household",
  (got) => typeof got === "string" && got.trim() !== "" && !WHOLE_ADDRESS.test(got),
);

/** Each sign-in is at a device of its own where a backend tells no token of it. */
export const UNTOLD = "untold";

/** Whether the member has signed in at the device before. */
export function isKnown({ devices }: MemberState, sent: string | undefined): boolean {
  return sent !== undefined && !sent.startsWith(UNTOLD) && devices.has(sent);
}

/** A device with sessions that may be open, as one session sees it. */
interface Device {
  readonly key: string;
  readonly sessions: readonly SessionState[];
  readonly isOwn: boolean;
  /** Whether all of its sessions surely live. */
  readonly isSure: boolean;
  /** When they were opened, the first one first. */
  readonly since: readonly number[];
  /** Names it as long as it has these sessions. */
  readonly name: string;
}

function devicesOf(state: State, sessions: readonly SessionState[], own: SessionState): readonly Device[] {
  const open = sessions.filter((each) => isAlive(state, each) !== false);
  const firstToken = ({ tokens: [token] }: SessionState) => token?.text ?? "";
  return [...new Set(open.map(({ deviceToken }) => deviceToken))].map((key) => {
    const group = open.filter(({ deviceToken }) => deviceToken === key);
    const isOwn = group.includes(own);
    return {
      key,
      sessions: group,
      isOwn,
      isSure: group.every((each) => isAlive(state, each) === true),
      since: group.map(({ openedAt }) => openedAt),
      name: `device ${group.map(firstToken).join(" ")}${isOwn ? ` seen by ${firstToken(own)}` : ""}`,
    };
  });
}

/** Each device with an open session once, this one first and then the latest seen. */
export function devicesPattern(state: State, sessions: readonly SessionState[], own: SessionState): Pattern {
  const shape = {
    title: titleOfDevice(state),
    address: maybe(state, "devices.address", adopted(state, "the address of this device", shortAddress)),
  };
  const items = holeOf("each device with an open session, this one first", (got) => {
    const shown = got as Devices["items"];
    const left = new Set(devicesOf(state, sessions, own));
    const hasOwn = [...left].some(({ isOwn }) => isOwn);
    for (const [index, item] of shown.entries()) {
      const found = difference(shape, item);
      if (found) return below(index, found);
      const device = [...left].find((each) => isShown(state, each, item));
      if (!device) return { path: `[${index}]`, expected: "a device with an open session", got: item };
      left.delete(device);
      const before = shown[index - 1];
      const isSorted = !before || before.current || Date.parse(before.lastSeenAt) >= Date.parse(item.lastSeenAt);
      if (!isSorted || item.current !== (index === 0 && hasOwn)) {
        return { path: `[${index}]`, expected: "this device first, then the latest seen", got: item };
      }
    }
    const missing = [...left].find((each) => each.sessions.some((one) => isAlive(state, one) === true));
    return missing && { path: "", expected: `the ${missing.name}, too`, got };
  });
  return { items };
}

const SINCE = "sign-in that a device shows";

function isShown(state: State, { key, sessions, isOwn, isSure, since, name }: Device, item: Devices["items"][number]) {
  const seen = Date.parse(item.lastSeenAt);
  const latest = Math.max(...sessions.map(({ usedAt }) => usedAt));
  const earliest = Math.max(...sessions.map(({ usedAt, openedAt }) => Math.max(openedAt, usedAt - USE_INTERVAL + 1)));
  const which = isSure ? chosenOr<number | undefined>(state, SINCE, undefined) : undefined;
  const times = which === undefined ? since : [since.at(which)];
  return (
    item.current === isOwn &&
    (isOwn ? seen === state.now : seen <= latest && seen >= earliest) &&
    times.includes(Date.parse(item.signedInAt)) &&
    chosenOr(state, `id of the ${name}`, item.id) === item.id &&
    chosenOr(state, `device of ${item.id}`, key) === key
  );
}

/** Keeps what a list names, where only one device can be meant. */
export function keepIds(state: State, sessions: readonly SessionState[], own: SessionState, { items }: Devices): void {
  const devices = devicesOf(state, sessions, own);
  for (const { id, signedInAt, current } of items) {
    const at = Date.parse(signedInAt);
    const [only, another] = devices.filter(({ since }) => since.includes(at));
    const meant = (current ? devices.find(({ isOwn }) => isOwn) : undefined) ?? (another ? undefined : only);
    if (!meant) continue;
    const { key, isSure, since, name } = meant;
    state.adopted.set(`device of ${id}`, key);
    if (!isSure) continue;
    state.adopted.set(`id of the ${name}`, id);
    // Of the first or the latest one.
    const [first, latest] = [since.at(0), since.at(-1)];
    if (first !== latest && (at === first || at === latest)) state.adopted.set(SINCE, at === first ? 0 : -1);
  }
}
