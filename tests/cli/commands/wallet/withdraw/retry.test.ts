import { afterAll, beforeAll, expect, test } from "vitest";
import { type CliFixture, PASSWORD, serverFixture } from "../../../cli-fixture.ts";

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
});
afterAll(() => cli.close());

test("tries a rejected withdrawal again, once for one intent", async () => {
  await cli.control("back-office", { mode: "waiting" });
  await cli.json("session login diamond", { env: PASSWORD });
  const asked = await cli.json("wallet withdraw request 100");
  const id = String(asked.data?.["id"]);
  await cli.control(`requests/${id}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
  const list = await cli.table("wallet withdraw list");
  expect(list.stdout).toMatch(new RegExp(`${id} +rejected +฿100.00 .*ชื่อบัญชีไม่ตรง`));
  const retry = `wallet withdraw retry ${id} --intent retry-decision-0001`;
  const retried = await cli.json(retry);
  expect(retried).toMatchObject({ exit: 0, data: { id, status: "checking", attempt: 2, amountSatang: 10_000 } });
  expect((await cli.json(retry)).data).toEqual(retried.data);
  await cli.control("back-office", { mode: "automatic" });
});
