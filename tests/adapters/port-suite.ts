import { afterEach, beforeEach, describe } from "vitest";
import { baht } from "../../core/shared/money.ts";
import { newKey, registrationOf, unwrap } from "./house/test-house.ts";
import { itKeepsAddresses } from "./ports/address-port-tests.ts";
import { itPaysInviters } from "./ports/affiliate-port-tests.ts";
import { itTakesDeposits } from "./ports/deposit-port-tests.ts";
import { itPlaysGames } from "./ports/games-port-tests.ts";
import type { PortStage, Scene } from "./ports/port-fixture.ts";
import { itGivesRewards } from "./ports/rewards-port-tests.ts";
import { itKeepsSessions } from "./ports/session-port-tests.ts";
import { itShowsTheSite } from "./ports/site-port-tests.ts";
import { itPaysWithdrawals } from "./ports/withdrawal-port-tests.ts";

export interface PortAdapter {
  readonly name: string;
  /** A stage of its own for every test. */
  readonly open: () => Promise<PortStage>;
}

/** What the session, wallet and site ports promise, whatever is behind them. */
export function describePorts({ name, open }: PortAdapter): void {
  describe(`ports over ${name}`, () => {
    let current: PortStage | undefined;
    let members = 0;
    beforeEach(async () => {
      current = await open();
    });
    afterEach(async () => current?.close());

    const scene: Scene = {
      get stage() {
        if (!current) throw new Error("no stage is open");
        return current;
      },
      async signedUp(credit = baht(0)) {
        members += 1;
        const session = unwrap(await scene.stage.session.register(registrationOf(members), newKey()));
        if (credit > 0) unwrap(await scene.stage.house.staff.topUp(session.member.id, credit));
        scene.stage.become(session);
        return session;
      },
      registration: () => registrationOf(members),
    };

    describe("session", () => itKeepsSessions(scene));
    describe("deposits and slips", () => itTakesDeposits(scene));
    describe("withdrawals and history", () => itPaysWithdrawals(scene));
    describe("games", () => itPlaysGames(scene));
    describe("site", () => itShowsTheSite(scene));
    describe("rewards", () => itGivesRewards(scene));
    describe("invite programme", () => itPaysInviters(scene));
    describe("address", () => itKeepsAddresses(scene));
  });
}
