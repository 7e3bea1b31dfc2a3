import { toIso } from "../../../core/shared/bangkok-time.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import type { House } from "../../house/house.ts";
import { STAFF_ROLES } from "../../house/staff/staff-accounts.ts";
import { control } from "../control.ts";
import { answering, createHttpApp, type HttpApp, respond } from "../http/http-app.ts";
import { httpErrorReply, jsonReply } from "../problem-reply.ts";
import { bearerOf, CHALLENGE } from "../read-headers.ts";
import { signInBody } from "./staff-bodies.ts";
import { type Admit, staffRoutes } from "./staff-routes.ts";

/**
 * The rows under /staff. All but the sign-in need the token of a person of the staff, and a house without any answers the
 * same 401: so nobody learns whether it has some.
 */
export function createStaffApp(house: House): HttpApp {
  const admit: Admit = async ({ headers, caller }, needs) => {
    const token = bearerOf(headers);
    const person = token === undefined ? undefined : await house.staffAccounts.authenticate(token);
    if (!person) return err(httpErrorReply("unauthorised", CHALLENGE));
    const { name: by, role } = person;
    if (STAFF_ROLES.indexOf(role) < STAFF_ROLES.indexOf(needs)) return err(httpErrorReply("role-missing"));
    return ok({ ...caller, by, role });
  };

  const app = createHttpApp();
  const signIn = control("/staff/sign-in", signInBody, async (body, call) => {
    const opened = await house.staffAccounts.signIn(body, { ...call.caller, signal: call.signal() });
    return mapOk(opened, ({ endsAt, ...session }) => ({ ...session, endsAt: toIso(endsAt) }));
  });
  for (const { method, path, answer } of [signIn, ...staffRoutes(house, "/staff", admit)])
    app.on(method, path, answering(answer));
  app.post(
    "/staff/sign-out",
    answering(async (call) => {
      const admitted = await admit(call, "read");
      if (!admitted.ok) return admitted.error;
      await house.staffAccounts.signOut(bearerOf(call.headers) ?? "");
      return jsonReply({});
    }),
  );
  app.notFound((c) => respond(c, httpErrorReply("not-found")));
  return app;
}
