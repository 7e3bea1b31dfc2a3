import { describe, expect, test } from "vitest";
import { english } from "../../../../core/sentences/english.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { runCli, runJson } from "../../run-cli.ts";

const AT = ["--at", "2026-11-20T12:00:00+07:00"];
const MIDNIGHT = "2026-11-20T17:00:00.000Z";

const limits = (line: string) => runJson(["rules", "limits", ...line.split(" "), ...AT]);

describe("rules limits", () => {
  test("denies more than is left of the tightest limit, with the rule's own sentence, and exits with 0", async () => {
    const { exit, data } = await limits(
      "--limits deposit:day=500,deposit:week=2000 --deposits 450 --move deposit --amount 100",
    );
    const message = english.refusals["play-limit-reached"]({
      limitKind: "deposit",
      limitPeriod: "day",
      limitSatang: baht(500),
      leftSatang: baht(50),
      resetsAt: instant(Date.parse(MIDNIGHT)),
    });
    expect(data).toMatchObject({
      allowed: false,
      reason: message,
      code: "play-limit-reached",
      stoppedBy: "deposit:day",
      move: "deposit",
      amountSatang: 10_000,
      limits: [
        {
          kind: "deposit",
          period: "day",
          limitSatang: 50_000,
          usedSatang: 45_000,
          leftSatang: 5000,
          resetsAt: MIDNIGHT,
        },
        { kind: "deposit", period: "week", limitSatang: 200_000, usedSatang: 45_000, leftSatang: 155_000 },
      ],
    });
    expect(exit).toBe(0);
  });

  test("allows exactly what is left", async () => {
    const { data } = await limits("--limits deposit:day=500 --deposits 450 --move deposit --amount 50");
    expect(data).toMatchObject({ allowed: true, reason: null, code: null, stoppedBy: null });
  });

  test("counts deposits that wait, and the stakes of rounds that go on", async () => {
    const waiting = "--limits deposit:day=500 --deposits 100 --waiting 400 --move deposit --amount 1";
    expect((await limits(waiting)).data).toMatchObject({ allowed: false, limits: [{ usedSatang: 50_000 }] });
    const running = "--limits stake:day=500 --running 450 --move stake --amount 51";
    expect((await limits(running)).data).toMatchObject({ allowed: false, limits: [{ leftSatang: 5000 }] });
  });

  test("counts a week by its days, and says when its first day counts no more", async () => {
    const days = "--deposits 2026-11-13=900,2026-11-15=500,2026-11-20=200";
    expect((await limits(`--limits deposit:week=1000 ${days} --move deposit --amount 300`)).data).toMatchObject({
      allowed: true,
      limits: [{ usedSatang: 70_000, leftSatang: 30_000, resetsAt: "2026-11-21T17:00:00.000Z" }],
    });
  });

  test("takes wins off a loss", async () => {
    const line = "--limits loss:month=1000 --stakes 3000 --wins 3500 --move stake --amount 1500";
    expect((await limits(line)).data).toMatchObject({
      allowed: true,
      limits: [{ usedSatang: -50_000, leftSatang: 150_000 }],
    });
  });

  test("stops play once the time is used up, and no deposit", async () => {
    const played = "--limits time:day=60 --played 2026-11-20=60";
    expect((await limits(`${played} --move open`)).data).toMatchObject({
      allowed: false,
      stoppedBy: "time:day",
      amountSatang: null,
      limits: [{ limitMinutes: 60, usedMinutes: 60, leftMinutes: 0 }],
    });
    expect((await limits(`${played} --move deposit --amount 5000`)).data).toMatchObject({ allowed: true });
    expect((await limits("--limits time:day=60 --played 59 --move stake --amount 20")).data).toMatchObject({
      allowed: true,
    });
  });

  test("shows the same as a table", async () => {
    const line = "--limits deposit:day=500,time:day=60 --deposits 450 --played 1 --move deposit --amount 100";
    const { stdout } = await runCli(["rules", "limits", ...line.split(" "), ...AT]);
    expect(stdout).toContain("Allowed  no\n");
    expect(stdout).toMatch(/deposit +day +฿500\.00 +฿450\.00 +฿50\.00 +2026-11-21 00:00:00 \+07/);
    expect(stdout).toMatch(/time +day +60 minutes +1 minute +59 minutes/);
  });

  test.each([
    ["--limits deposit:day=500 --move deposit", "--amount <baht> is missing"],
    ["--limits deposit:day=500 --move open --amount 5", "not for open"],
    ["--limits time:week=60 --move open", "takes limits such as"],
    ["--limits deposit:day=500,000 --move deposit --amount 5", "takes limits such as"],
    ["--limits deposit:day=500,deposit:day=600 --move deposit --amount 5", "has deposit:day twice"],
    ["--limits time:day=1441 --move open", "from 0 to 1440"],
    ["--limits deposit:day=500 --deposits 2026-11-14=1,500 --move deposit --amount 5", "amount of today, or of days"],
    ["--limits deposit:day=500 --deposits 2569-11-14=1 --move deposit --amount 5", "takes years as 2026"],
    ["--move open", "--limits <list> is missing"],
  ])("%s is a wrong command line", async (line, message) => {
    const { exit, error } = await limits(line);
    expect([exit, error?.["message"]]).toEqual([2, expect.stringContaining(message)]);
  });

  test.each([
    ["--limits deposit:day=500 --move deposit --amount 0", "amount-zero"],
    ["--limits deposit:day=abc --move deposit --amount 5", "amount-not-a-number"],
    ["--limits deposit:day=5 --deposits 1.234 --move deposit --amount 5", "amount-decimals"],
  ])("%s is refused as %s", async (line, code) => {
    expect(await limits(line)).toMatchObject({ exit: 3, error: { kind: "refused", code } });
  });
});
