import { expect, it } from "vitest";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { call, openServer } from "./open-server.ts";

it("a platform or channel that does not exist is refused by name, and a missing one is not", async () => {
  const { app, testMember } = await openServer();
  const { method, path } = ENDPOINTS.wheel;
  const fieldOf = async (headers: Readonly<Record<string, string>>) => {
    const { status, body } = await call(app, method, path, { session: testMember.session, headers });
    return [status, Object(body).field];
  };
  expect(await fieldOf({ platform: "PDP-11" })).toEqual([400, "platform"]);
  expect(await fieldOf({ channel: "telex" })).toEqual([400, "channel"]);
  expect(await fieldOf({ platform: "DSK", channel: "web" })).toEqual([200, undefined]);
  expect(await fieldOf({})).toEqual([200, undefined]);
});
