import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { MemberId } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { AuditOrigin } from "../../house/audit/audited.ts";
import { makeSandboxSlip } from "../../house/sandbox/sandbox-slip.ts";
import { type ControlReply, type ControlRoute, control } from "../control.ts";
import { answering, createHttpApp, type HttpApp, type HttpEnv, headersOf, respond } from "../http/http-app.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { httpErrorReply, jsonReply } from "../problem-reply.ts";
import { decisionBody } from "../staff/staff-bodies.ts";
import { staffRoutes } from "../staff/staff-routes.ts";
import { operationToWire } from "../wire/site-to-wire.ts";
import * as bodies from "./control-bodies.ts";
import type { Sandbox } from "./replaceable-house.ts";
import { lockControls } from "./sandbox-locks.ts";
import { createSlipNumbers, slipPicture } from "./slip-picture.ts";
import { snapshotRoutes } from "./snapshot-routes.ts";

const NO_RESET = "Houses that share a database are not reset. Stop them, drop the schema, and start them again.";
const NO_PLAYERS = "This house takes no further members.";

/** The controls under /sandbox: what a test can do and a player cannot. */
export function createSandboxApp(sandbox: Sandbox): HttpApp {
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
        // What another backend may leave out, this one does not.
        sendsEveryField: true,
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
    ...staffRoutes(house, "/sandbox", async ({ caller }) => ok({ ...caller, role: "admin" })),
    get("/sandbox/codes", () => jsonReply((sandbox.codes?.() ?? []).map((sent) => ({ ...sent, at: toIso(sent.at) })))),

    control("/sandbox/members/:username/reset-factors", bodies.resetFactorsBody, ({ waitMs, by }, call) =>
      withMember(paramOf(call, "username"), async (id) => {
        const asked = await house.staffAs(staffOrigin(call, by)).resetSecondFactor(id, waitMs);
        return mapOk(asked, (dueAt) => ({ dueAt: toIso(dueAt) }));
      }),
    ),
    control("/sandbox/members/:username/end-sessions", decisionBody, ({ by }, call) =>
      withMember(paramOf(call, "username"), (id) => house.staffAs(staffOrigin(call, by)).endSessions(id)),
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
  const app = createHttpApp();
  app.use("/sandbox/*", guardControls(sandbox.token));
  for (const { method, path, answer } of routes) app.on(method, path, answering(answer));
  app.notFound((c) => respond(c, httpErrorReply("not-found")));
  return app;
}

/** Who decides. In process there is no connection and so no address. */
function staffOrigin({ caller }: HttpCall, by: string | undefined): AuditOrigin {
  return { ...caller, by };
}

function get(path: string, answer: (call: HttpCall) => Reply | Promise<Reply>): ControlRoute {
  return { method: "GET", path, answer: async (call) => answer(call) };
}

function paramOf({ params }: HttpCall, name: string): string {
  return params[name] ?? "";
}

/** The header of the controls' token. A page of another site cannot send it without a preflight, which is refused. */
const SANDBOX_TOKEN_HEADER = "x-sandbox-token";

/** What proxies add. Such a call may come from another machine, also where the server listens on this one only. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Lets only calls with the token pass; where there is none, only calls that no proxy has passed on. */
function guardControls(token: string | undefined): MiddlewareHandler<HttpEnv> {
  const mayPass = token === undefined ? comesDirectly : hasToken(token);
  return async (c, next) => (mayPass(headersOf(c)) ? next() : respond(c, httpErrorReply("sandbox-token-wrong")));
}

function hasToken(token: string): (headers: IncomingHttpHeaders) => boolean {
  const expected = Buffer.from(token);
  return (headers) => {
    const given = Buffer.from(headers[SANDBOX_TOKEN_HEADER]?.toString() ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

function comesDirectly(headers: IncomingHttpHeaders): boolean {
  return PROXY_HEADERS.every((name) => headers[name] === undefined);
}
