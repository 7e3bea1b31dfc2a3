import { expect, it } from "vitest";
import { SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the site port. */
export function sitePortTests(context: PortContext): void {
  it("shows the settings, the promotion and the announcements", async () => {
    const settings = unwrap(await context.fixture.site.settings());
    expect(settings.lines.primary).toMatch(/^@/);
    expect(settings.promotion?.bonusMax).toBeGreaterThan(0);
    expect(settings.usualSeconds).toEqual({ deposit: 3, withdrawal: 3 });
    await context.fixture.house.staff.publish({ title: "สำหรับทุกคน", body: "<p>สวัสดี</p>", membersOnly: false });
    context.fixture.advance(SECOND_MS);
    await context.fixture.house.staff.publish({ title: "สำหรับสมาชิก", body: "<p>สวัสดี</p>", membersOnly: true });
    const titles = async () => unwrap(await context.fixture.site.announcements()).map(({ title }) => title);
    expect(await titles()).toEqual(["สำหรับทุกคน"]);
    await context.signUp();
    expect(await titles()).toEqual(["สำหรับสมาชิก", "สำหรับทุกคน"]);
    expect(unwrap(await context.fixture.site.memberPromotion()).bonusMax).toBeGreaterThan(0);
    expect(unwrap(await context.fixture.site.configuration())).toBeInstanceOf(Map);
  });

  it("lists the latest deposits and withdrawals with masked names", async () => {
    await context.signUp(baht(1_000));
    const { id } = unwrap(await context.fixture.wallet.requestDeposit(baht(321), newKey()));
    unwrap(await context.fixture.wallet.confirmDeposit(id, newKey()));
    unwrap(await context.fixture.wallet.requestWithdrawal(baht(123), newKey()));
    context.fixture.advance(5 * SECOND_MS);
    unwrap(await context.fixture.wallet.credit());
    const [deposit] = unwrap(await context.fixture.site.recentDeposits());
    const [withdrawal] = unwrap(await context.fixture.site.recentWithdrawals());
    expect(deposit?.amountSatang).toBe(baht(321));
    expect(withdrawal?.amountSatang).toBe(baht(123));
    expect(deposit?.maskedName).toContain("*");
    expect(JSON.stringify([deposit, withdrawal])).not.toContain(context.registration().name);
  });

  it("shows maintenance and refuses money actions meanwhile", async () => {
    await context.signUp(baht(1_000));
    expect(unwrap(await context.fixture.site.operation()).maintenance).toBe(false);
    const until = context.fixture.now();
    await context.fixture.house.staff.setMaintenance({ maintenance: true, until });
    expect(unwrap(await context.fixture.site.operation())).toEqual({ maintenance: true, until });
    expect(codeOf(await context.fixture.wallet.requestDeposit(baht(100), newKey()))).toBe("maintenance");
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(100), newKey()))).toBe("maintenance");
    await context.fixture.house.staff.setMaintenance({ maintenance: false, until: undefined });
    expect(codeOf(await context.fixture.wallet.requestDeposit(baht(100), newKey()))).toBe("ok");
  });
}
