import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { DAY_MS, HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { codeOf, eventsOf, newKey, registrationOf, unwrap } from "../test-house.ts";
import { type OwnAction, runAction, slipOf } from "./member-actions.ts";
import { wholeHistory } from "./money-laws.ts";
import { anyStep, openRestartable } from "./restartable.ts";

/** The keys of all events, in the order of writing. */
async function keysIn(journal: Journal<HouseEvent>): Promise<readonly string[]> {
  return (await eventsOf(journal)).flatMap((event) => ("intent" in event && event.intent ? [event.intent.key] : []));
}

describe("an idempotency key", () => {
  it("has one effect and one answer for ever, for any commands, jumps of the clock and restarts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep(), { minLength: 2, maxLength: 25 }), async (steps) => {
        const opened = await openRestartable();
        const { member } = opened;
        const own: OwnAction[] = [];
        for (const step of steps) {
          if (step.step === "jump") opened.clock.advance(step.ms);
          else if (step.step === "restart") await opened.restart();
          else if (step.step === "act") {
            const acted = await runAction(opened.testHouse, member, step.action);
            if (acted) own.push(acted);
          } else {
            const chosen = own[step.nth % Math.max(1, own.length)];
            if (chosen) expect(await chosen.repeat()).toEqual(chosen.answer);
          }
        }
        await opened.restart();
        opened.clock.advance(3 * DAY_MS);
        await member.service.credit();
        const before = await keysIn(opened.journal);
        for (const { answer, repeat, key } of own) {
          expect(await repeat()).toEqual(answer);
          expect(codeOf(await member.service.requestWithdrawal(satang(77_777), key))).toBe("key-reused");
        }
        const keys = await keysIn(opened.journal);
        expect(keys).toEqual(before);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 120 },
    );
  });

  it.each([25 * HOUR_MS, 400 * DAY_MS, -25 * HOUR_MS])(
    "of every kind of action is known %i ms later, also by a house that started since",
    async (jump) => {
      const opened = await openRestartable();
      const { service, session } = opened.member;
      const friend = unwrap(
        await opened.testHouse.house.visitors.register(
          { ...registrationOf(2), inviterCode: await service.affiliate.code() },
          undefined,
        ),
      );
      unwrap(await opened.testHouse.house.staff.topUp(friend.member.id, baht(200_000)));
      const friendService = opened.testHouse.house.member(friend.member.id);
      const friendLaunch = unwrap(await friendService.openGame("sanam-dice", newKey(), friend.token)).launchId;
      for (let round = 0; round < 60; round += 1) {
        const { tables } = opened.testHouse.house;
        unwrap(await tables.play(friendLaunch, { betOn: "high", amount: baht(400) }, newKey()));
      }
      const dice = unwrap(await service.openGame("sanam-dice", newKey(), session.token)).launchId;
      const event = (await service.cardEvents())[0];
      if (!event) throw new Error("no card event");
      const withdrawal = unwrap(await service.requestWithdrawal(baht(50), newKey()));
      unwrap(await opened.testHouse.house.staff.reject(withdrawal.id, "ทดสอบ"));
      const deposit = unwrap(await service.requestDeposit(baht(70), newKey()));

      const passwordChange = { oldPassword: "secret1234", newPassword: "secret5678", confirmPassword: "secret5678" };
      const registrationKey = newKey();
      const registration = registrationOf(3);
      const keyed: Record<string, () => Promise<unknown>> = {};
      const add = (name: string, run: (key: ReturnType<typeof newKey>) => Promise<unknown>) => {
        const key = newKey();
        keyed[name] = () => run(key);
      };
      add("withdraw", (key) => service.requestWithdrawal(baht(100), key));
      add("retry", (key) => service.retryWithdrawal(withdrawal.id, key));
      add("confirm", (key) => service.confirmDeposit(deposit.id, key));
      add("slip", (key) => service.confirmSlip(`004-${slipOf(1).reference}`, key));
      add("manual slip", (key) =>
        service.requestSlipDeposit({ payload: slipOf(2).payload, amountSatang: baht(100) }, key),
      );
      add("round", (key) => opened.testHouse.house.tables.play(dice, { betOn: "low", amount: baht(10) }, key));
      add("open game", (key) => service.openGame("pok-deng", key, session.token));
      add("cash out", (key) => service.cashOut("pok-deng", key));
      add("leave games", (key) => service.transferToBank(key));
      add("wheel", (key) => service.spinWheel(key));
      add("cards", (key) => service.flipCard(event.game, { eventId: event.id, card: 0 }, key));
      add("check-in", (key) => service.checkIn(key));
      add("claim", (key) => service.claimReward("credit-20", key));
      add("affiliate", (key) => service.affiliate.withdraw(baht(100), "af", key));
      add("address", (key) => service.changeAddress({ line: "99/1 ถนนสุขุมวิท" }, key));
      add("password", (key) => service.changePassword(passwordChange, session.token, key));
      add("refused", (key) => service.requestWithdrawal(baht(99_000_000), key));
      keyed["registration"] = async () =>
        unwrap(await opened.testHouse.house.visitors.register(registration, registrationKey)).member.id;

      const first = new Map<string, unknown>();
      for (const [name, send] of Object.entries(keyed)) first.set(name, await send());
      for (const [name, answer] of first) {
        if (!["refused", "registration", "password"].includes(name))
          expect([name, answer]).toEqual([name, { ok: true, value: expect.anything() }]);
      }
      opened.clock.advance(jump);
      // Another launch, which ends the earlier ones.
      unwrap(await opened.testHouse.house.member(opened.member.id).openGame("sanam-dice", newKey(), session.token));
      await opened.restart();
      const history = await wholeHistory(opened.member);
      for (const [name, send] of Object.entries(keyed)) expect([name, await send()]).toEqual([name, first.get(name)]);
      expect(await wholeHistory(opened.member)).toEqual(history);
    },
  );

  it("is known while the site is closed, so that nobody is told that nothing happened", async () => {
    const { testHouse, member } = await openRestartable();
    const key = newKey();
    const refusedKey = newKey();
    const done = await member.service.requestWithdrawal(baht(100), key);
    const refused = await member.service.requestWithdrawal(baht(99_000_000), refusedKey);
    const addressKey = newKey();
    const changed = await member.service.changeAddress({ line: "99/1" }, addressKey);
    await testHouse.house.staff.setMaintenance({ maintenance: true, until: undefined });
    expect(await member.service.requestWithdrawal(baht(100), key)).toEqual(done);
    expect(await member.service.requestWithdrawal(baht(99_000_000), refusedKey)).toEqual(refused);
    expect(await member.service.changeAddress({ line: "99/1" }, addressKey)).toEqual(changed);
    expect(codeOf(await member.service.requestWithdrawal(baht(200), key))).toBe("key-reused");
    expect(codeOf(await member.service.requestWithdrawal(baht(100), newKey()))).toBe("maintenance");
  });
});
