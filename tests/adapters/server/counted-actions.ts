import { expect } from "vitest";

interface Listed {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly idempotencyKey: string;
}

export interface Member {
  readonly username: string;
  readonly uuid: string;
  readonly token: string;
  readonly creditAtStart: number;
}

/** A money action of a member, with its reply if one arrived. */
export interface Action {
  readonly member: Member;
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  /** The list that shows its effect. */
  readonly list: "slips" | "withdrawals" | "deposits";
  reply: { readonly status: number; readonly body: unknown } | undefined;
}

/** Members over HTTP whose money actions are counted. `url` is asked for at every call. */
export function countedActions(url: () => string) {
  async function send(method: string, path: string, body: unknown, headers: Record<string, string>) {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(url() + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...text,
    });
    return { status: reply.status, body: (await reply.json()) as unknown };
  }

  const post = async (path: string, body: unknown) => (await send("POST", path, body, {})).body;
  const asMember = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
  const sendAction = ({ member, key, path, body }: Action) =>
    send("POST", path, body, { ...asMember(member), "idempotency-key": key });

  async function read<T>(member: Member, path: string, method = "GET", body?: unknown): Promise<T> {
    const reply = await send(method, path, body, asMember(member));
    expect([path, reply.status]).toEqual([path, 200]);
    return reply.body as T;
  }

  async function signIn(username: string): Promise<Member> {
    const { token, user } = (await post("/api/auth/login", { username, password: "demo1234" })) as {
      token: string;
      user: { uuid: string };
    };
    const member = { username, uuid: user.uuid, token, creditAtStart: 0 };
    return { ...member, creditAtStart: await creditOf(member) };
  }

  async function creditOf(member: Member): Promise<number> {
    const path = `/api/auth/user/getCredit/${member.username}`;
    return (await read<{ credit: number }>(member, path, "POST", { balanceType: "credit" })).credit;
  }

  async function listsOf(member: Member) {
    const [slips, withdrawals, deposit] = await Promise.all([
      read<Listed[]>(member, "/api/auth/slip/my/request"),
      read<Listed[]>(member, `/api/auth/withdraw/withdraw-history/${member.uuid}`),
      read<{ history: Listed[] }>(member, `/api/auth/deposit/${member.uuid}`),
    ]);
    return { slips, withdrawals, deposits: deposit.history };
  }

  const actions: Action[] = [];

  /** Sends an action of a member. It stays without a reply when the connection fails. */
  async function act(
    member: Member,
    list: Action["list"],
    path: string,
    body: unknown,
  ): Promise<{ readonly id: string }> {
    const key = `kill-${String(actions.length).padStart(6, "0")}-${member.username}-key`;
    const action: Action = { member, key, path, body, list, reply: undefined };
    actions.push(action);
    action.reply = await sendAction(action);
    return action.reply.body as { readonly id: string };
  }

  async function confirmSlip(member: Member, amount: number): Promise<void> {
    const { payload } = (await post("/sandbox/slips", { amount, serial: actions.length % 1296 })) as {
      payload: string;
    };
    const { slipId } = await reviewSlip(member, payload);
    await act(member, "slips", "/api/auth/slip/confirm", { slipId });
  }

  const reviewSlip = (member: Member, payload: string) =>
    read<{ slipId: string }>(member, "/api/auth/slip/verify", "POST", { payload });

  const withdraw = (member: Member, amount: number) =>
    act(member, "withdrawals", `/api/auth/withdraw/${member.uuid}`, { amount });

  /** Counts the effects of an action: by its key, or for a cancel by the status of its deposit. */
  function effectsOf({ key, body, path, list }: Action, lists: Awaited<ReturnType<typeof listsOf>>): number {
    const { id } = body as { id?: string };
    return path.endsWith("/cancel")
      ? lists.deposits.filter((each) => each.id === id && each.status === "cancelled").length
      : lists[list].filter((each) => each.idempotencyKey === key).length;
  }

  return { actions, post, signIn, act, confirmSlip, reviewSlip, withdraw, sendAction, listsOf, creditOf, effectsOf };
}
