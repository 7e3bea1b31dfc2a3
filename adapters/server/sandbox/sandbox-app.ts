import type { MemberId } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { AuditOrigin } from "../../house/audit/audited.ts";
import { makeSandboxSlip } from "../../house/sandbox/sandbox-slip.ts";
import type { Answer, Reply } from "../http/http-call.ts";
import { queryOf } from "../http/query-of.ts";
import type { RoutedCall } from "../http/routed-call.ts";
import { createRouter } from "../http/router.ts";
import { httpErrorReply, jsonReply, wrongFieldReply } from "../problem-reply.ts";
import { operationToWire } from "../wire/site-to-wire.ts";
import { type ControlReply, type ControlRoute, control } from "./control.ts";
import * as bodies from "./control-bodies.ts";
import { lockControls } from "./lock-controls.ts";
import type { Sandbox } from "./sandbox.ts";
import { createSlipNumbers } from "./slip-numbers.ts";
import { slipPicture } from "./slip-picture.ts";
import { snapshotRoutes } from "./snapshot-routes.ts";

const NO_RESET = "Houses that share a database are not reset. Stop them, drop the schema, and start them again.";
const NO_PLAYERS = "This house takes no further members.";

/** The controls under /sandbox: what a test can do and a player cannot. */
export function createSandboxApp(sandbox: Sandbox): Answer {
  const { house, clock, faults, seed, reset } = sandbox;
  const clockNow = () => ({ now: toIso(clock.now()), pinned: clock.pinned });
  const slipNumbers = createSlipNumbers();
  const faultList = () => ({ faults: faults.list() });
  const withMember = async (username: string, act: (id: MemberId) => Promise<Result<ControlReply, Refusal>>) => {
    const id = await house.staff.findMember(username);
    return id === undefined ? err(at("username", refuse("body-invalid", { field: "username" }))) : act(id);
  };

  const routes: readonly ControlRoute[] = [
    get("/sandbox", async () =>
      jsonReply({
        seed: seed(),
        clock: clockNow(),
        backOffice: await house.staff.backOffice(),
        operation: operationToWire(await house.site.operation()),
        secondFactorFor: house.secondFactorFor,
        ...faultList(),
      }),
    ),

    get("/sandbox/clock", () => jsonReply(clockNow())),
    control("/sandbox/clock", bodies.clockBody, async (body) => {
      if ("set" in body) await clock.set(body.set, body.pinned ? "pinned" : "running");
      else if ("advanceMs" in body) await clock.advance(body.advanceMs);
      else await clock.reset();
      return ok(clockNow());
    }),

    control("/sandbox/back-office", bodies.backOfficeBody, async (policy) => {
      await house.staff.setBackOffice(policy);
      return ok(await house.staff.backOffice());
    }),
    get("/sandbox/requests", async () => {
      const open = await house.staff.openRequests();
      return jsonReply(
        open.map(({ member, amountSatang, createdAt, ...rest }) => ({
          ...rest,
          uuid: member,
          amount: toBaht(amountSatang),
          createdAt: toIso(createdAt),
        })),
      );
    }),
    control("/sandbox/requests/{id}/approve", bodies.decisionBody, ({ by }, { call, params }) =>
      house.staffAs(staffOrigin(call, by)).approve(paramOf(params, "id")),
    ),
    control("/sandbox/requests/{id}/start-paying", bodies.decisionBody, ({ by }, { call, params }) =>
      house.staffAs(staffOrigin(call, by)).startPaying(paramOf(params, "id")),
    ),
    control("/sandbox/requests/{id}/reject", bodies.rejectBody, ({ reason, by }, { call, params }) =>
      house.staffAs(staffOrigin(call, by)).reject(paramOf(params, "id"), reason),
    ),
    get("/sandbox/audit", async ({ query }) => {
      const { member: username, cursor, limit } = query;
      const member = username === undefined ? undefined : ((await house.staff.findMember(username)) ?? "nobody");
      const page = await house.audit.page({ member, cursor, limit: Math.min(Number(limit) || 100, 1000) });
      if (!page) return wrongFieldReply("cursor", "no page returned it");
      return jsonReply({ ...page, items: page.items.map((entry) => ({ ...entry, at: toIso(entry.at) })) });
    }),

    control("/sandbox/maintenance", bodies.maintenanceBody, async ({ on, until }) => {
      await house.staff.setMaintenance({ maintenance: on, until });
      return ok(operationToWire(await house.site.operation()));
    }),
    control("/sandbox/announcements", bodies.announcementBody, async (news) => ok(await house.staff.publish(news))),

    control("/sandbox/members/{username}/top-up", bodies.topUpBody, ({ amount, title }, { params }) =>
      withMember(paramOf(params, "username"), (id) => house.staff.topUp(id, amount, title)),
    ),
    control("/sandbox/members/{username}/points", bodies.pointsBody, ({ point, title }, { params }) =>
      withMember(paramOf(params, "username"), (id) => house.staff.givePoints(id, point, title)),
    ),
    control("/sandbox/members/{username}/level", bodies.levelBody, ({ level }, { params }) =>
      withMember(paramOf(params, "username"), (id) => house.staff.grantLevel(id, level ?? undefined)),
    ),

    control("/sandbox/providers", bodies.providerBody, async ({ provider, down }) =>
      ok(await house.staff.setProvider(provider, down)),
    ),

    get("/sandbox/faults", () => jsonReply(faultList())),
    control("/sandbox/faults", bodies.faultBody, async (order) => {
      faults.add(order);
      return ok(faultList());
    }),
    control("/sandbox/faults/clear", bodies.nothingBody, async () => {
      faults.clear();
      return ok(faultList());
    }),

    control(
      "/sandbox/slips",
      bodies.slipBody,
      async ({ amount, at: moment = clock.now(), sender, serial, ...order }) => {
        const number = serial === undefined ? slipNumbers.next() : { serial, sender: 0 };
        const slip = makeSandboxSlip({
          amount,
          at: moment,
          ...order,
          ...number,
          ...(sender !== undefined && { sender }),
        });
        const picture = await slipPicture({ ...slip, amount, at: moment });
        return ok({ ...slip, picture: `data:image/png;base64,${Buffer.from(picture).toString("base64")}` });
      },
    ),

    ...lockControls(),

    control("/sandbox/reset", bodies.resetBody, async (body) => {
      if (!reset) return err(refuse("backend-refused", { message: NO_RESET }));
      faults.clear();
      slipNumbers.reset();
      await reset(body.seed);
      return ok({ seed: seed(), clock: clockNow() });
    }),
    control("/sandbox/seed", bodies.seedBody, async (order) => {
      if (!sandbox.seedPlayers) return err(refuse("backend-refused", { message: NO_PLAYERS }));
      return ok(await sandbox.seedPlayers(order));
    }),
    ...snapshotRoutes(sandbox),
  ];
  const router = createRouter(routes);
  return (call) => {
    const match = router.find(call.method === "HEAD" ? "GET" : call.method, call.path);
    if (!match || "allow" in match) return httpErrorReply("not-found");
    return match.target({ call, params: match.params, query: queryOf(call.search) });
  };
}

/** Who decides. In process there is no connection and so no address. */
function staffOrigin({ caller }: RoutedCall["call"], by: string | undefined): AuditOrigin {
  return { ...caller, by };
}

function get(path: string, target: (routed: RoutedCall) => Reply | Promise<Reply>): ControlRoute {
  return { method: "GET", path, target: async (routed) => target(routed) };
}

function paramOf(params: RoutedCall["params"], name: string): string {
  return params[name] ?? "";
}
