import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { AnsweredAction, FinalReply, Sender } from "./keyed-action.ts";

/** What the clients were told. */
export interface MoneyLoad {
  readonly answered: readonly AnsweredAction[];
  /** The requests that staff decided about, with what they were told. */
  readonly decided: readonly { readonly id: string; readonly decision: string; readonly status: number }[];
  readonly members: readonly LoadMember[];
  /** Sentences about replies that were wrong at once. */
  readonly faults: readonly string[];
  /** Lets every client end its action. */
  readonly stop: () => Promise<void>;
}

export interface LoadMember {
  readonly uuid: string;
  readonly username: string;
  readonly token: string;
}

interface Registered {
  readonly token: string;
  readonly user: { readonly uuid: string };
}

/** Clients of one member send at the same time, through different houses. */
const CLIENTS_PER_MEMBER = 2;
/** Then another member registers. */
const ACTIONS_PER_CLIENT = 40;
const REPEATED = 0.25;
const GAME = "sanam-dice";

/**
 * Members who register, deposit, withdraw, play, claim and check in, all under keys, and staff who decide. A part of what
 * was answered is sent again under its key, to get the same answer.
 * @param places how many members act at once
 */
export function startMoneyLoad({ send }: Sender, places: number, chance: () => number): MoneyLoad {
  const answered: AnsweredAction[] = [];
  const decided: { readonly id: string; readonly decision: string; readonly status: number }[] = [];
  const members: LoadMember[] = [];
  const faults: string[] = [];
  let isStopped = false;
  let numbers = 0;
  const first = Math.floor(chance() * 8_000_000);

  async function act(token: string | undefined, path: string, body: object): Promise<FinalReply> {
    const action = { key: `load-${randomUUID()}`, path, body, token };
    const reply = await send(action);
    answered.push({ ...action, reply });
    if (reply.status === 401) faults.push(`${path} did not know a session that was opened`);
    if (token !== undefined && chance() < REPEATED) {
      const again = await send(action);
      if (!isDeepStrictEqual(again, reply)) {
        faults.push(`${path} ${action.key} answered ${JSON.stringify(reply)} and then ${JSON.stringify(again)}`);
      }
    }
    return reply;
  }

  async function decide(reply: FinalReply, decisions: readonly string[]): Promise<string | undefined> {
    const { id } = reply.body as { readonly id?: string };
    const decision = decisions[Math.floor(chance() * decisions.length)];
    if (reply.status !== 200 || id === undefined || decision === undefined) return undefined;
    const body = decision === "reject" ? { reason: "ทดสอบ" } : {};
    const { status } = await send({ path: `/sandbox/requests/${id}/${decision}`, body, token: undefined });
    decided.push({ id, decision, status });
    return decision;
  }

  async function join(): Promise<LoadMember | undefined> {
    numbers += 1;
    const digits = String(first + numbers).padStart(7, "0");
    const username = `load${digits}`;
    const body = {
      username,
      password: "secret1234",
      name: "สมาชิก ทดสอบ",
      phone: `081${digits}`,
      // The bank does not know numbers that end with 0000.
      bankId: `12${digits}9`,
      bankName: "004",
    };
    const reply = await act(undefined, "/api/user/register", body);
    if (reply.status !== 200) {
      faults.push(`register answered ${JSON.stringify(reply)}`);
      return undefined;
    }
    const { token, user } = reply.body as Registered;
    const member = { uuid: user.uuid, username, token };
    members.push(member);
    // Without a key: sent twice it counts twice, which the ledger shows.
    const gift = { token: undefined, path: `/sandbox/members/${username}` };
    await send({ ...gift, path: `${gift.path}/top-up`, body: { amount: 20_000 } });
    await send({ ...gift, path: `${gift.path}/points`, body: { point: 5_000 } });
    return member;
  }

  async function deposit({ token }: LoadMember): Promise<void> {
    const reply = await act(token, "/api/auth/deposit-request", { amount: Math.ceil(chance() * 5_000) });
    const { id } = reply.body as { readonly id?: string };
    if (reply.status !== 200) return;
    if (chance() < 0.2) await act(token, "/api/auth/deposit-request/cancel", { id });
    else {
      await act(token, "/api/auth/deposit-request/confirm/transfer", { id });
      await decide(reply, ["approve", "approve", "reject"]);
    }
  }

  async function withdraw({ token, uuid }: LoadMember): Promise<void> {
    const reply = await act(token, `/api/auth/withdraw/${uuid}`, { amount: Math.ceil(chance() * 9_000) });
    const decision = await decide(reply, ["approve", "start-paying", "reject"]);
    const { id } = reply.body as { readonly id?: string };
    if (decision === "reject" && id !== undefined) await act(token, "/api/auth/withdraw/retry", { id });
  }

  async function play({ token }: LoadMember): Promise<void> {
    const launch = await act(token, "/api/auth/user/opengame", { gameId: GAME });
    const { launchId } = launch.body as { readonly launchId?: string };
    if (launchId === undefined) return;
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const round = { launchId, betOn: chance() < 0.5 ? "low" : "high", amount: Math.ceil(chance() * 500) };
      await act(undefined, "/api/game/round", round);
    }
  }

  async function claim({ token, uuid }: LoadMember): Promise<void> {
    const rewardId = ["credit-20", "credit-100", "bottle", "shirt"][Math.floor(chance() * 4)] ?? "bottle";
    const reply = await act(token, "/api/auth/reward/request", { userUuid: uuid, rewardId });
    await decide(reply, ["approve", "reject"]);
  }

  const extras = ["/api/auth/game/check-in", "/api/auth/wheel/reward"];
  const extra = async ({ token }: LoadMember): Promise<void> =>
    void (await act(token, extras[Math.floor(chance() * extras.length)] ?? "", {}));
  const acts = [deposit, deposit, withdraw, withdraw, play, claim, extra];

  async function client(member: LoadMember): Promise<void> {
    for (let count = 0; count < ACTIONS_PER_CLIENT && !isStopped; count += 1) {
      await acts[Math.floor(chance() * acts.length)]?.(member);
    }
  }

  async function place(): Promise<void> {
    while (!isStopped) {
      const member = await join();
      if (member) await Promise.all(Array.from({ length: CLIENTS_PER_MEMBER }, () => client(member)));
    }
  }

  const all = Promise.all(
    Array.from({ length: places }, () => place().catch((error: unknown) => void faults.push(String(error)))),
  );
  return {
    answered,
    decided,
    members,
    faults,
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
