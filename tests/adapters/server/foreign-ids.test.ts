import { expect, test } from "vitest";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { baht } from "../../../core/shared/money.ts";
import { joinHouse, newKey, unwrap } from "../house/test-house.ts";
import { call, openServer, pathOf } from "./open-server.ts";

/** A launch id is the right to play, so a game's own two rows take it from whoever has it. */
const OF_THE_HOLDER = [ENDPOINTS.gameTable, ENDPOINTS.playRound] as const;

/** Every row that takes an id in its body, with the names of such fields. */
const ROWS = Object.entries<AnyExample>(EXAMPLES).flatMap(([name, { body }]) => {
  const row = ENDPOINTS[name as keyof typeof ENDPOINTS];
  const fields = Object.keys(body ?? {}).filter((field) => /(^id|Id|Uuid)$/.test(field));
  const isHolders = OF_THE_HOLDER.some((other) => other === row);
  return fields.length > 0 && !isHolders ? [{ row, fields, body: body as Readonly<Record<string, unknown>> }] : [];
});

test("an id of another member, in any field of any row, changes nothing of theirs and shows nothing", async () => {
  const { app, house, journal, testMember } = await openServer({}, baht(10_000));
  const { service, session: owner, id } = testMember;
  const stranger = await joinHouse(house, 2, baht(10_000));
  const launch = unwrap(await service.openGame("sanam-dice", newKey(), owner.token)).launchId;
  const ids = [
    owner.member.id,
    unwrap(await service.requestDeposit(baht(500), newKey())).id,
    unwrap(await service.requestWithdrawal(baht(100), newKey())).id,
    (await service.devices(owner.token))[0]?.id ?? "none",
    launch,
  ];
  const before = await journal.load(id);
  expect(ROWS.map(({ row }) => row.path)).toContain("/api/auth/withdraw/retry");
  for (const { row, fields, body } of ROWS) {
    for (const foreign of ids) {
      const asked = { ...body, ...Object.fromEntries(fields.map((field) => [field, foreign])) };
      const reply = await call(app, row.method, pathOf(row, stranger.session), {
        session: stranger.session,
        body: asked,
      });
      const shown = JSON.stringify(reply.body);
      expect([row.path, reply.status < 500 || reply.status === 501]).toEqual([row.path, true]);
      for (const word of [owner.member.username, owner.member.phone, owner.token, launch])
        expect([row.path, shown.includes(word)]).toEqual([row.path, false]);
    }
  }
  expect(await journal.load(id)).toEqual(before);
});
