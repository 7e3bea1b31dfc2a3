import { expect, it } from "vitest";
import { type WireReply } from "../../../../adapters/http/client/deliver.ts";
import { watchLogs } from "./log-watch.ts";

it("the watch of the port suite finds a secret of a call or a reply in any line, and nothing else", async () => {
  const watch = watchLogs();
  const reply: WireReply = { status: 200, text: async () => JSON.stringify({ token: "reply-token-1" }) };
  const body = JSON.stringify({ password: "hunter2-secret", address: { phone: "0812345678" }, amount: 5 });
  const request = {
    method: "POST",
    headers: { authorization: "Bearer call-token-1" },
    body,
    signal: new AbortController().signal,
    cache: "no-store",
  } as const;
  await (await watch.spy(async () => reply)("http://localhost/api/user/checkPhone/0899999999", request)).text();
  expect(Array.from(watch.secrets).sort()).toEqual([
    "0812345678",
    "0899999999",
    "call-token-1",
    "hunter2-secret",
    "reply-token-1",
  ]);
  expect(await watch.leaks()).toEqual([]);
  watch.log("error", "the call failed with hunter2-secret");
  expect(await watch.leaks()).toHaveLength(2);
});
