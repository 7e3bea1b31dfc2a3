import { memberId } from "../../../core/session/model.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, type Result } from "../../../core/shared/result.ts";
import type { Command, StaffCommand } from "../engine/commands.ts";
import { type FoundRequest, findRequest } from "../engine/find-request.ts";
import { memberOfStream } from "../engine/member-streams.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import type { MemberState } from "../engine/state.ts";
import { usernameKey } from "../engine/unique-keys.ts";
import type { OpenRequest, StaffService } from "../house.ts";
import { accountOf } from "../session/bank-account.ts";
import type { BackOffice } from "./back-office.ts";

export interface PolicySwitch {
  get(): BackOffice;
  set(policy: BackOffice): void;
}

const TOP_UP_TITLE = "ปรับเครดิตโดยทีมงาน";
const POINTS_TITLE = "ปรับแต้มโดยทีมงาน";

export function createStaffService(context: ServiceContext, policy: PolicySwitch): StaffService {
  const { streams, journal, site, newId, readModels } = context;

  async function execute(id: string, command: Command): Promise<Result<void, Refusal>> {
    return mapOk((await streams.execute(id, command)).outcome, () => undefined);
  }

  async function onRequest(command: StaffCommand): Promise<Result<void, Refusal>> {
    const { open } = await readModels.latest();
    const stream = open.streamOf(command.id);
    const id = stream && memberOfStream(stream);
    return id ? execute(id, command) : err(refuse("request-not-found"));
  }

  return {
    backOffice: () => policy.get(),
    setBackOffice: (next) => policy.set(next),
    async findMember(username) {
      const stream = await journal.findStream({ kind: "username", value: usernameKey(username) });
      const id = stream && memberOfStream(stream);
      return id ? memberId(id) : undefined;
    },
    async openRequests() {
      const { open } = await readModels.latest();
      const ids = open.streams().flatMap((stream) => memberOfStream(stream) ?? []);
      const seen = await Promise.all(ids.map((id) => streams.read(id)));
      return seen.flatMap(({ state }) => openIn(state)).sort((one, other) => one.createdAt - other.createdAt);
    },
    approve: (id) => onRequest({ type: "approve", id }),
    startPaying: (id) => onRequest({ type: "start-paying", id }),
    reject: (id, reason) => onRequest({ type: "reject", id, reason }),
    topUp: (id, amount, title = TOP_UP_TITLE) => execute(id, { type: "grant-bonus", title, amount, points: 0 }),
    givePoints: (id, points, title = POINTS_TITLE) => execute(id, { type: "grant-bonus", title, amount: ZERO, points }),
    grantLevel: (id, level) => execute(id, { type: "grant-level", level }),
    setMaintenance: ({ maintenance, until }) =>
      site.write((at) => ({ type: "operation-set", at, maintenance, ...(until !== undefined && { until }) })),
    setProvider: (provider, down) => site.write((at) => ({ type: "provider-set", at, provider, down })),
    publish: ({ title, body, membersOnly }) => {
      const id = newId();
      return site.write((at) => ({ type: "announced", at, id, title, body, membersOnly }));
    },
  };
}

function openIn(state: MemberState): readonly OpenRequest[] {
  const { id: member, username } = accountOf(state);
  const { deposits, slips, withdrawals, claims } = state;
  const ids = [deposits, slips, withdrawals, claims].flatMap(({ open }) => open);
  return ids.flatMap((id) => {
    const found = findRequest(state, id);
    if (!found) return [];
    const { status, createdAt } = found.request;
    return [{ id, kind: found.kind, member, username, ...subjectOf(found), status, createdAt }];
  });
}

function subjectOf(found: FoundRequest): Pick<OpenRequest, "amountSatang" | "title"> {
  if (found.kind !== "reward") return { amountSatang: found.request.amountSatang, title: undefined };
  const { prize, title } = found.request;
  return { amountSatang: prize.kind === "credit" ? prize.amountSatang : ZERO, title };
}
