import { expect, it } from "vitest";
import { SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { Scene } from "./port-fixture.ts";

/** What the site port promises. */
export function itShowsTheSite(scene: Scene): void {
  it("shows the settings, the promotion and the announcements", async () => {
    const settings = unwrap(await scene.stage.site.settings());
    expect(settings.lines.primary).toMatch(/^@/);
    expect(settings.promotion?.bonusMax).toBeGreaterThan(0);
    expect(settings.usualSeconds).toEqual({ deposit: 3, withdrawal: 3 });
    await scene.stage.house.staff.publish({ title: "สำหรับทุกคน", body: "<p>สวัสดี</p>", membersOnly: false });
    scene.stage.advance(SECOND_MS);
    await scene.stage.house.staff.publish({ title: "สำหรับสมาชิก", body: "<p>สวัสดี</p>", membersOnly: true });
    const titles = async () => unwrap(await scene.stage.site.announcements()).map(({ title }) => title);
    expect(await titles()).toEqual(["สำหรับทุกคน"]);
    await scene.signedUp();
    expect(await titles()).toEqual(["สำหรับสมาชิก", "สำหรับทุกคน"]);
    expect(unwrap(await scene.stage.site.memberPromotion()).bonusMax).toBeGreaterThan(0);
    expect(unwrap(await scene.stage.site.configuration())).toBeInstanceOf(Map);
  });

  it("feeds the latest deposits and withdrawals under masked names", async () => {
    await scene.signedUp(baht(1_000));
    const { id } = unwrap(await scene.stage.wallet.requestDeposit(baht(321), newKey()));
    unwrap(await scene.stage.wallet.confirmDeposit(id, newKey()));
    unwrap(await scene.stage.wallet.requestWithdrawal(baht(123), newKey()));
    scene.stage.advance(5 * SECOND_MS);
    unwrap(await scene.stage.wallet.credit());
    const [deposit] = unwrap(await scene.stage.site.recentDeposits());
    const [withdrawal] = unwrap(await scene.stage.site.recentWithdrawals());
    expect(deposit?.amountSatang).toBe(baht(321));
    expect(withdrawal?.amountSatang).toBe(baht(123));
    expect(deposit?.maskedName).toContain("*");
    expect(JSON.stringify([deposit, withdrawal])).not.toContain(scene.registration().name);
  });

  it("says when it is closed, and takes no money then", async () => {
    await scene.signedUp(baht(1_000));
    expect(unwrap(await scene.stage.site.operation()).maintenance).toBe(false);
    const until = scene.stage.now();
    await scene.stage.house.staff.setMaintenance({ maintenance: true, until });
    expect(unwrap(await scene.stage.site.operation())).toEqual({ maintenance: true, until });
    expect(codeOf(await scene.stage.wallet.requestDeposit(baht(100), newKey()))).toBe("maintenance");
    expect(codeOf(await scene.stage.wallet.requestWithdrawal(baht(100), newKey()))).toBe("maintenance");
    await scene.stage.house.staff.setMaintenance({ maintenance: false, until: undefined });
    expect(codeOf(await scene.stage.wallet.requestDeposit(baht(100), newKey()))).toBe("ok");
  });
}
