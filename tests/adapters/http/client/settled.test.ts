import { expect, test } from "vitest";
import { walletEndpoints } from "../../../../contracts/endpoints/wallet.ts";
import { jsonReply, scriptedClient } from "../scripted-client.ts";

const { getCredit } = walletEndpoints;
const CREDIT = { credit: 10.5, point: 3, at: "2026-11-20T10:00:00.000Z" };
const creditCall = { params: { username: "gold" }, body: { balanceType: "credit" } } as const;

test("onSettled gets the row of every call and why it failed", async () => {
  const settled: unknown[] = [];
  const onSettled = (endpoint: string, problem?: { readonly kind: string }) => settled.push([endpoint, problem?.kind]);
  const statuses = [200, 422, 503];
  const { client } = scriptedClient(() => jsonReply(CREDIT, statuses.shift()), { onSettled });
  for (let call = 0; call < 3; call += 1) await client.call(getCredit, creditCall);
  const row = "POST /api/auth/user/getCredit/{username}";
  expect(settled).toEqual([
    [row, undefined],
    [row, "fault"],
    [row, "fault"],
  ]);
});

test("a call that the browser aborted is cancelled, but not on purpose", async () => {
  const { client, sent } = scriptedClient(() => {
    throw new DOMException("The operation was aborted.", "AbortError");
  });
  const answer = await client.call(getCredit, creditCall);
  expect(answer).toMatchObject({ error: { fault: "cancelled" } });
  expect(answer).not.toHaveProperty("error.onPurpose");
  expect(sent).toHaveLength(1);
});
