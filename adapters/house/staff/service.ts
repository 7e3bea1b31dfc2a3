import type { LevelId } from "../../../core/rules/levels.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import type { Operation } from "../../../core/site/model.ts";
import type { Answer } from "../engine/answer.ts";
import type { ReviewCommand, StaffCommand } from "../engine/commands.ts";
import type { ServiceContext } from "../engine/service-context.ts";
import { usernameKey } from "../engine/unique-keys.ts";
import type { BackOffice } from "./back-office.ts";
import { memberOfRequest, readOpenRequests } from "./open-requests.ts";
import type { OpenRequest } from "./views.ts";

/** The operator's side, as far as a sandbox needs it. */
export interface StaffService {
  backOffice(): Promise<BackOffice>;
  /** Applies to every open request, in all houses of the journal. */
  setBackOffice(policy: BackOffice): Promise<void>;
  findMember(username: string): Promise<MemberId | undefined>;
  /** All members' requests that wait for staff, oldest first. */
  openRequests(): Promise<readonly OpenRequest[]>;
  /** Credits a deposit or slip, pays a withdrawal or grants a claim. Refuses `request-not-found`, `request-status`. */
  approve(requestId: string): Answer<void>;
  /** Moves a withdrawal from checking to paying. Other requests are refused. */
  startPaying(requestId: string): Answer<void>;
  /** The member sees the reason. */
  reject(requestId: string, reason: string): Answer<void>;
  /** Adds credit, with a line of kind `bonus` in the history. */
  topUp(member: MemberId, amount: Satang, title?: string): Answer<void>;
  /** Adds points, with a line of kind `bonus` in the history. More than 0. */
  givePoints(member: MemberId, points: number, title?: string): Answer<void>;
  /** Only staff give levels 5 and 6. Undefined takes the given level back. */
  grantLevel(member: MemberId, level: LevelId | undefined): Answer<void>;
  setMaintenance(operation: Operation): Promise<void>;
  /** While a provider is down, its games cannot be opened or played. */
  setProvider(provider: string, down: boolean): Promise<void>;
  publish(announcement: {
    readonly title: string;
    readonly body: string;
    readonly membersOnly: boolean;
  }): Promise<void>;
}

const TOP_UP_TITLE = "ปรับเครดิตโดยเจ้าหน้าที่";
const POINTS_TITLE = "ปรับแต้มโดยเจ้าหน้าที่";

export function createStaffService(context: ServiceContext, backOffice: () => Promise<BackOffice>): StaffService {
  const { streams, site, newId, rows } = context;

  async function run(id: string, command: StaffCommand): Answer<void> {
    return mapOk((await streams.execute(id, command)).outcome, () => undefined);
  }

  async function review(command: ReviewCommand): Answer<void> {
    const id = await memberOfRequest(rows, command.id);
    return id ? run(id, command) : err(refuse("request-not-found"));
  }

  return {
    backOffice,
    setBackOffice: (policy) => site.write((at) => ({ type: "back-office-set", at, policy })),
    findMember: (username) => streams.findMember({ kind: "username", value: usernameKey(username) }),
    async openRequests() {
      // Reading a member writes what is due by now.
      const members = new Set((await readOpenRequests(rows)).map(({ member }) => member));
      await Promise.all([...members].map((id) => streams.read(id)));
      return readOpenRequests(rows);
    },
    approve: (id) => review({ type: "approve", id }),
    startPaying: (id) => review({ type: "start-paying", id }),
    reject: (id, reason) => review({ type: "reject", id, reason }),
    topUp: (id, amount, title = TOP_UP_TITLE) => run(id, { type: "grant-bonus", title, amount, points: 0 }),
    givePoints: (id, points, title = POINTS_TITLE) => run(id, { type: "grant-bonus", title, amount: ZERO, points }),
    grantLevel: (id, level) => run(id, { type: "grant-level", level }),
    setMaintenance: ({ maintenance, until }) =>
      site.write((at) => ({ type: "operation-set", at, maintenance, ...(until !== undefined && { until }) })),
    setProvider: (provider, down) => site.write((at) => ({ type: "provider-set", at, provider, down })),
    publish: ({ title, body, membersOnly }) => {
      const id = newId();
      return site.write((at) => ({ type: "announced", at, id, title, body, membersOnly }));
    },
  };
}
