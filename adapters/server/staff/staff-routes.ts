import type * as v from "valibot";
import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { AuditOrigin } from "../../house/audit/audited.ts";
import type { Answer, OptionalKey } from "../../house/engine/model.ts";
import type { OpenRequest } from "../../house/engine/requests.ts";
import type { House } from "../../house/house.ts";
import type { StaffMember, StaffOutcome, StaffService } from "../../house/staff/staff.ts";
import type { StaffRole } from "../../house/staff/staff-accounts.ts";
import { type ControlReply, type ControlRoute, control } from "../control.ts";
import { wrongCharacterField } from "../edge/check-request.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { jsonReply, refusalReply, wrongFieldReply } from "../problem-reply.ts";
import { readKey } from "../read-headers.ts";
import { operationToWire } from "../wire/site-to-wire.ts";
import { historyPageToWire } from "../wire/wallet-to-wire.ts";
import * as bodies from "./staff-bodies.ts";

/** Who calls. Without `by`, the name is what the call says. */
export interface Admitted extends AuditOrigin {
  readonly role: StaffRole;
}

/** Says who calls a row, or what to reply to somebody who may not. Comes before everything else of the call. */
export type Admit = (call: HttpCall, needs: StaffRole) => Promise<Result<Admitted, Reply>>;

interface Asked<Body> {
  readonly staff: StaffService;
  readonly body: Body;
  readonly key: OptionalKey;
  readonly param: (name: string) => string;
}

type Body = { readonly by?: string | undefined };
type BodySchema = v.GenericSchema<unknown, Body>;

/** What staff do, below a prefix: each row names the role that it needs. The same rows are controls of a sandbox. */
export function staffRoutes(house: House, prefix: string, admit: Admit): readonly ControlRoute[] {
  function read(
    path: string,
    needs: StaffRole,
    answer: (call: HttpCall, admitted: Admitted) => Promise<Reply>,
  ): ControlRoute {
    return {
      method: "GET",
      path: prefix + path,
      async answer(call) {
        const admitted = await admit(call, needs);
        if (!admitted.ok) return admitted.error;
        const wrong = wrongCharacterField(call.params) ?? wrongCharacterField(call.query);
        return wrong === undefined
          ? answer(call, admitted.value)
          : wrongFieldReply(wrong, "has a control character or half of a character");
      },
    };
  }

  function change<Schema extends BodySchema>(
    path: string,
    needs: StaffRole,
    schema: Schema,
    act: (asked: Asked<v.InferOutput<Schema>>) => Promise<Result<ControlReply, Refusal>>,
  ): ControlRoute {
    return {
      method: "POST",
      path: prefix + path,
      async answer(call) {
        const admitted = await admit(call, needs);
        if (!admitted.ok) return admitted.error;
        const key = readKey(call.headers);
        if (!key.ok) return key.error;
        const { role: _, ...origin } = admitted.value;
        const param = (name: string) => call.params[name] ?? "";
        return control(path, schema, (body) => {
          const staff = house.staffAs({ ...origin, by: origin.by ?? body.by });
          return act({ staff, body, key: key.value, param });
        }).answer(call);
      },
    };
  }

  const unknownMember = () => at("username", refuse("body-invalid", { field: "username" }));
  async function ofMember<T>(username: string, act: (id: MemberId) => Answer<T>): Answer<T> {
    const id = await house.staff.findMember(username);
    return id === undefined ? err(unknownMember()) : act(id);
  }

  return [
    read("/requests", "read", async () => jsonReply((await house.staff.openRequests()).map(requestToWire))),
    change("/requests/:id/approve", "pay", bodies.decisionBody, ({ staff, key, param }) =>
      decided(staff.approve(param("id"), key)),
    ),
    change("/requests/:id/start-paying", "pay", bodies.decisionBody, ({ staff, key, param }) =>
      decided(staff.startPaying(param("id"), key)),
    ),
    change("/requests/:id/reject", "pay", bodies.rejectBody, ({ staff, body, key, param }) =>
      decided(staff.reject(param("id"), body.reason, key)),
    ),

    read("/members/:username", "read", async ({ params }, { role }) => {
      const found = await ofMember(params["username"] ?? "", async (id) => ok(await house.staff.member(id)));
      return found.ok ? jsonReply(memberToWire(found.value, role)) : refusalReply(found.error);
    }),
    change("/members/:username/top-up", "admin", bodies.topUpBody, ({ staff, body, key, param }) =>
      decided(ofMember(param("username"), (id) => staff.topUp(id, body.amount, body.title, key))),
    ),
    change("/members/:username/points", "admin", bodies.pointsBody, ({ staff, body, key, param }) =>
      decided(ofMember(param("username"), (id) => staff.givePoints(id, body.point, body.title, key))),
    ),
    change("/members/:username/level", "admin", bodies.levelBody, ({ staff, body, key, param }) =>
      decided(ofMember(param("username"), (id) => staff.grantLevel(id, body.level ?? undefined, key))),
    ),

    change("/maintenance", "admin", bodies.maintenanceBody, async ({ staff, body }) => {
      await staff.setMaintenance({ maintenance: body.on, until: body.until });
      return ok(operationToWire(await house.site.operation()));
    }),
    change("/announcements", "admin", bodies.announcementBody, async ({ staff, body }) =>
      ok(await staff.publish({ title: body.title, body: body.body, membersOnly: body.membersOnly })),
    ),

    read("/audit", "read", async ({ query }) => {
      const { member: username, cursor, limit } = query;
      const member = username === undefined ? undefined : ((await house.staff.findMember(username)) ?? "nobody");
      const page = await house.audit.page({ member, cursor, limit: pageSize(limit) });
      if (!page) return wrongFieldReply("cursor", "no page returned it");
      return jsonReply({ ...page, items: page.items.map((entry) => ({ ...entry, at: toIso(entry.at) })) });
    }),
  ];
}

const USUAL_PAGE = 100;
const LONGEST_PAGE = 1000;

function pageSize(text: string | undefined): number {
  const wanted = Math.floor(Number(text));
  return wanted > 0 ? Math.min(wanted, LONGEST_PAGE) : USUAL_PAGE;
}

async function decided(answer: Answer<StaffOutcome>): Answer<{ readonly outcome: StaffOutcome }> {
  return mapOk(await answer, (outcome) => ({ outcome }));
}

function requestToWire({ member, amountSatang, createdAt, ...rest }: OpenRequest) {
  return { ...rest, uuid: member, amount: toBaht(amountSatang), createdAt: toIso(createdAt) };
}

/** Whoever pays needs the whole number of the bank account, and nobody else. */
function memberToWire({ member, creditSatang, requests, ledger }: StaffMember, role: StaffRole) {
  const { id, username, name, level, levelId, points, bankAccount, joinedAt } = member;
  const shown = (account: string) => (role === "read" ? maskBankAccount(account) : account);
  return {
    uuid: id,
    username,
    name,
    level,
    levelId,
    credit: toBaht(creditSatang),
    point: points,
    bank: bankAccount && { bankName: bankAccount.bankName, account: shown(bankAccount.accountNumber) },
    joinedAt: joinedAt === undefined ? undefined : toIso(joinedAt),
    requests: requests.map(requestToWire),
    history: historyPageToWire({ items: ledger, next: undefined }).items,
  };
}
