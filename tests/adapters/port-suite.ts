import { afterEach, beforeEach, describe } from "vitest";
import { baht } from "../../core/shared/money.ts";
import { newKey, registrationOf, unwrap } from "./house/test-house.ts";
import { addressPortTests } from "./ports/address-port-tests.ts";
import { affiliatePortTests } from "./ports/affiliate-port-tests.ts";
import { depositPortTests } from "./ports/deposit-port-tests.ts";
import { devicesPortTests } from "./ports/devices-port-tests.ts";
import { fairPlayPortTests } from "./ports/fair-play-port-tests.ts";
import { gamesPortTests } from "./ports/games-port-tests.ts";
import { inboxPortTests } from "./ports/inbox-port-tests.ts";
import { livePortTests } from "./ports/live-port-tests.ts";
import type { PortContext, PortFixture } from "./ports/port-fixture.ts";
import { pushPortTests } from "./ports/push-port-tests.ts";
import { rewardsPortTests } from "./ports/rewards-port-tests.ts";
import { secondFactorPortTests } from "./ports/second-factor-port-tests.ts";
import { sessionPortTests } from "./ports/session-port-tests.ts";
import { sitePortTests } from "./ports/site-port-tests.ts";
import { withdrawalPortTests } from "./ports/withdrawal-port-tests.ts";

export interface PortAdapter {
  readonly name: string;
  /** Called for every test. */
  readonly open: () => Promise<PortFixture>;
}

/** The tests that every adapter of the ports must pass. */
export function describePorts({ name, open }: PortAdapter): void {
  describe(`ports over ${name}`, () => {
    let current: PortFixture | undefined;
    let members = 0;
    beforeEach(async () => {
      current = await open();
    });
    afterEach(async () => current?.close());

    const context: PortContext = {
      get fixture() {
        if (!current) throw new Error("no fixture is open");
        return current;
      },
      async signUp(credit = baht(0)) {
        members += 1;
        const session = unwrap(await context.fixture.session.register(registrationOf(members), newKey()));
        if (credit > 0) unwrap(await context.fixture.house.staff.topUp(session.member.id, credit));
        context.fixture.actAs(session);
        return session;
      },
      registration: () => registrationOf(members),
    };

    describe("session", () => sessionPortTests(context));
    describe("deposits and slips", () => depositPortTests(context));
    describe("withdrawals and history", () => withdrawalPortTests(context));
    describe("games", () => gamesPortTests(context));
    describe("site", () => sitePortTests(context));
    describe("rewards", () => rewardsPortTests(context));
    describe("affiliate programme", () => affiliatePortTests(context));
    describe("fair play", () => fairPlayPortTests(context));
    describe("address", () => addressPortTests(context));
    describe("devices", () => devicesPortTests(context));
    describe("second factor", () => secondFactorPortTests(context));
    describe("inbox", () => inboxPortTests(context));
    describe("push", () => pushPortTests(context));
    describe("event stream", () => livePortTests(context));
  });
}
