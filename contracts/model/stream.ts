import { adopted } from "./adopt.ts";
import { anyText } from "./pattern.ts";
import { about, type Rules, type View } from "./rule.ts";
import type { ChangeState, MemberState, State } from "./state.ts";

/** What an open page hears of the changes after a place in them, each thing once: what it must hear, and all that it may. */
export function heardSince({ changes }: MemberState, mark: number) {
  const words = (some: readonly ChangeState[]) => new Set(some.map(({ what, id }) => `${what} ${id ?? ""}`));
  const since = changes.slice(mark);
  return { must: words(since.filter(({ isOpen }) => !isOpen)), may: words(since) };
}

export interface StreamText {
  /** Where the next connection goes on. */
  readonly lastId: string | undefined;
  readonly heard: ReadonlySet<string>;
}

/** Reads server-sent events. */
export function readStream(text: string): StreamText {
  let lastId: string | undefined;
  const heard = new Set<string>();
  for (const event of text.split("\n\n").slice(0, -1)) {
    const fields = new Map(event.split("\n").map((line) => [line.split(":")[0] ?? "", line.replace(/^\w*: ?/, "")]));
    lastId = fields.get("id") ?? lastId;
    if (fields.get("event") !== "change") continue;
    const { what, id } = JSON.parse(fields.get("data") ?? "{}");
    heard.add(`${what} ${id ?? ""}`);
  }
  return { lastId, heard };
}

const pushState = (state: State, on: boolean) => ({ publicKey: adopted(state, "the key of pushes", anyText), on });

/** Pushes go to public hosts over https only. */
function isRefused(endpoint: string): boolean {
  return !/^https:\/\/(?!localhost|\d|\[)[^/:@]+\.[a-z]+(\/|$)/i.test(endpoint);
}

export const pushRules = {
  push: {
    says: "A device gets pushes from its subscription until it ends it or its session ends; all browsers subscribe with one key.",
    ...about("7 Push", ["sessions"]),
    answers: ({ state, session }) => ({ reply: pushState(state, session.push !== undefined) }),
  },
  subscribePush: {
    says: "A device subscribes with an address on a public host over https. An address belongs to one device: the latest.",
    ...about("7 Push", ["sessions"], ["sessions"]),
    answers: ({ state, session, member, body: { endpoint } }) =>
      isRefused(endpoint)
        ? { refused: ["backend-refused"] }
        : {
            reply: pushState(state, true),
            apply() {
              for (const other of member.sessions) if (other.push === endpoint) other.push = undefined;
              session.push = endpoint;
            },
          },
  },
  unsubscribePush: {
    says: "A device ends its pushes, and only its own.",
    ...about("7 Push", ["sessions"], ["sessions"]),
    answers: ({ state, session }) => ({
      reply: pushState(state, false),
      apply() {
        session.push = undefined;
      },
    }),
  },
} satisfies Partial<Rules>;

export const PUSH_VIEWS: readonly View[] = [{ name: "push" }];
