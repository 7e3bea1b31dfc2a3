import { Hono } from "hono";
import type { MemberId } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { AuditOrigin } from "../../house/audit/audited.ts";
import { makeSandboxSlip } from "../../house/sandbox/sandbox-slip.ts";
import { callerOf, type Incoming } from "../client-address.ts";
import { jsonReply, wrongFieldReply } from "../problem-reply.ts";
import { TRUST_NO_PROXY } from "../trust-proxy.ts";
import { operationToWire } from "../wire/site-to-wire.ts";
import { type ControlReply, control } from "./control.ts";
import * as bodies from "./control-bodies.ts";
import type { Sandbox } from "./sandbox.ts";
import { slipPicture } from "./slip-picture.ts";

const NO_RESET = "Houses that share a database are not reset. Stop them, drop the schema, and start them again.";

/** The controls under /sandbox: what a test can do and a player cannot. */
export function createSandboxApp({ house, clock, faults, seed, reset }: Sandbox): Hono {
  const app = new Hono();
  const clockNow = () => ({ now: toIso(clock.now()), pinned: clock.pinned });
  const faultList = () => ({ faults: faults.list() });
  const withMember = async (username: string, act: (id: MemberId) => Promise<Result<ControlReply, Refusal>>) => {
    const id = await house.staff.findMember(username);
    return id === undefined ? err(at("username", refuse("body-invalid", { field: "username" }))) : act(id);
  };

  app.get("/", async () =>
    jsonReply({
      seed: seed(),
      clock: clockNow(),
      backOffice: await house.staff.backOffice(),
      operation: operationToWire(await house.site.operation()),
      ...faultList(),
    }),
  );

  app.get("/clock", () => jsonReply(clockNow()));
  control(app, "/clock", bodies.clockBody, async (body) => {
    if ("set" in body) await clock.set(body.set, body.pinned ? "pinned" : "running");
    else if ("advanceMs" in body) await clock.advance(body.advanceMs);
    else await clock.reset();
    return ok(clockNow());
  });

  control(app, "/back-office", bodies.backOfficeBody, async (policy) => {
    await house.staff.setBackOffice(policy);
    return ok(await house.staff.backOffice());
  });
  app.get("/requests", async () => {
    const open = await house.staff.openRequests();
    return jsonReply(
      open.map(({ member, amountSatang, createdAt, ...rest }) => ({
        ...rest,
        uuid: member,
        amount: toBaht(amountSatang),
        createdAt: toIso(createdAt),
      })),
    );
  });
  control(app, "/requests/:id/approve", bodies.decisionBody, ({ by }, { req, env }) =>
    house.staffAs(staffOrigin(env, by)).approve(req.param("id")),
  );
  control(app, "/requests/:id/start-paying", bodies.decisionBody, ({ by }, { req, env }) =>
    house.staffAs(staffOrigin(env, by)).startPaying(req.param("id")),
  );
  control(app, "/requests/:id/reject", bodies.rejectBody, ({ reason, by }, { req, env }) =>
    house.staffAs(staffOrigin(env, by)).reject(req.param("id"), reason),
  );
  app.get("/audit", async ({ req }) => {
    const { member: username, cursor, limit } = req.query();
    const member = username === undefined ? undefined : ((await house.staff.findMember(username)) ?? "nobody");
    const page = await house.audit.page({ member, cursor, limit: Math.min(Number(limit) || 100, 1000) });
    if (!page) return wrongFieldReply("cursor", "no page returned it");
    return jsonReply({ ...page, items: page.items.map((entry) => ({ ...entry, at: toIso(entry.at) })) });
  });

  control(app, "/maintenance", bodies.maintenanceBody, async ({ on, until }) => {
    await house.staff.setMaintenance({ maintenance: on, until });
    return ok(operationToWire(await house.site.operation()));
  });
  control(app, "/announcements", bodies.announcementBody, async (news) => ok(await house.staff.publish(news)));

  control(app, "/members/:username/top-up", bodies.topUpBody, ({ amount, title }, { req }) =>
    withMember(req.param("username"), (id) => house.staff.topUp(id, amount, title)),
  );
  control(app, "/members/:username/points", bodies.pointsBody, ({ point, title }, { req }) =>
    withMember(req.param("username"), (id) => house.staff.givePoints(id, point, title)),
  );
  control(app, "/members/:username/level", bodies.levelBody, ({ level }, { req }) =>
    withMember(req.param("username"), (id) => house.staff.grantLevel(id, level ?? undefined)),
  );

  control(app, "/providers", bodies.providerBody, async ({ provider, down }) =>
    ok(await house.staff.setProvider(provider, down)),
  );

  app.get("/faults", () => jsonReply(faultList()));
  control(app, "/faults", bodies.faultBody, async ({ row, ...order }) => {
    faults.add({ row, ...order });
    return ok(faultList());
  });
  control(app, "/faults/clear", bodies.nothingBody, async () => {
    faults.clear();
    return ok(faultList());
  });

  control(app, "/slips", bodies.slipBody, async ({ amount, at: moment = clock.now(), ...order }) => {
    const slip = makeSandboxSlip({ amount, at: moment, ...order });
    const picture = await slipPicture({ ...slip, amount, at: moment });
    return ok({ ...slip, picture: `data:image/png;base64,${Buffer.from(picture).toString("base64")}` });
  });

  control(app, "/reset", bodies.resetBody, async (body) => {
    if (!reset) return err(refuse("backend-refused", { message: NO_RESET }));
    faults.clear();
    await reset(body.seed);
    return ok({ seed: seed(), clock: clockNow() });
  });
  return app;
}

/** Who decides. In process there is no connection and so no address. */
function staffOrigin(bindings: unknown, by: string | undefined): AuditOrigin {
  const { incoming } = (bindings ?? {}) as { readonly incoming?: Incoming };
  return { ...callerOf(incoming, TRUST_NO_PROXY), by };
}
