import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuditOrigin } from "../../../../adapters/house/audit/audited.ts";
import { auditedMember } from "../../../../adapters/house/audit/audited-services.ts";
import { createMemoryAuditLog } from "../../../../adapters/house/audit/memory-audit-log.ts";
import type { MemberService } from "../../../../adapters/house/house.ts";
import type { AuditLog } from "../../../../adapters/house/ports/audit-log.ts";
import type { ActivityAction } from "../../../../core/session/activity.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { codeOf, joinHouse, newKey, openTestHouse, registrationOf, unwrap } from "../test-house.ts";

const PHONE: AuditOrigin = { address: "203.0.113.7", userAgent: "a phone", device: "a1b2c3" };
const OFFICE: AuditOrigin = { address: "198.51.100.4", userAgent: "an office", by: "Malee" };
const CHANGE = { oldPassword: "wrong-1234", newPassword: "changed5678", confirmPassword: "changed5678" };

/** One call of each kind, done or refused. */
const CALLS: Readonly<Record<string, (service: MemberService, token: string) => Promise<unknown>>> = {
  "request-deposit": (service) => service.requestDeposit(baht(500), newKey()),
  "cancel-deposit": (service) => service.cancelDeposit("none", newKey()),
  "confirm-deposit": (service) => service.confirmDeposit("none", newKey()),
  "confirm-slip": (service) => service.confirmSlip("no slip", newKey()),
  "request-withdrawal": (service) => service.requestWithdrawal(baht(500), newKey()),
  "retry-withdrawal": (service) => service.retryWithdrawal("none", newKey()),
  "open-game": (service, token) => service.openGame("sanam-dice", newKey(), token),
  "leave-games": (service) => service.transferToBank(newKey()),
  "claim-reward": (service) => service.claimReward("credit-20", newKey()),
  "spin-wheel": (service) => service.spinWheel(newKey()),
  "check-in": (service) => service.checkIn(newKey()),
  "withdraw-affiliate": (service) => service.affiliate.withdraw(baht(100), "af", newKey()),
  "change-password": (service, token) => service.changePassword(CHANGE, token, newKey()),
  "change-address": (service) => service.changeAddress({ postcode: "10110" }, newKey()),
  "sign-out-device": (service, token) => service.signOutDevice("none", token),
  "begin-second-factor": (service, token) => service.beginTotp("wrong-1234", token),
  "turn-on-second-factor": (service, token) => service.turnOnTotp("000000", token),
  "turn-off-second-factor": (service, token) =>
    service.turnOffTotp({ password: "wrong-1234", proof: { kind: "totp", code: "000000" } }, token),
  "begin-passkey": (service, token) => service.beginPasskey("wrong-1234", "http://localhost", token),
  "add-passkey": (service, token) => service.addPasskey({ name: "phone", credential: "{}" }, token),
  "remove-passkey": (service, token) => service.removePasskey("none", token),
  "turn-on-push": (service, token) => service.subscribePush({ endpoint: "none", p256dh: "none", auth: "none" }, token),
  "turn-off-push": (service, token) => service.unsubscribePush(token),
  "confirm-session": (service, token) => service.confirmSession({ kind: "totp", code: "000000" }, token),
};

/** What a member looks at, or marks as read. Everything else has an entry. */
const UNNOTED: readonly string[] = [
  "profile",
  "level",
  "devices",
  "activity",
  "address",
  "secondFactor",
  "push",
  "passkeyChallenge",
  "credit",
  "history",
  "depositInfo",
  "deposits",
  "depositBonuses",
  "depositHistory",
  "verifySlip",
  "slips",
  "withdrawals",
  "withdrawalHistory",
  "games",
  "slots",
  "winLoss",
  "savedGames",
  // A choice of tiles, which nobody has to account for.
  "saveFavourites",
  // Nor for a choice of words.
  "chooseLanguage",
  "fairPlay",
  "fairPlayFigures",
  "fairPlaySteps",
  // Limits and breaks, which have a history of their own that lasts as long as the journal.
  "setPlayLimit",
  "confirmPlayLimit",
  "cancelPlayLimit",
  "startBreak",
  "excludeSelf",
  "askToReturn",
  "setRealityCheck",
  "noteSuggestion",
  "rewards",
  "claims",
  "cardClaims",
  "wheel",
  "spins",
  "cardEvents",
  "cardPlays",
  "checkIns",
  "inbox",
  "changeInbox",
  "changesSince",
  "followChanges",
  "promotion",
  "ranking",
  "affiliate.code",
  "affiliate.balance",
  "affiliate.downline",
  "affiliate.downlineBonuses",
  "affiliate.log",
];

const entriesOf = async (audit: Pick<AuditLog, "page">, member?: string) =>
  (await audit.page({ member, cursor: undefined, limit: 100 }))?.items ?? [];

describe("the audit log", () => {
  it("has exactly one entry for each money action, decision and setting, with who and from where", async () => {
    const calls = fc.array(fc.constantFrom(...Object.keys(CALLS), "approve", "reject", "give-bonus"), {
      maxLength: 25,
    });
    const law = fc.asyncProperty(calls, async (actions) => {
      const { house } = await openTestHouse();
      const { id, session } = await joinHouse(house, 1, baht(5000));
      const before = (await entriesOf(house.audit)).length;
      const service = house.member(id, PHONE);
      const staff = house.staffAs(OFFICE);
      for (const action of actions) {
        if (action === "approve") await staff.approve("none");
        else if (action === "reject") await staff.reject((await staff.openRequests())[0]?.id ?? "none", "เหตุผล");
        else if (action === "give-bonus") await staff.topUp(id, baht(100));
        else await CALLS[action]?.(service, session.token);
      }
      const entries = [...(await entriesOf(house.audit))].reverse().slice(before);
      expect(entries.map(({ action }) => action)).toEqual(actions);
      for (const entry of entries) {
        const { by, ...office } = OFFICE;
        const staffs = ["approve", "reject", "give-bonus"].includes(entry.action);
        expect(entry).toMatchObject(
          staffs ? { actor: "staff", staff: by, ...office } : { actor: "member", member: id, ...PHONE },
        );
      }
    });
    await fc.assert(law, { numRuns: 30 });
  });

  it("leaves out no call that changes something", async () => {
    const { house } = await openTestHouse();
    const { id } = await joinHouse(house);
    const service = house.member(id, PHONE);
    const noted = auditedMember(service, id, PHONE, async () => undefined);
    const names = [...Object.keys(service), ...Object.keys(service.affiliate).map((name) => `affiliate.${name}`)];
    const callOf = (member: MemberService, name: string): unknown =>
      name.split(".").reduce<unknown>((part, key) => Reflect.get(Object(part), key), member);
    const unnoted = names.filter((name) => callOf(noted, name) === callOf(service, name));
    expect(unnoted.sort()).toEqual([...UNNOTED].sort());
  });

  it("says how each call went, with its amount, its request and its key", async () => {
    const { house } = await openTestHouse();
    const { id } = await joinHouse(house, 1, baht(5000));
    const key = newKey();
    const service = house.member(id, PHONE);
    const request = unwrap(await service.requestWithdrawal(baht(500), key));
    await service.requestWithdrawal(baht(5_000_000), newKey());
    unwrap(await house.staffAs(OFFICE).reject(request.id, "ชื่อไม่ตรง"));
    const [rejected, refused, done] = await entriesOf(house.audit, id);
    expect(rejected).toMatchObject({
      action: "reject",
      reference: request.id,
      member: id,
      staff: "Malee",
      outcome: "done",
    });
    expect(refused).toMatchObject({ amountSatang: baht(5_000_000), outcome: expect.not.stringMatching("done") });
    expect(done).toMatchObject({ amountSatang: baht(500), reference: request.id, key, outcome: "done" });
  });

  it("knows who signed in, out, registered or failed, and writes no name that nobody has", async () => {
    const { house } = await openTestHouse();
    const origin = { address: "203.0.113.7", userAgent: "a phone", deviceToken: "ab".repeat(32) };
    const { token, member } = unwrap(await house.visitors.register(registrationOf(1), newKey(), origin));
    await house.visitors.signIn({ username: "member1", password: "hunter2-secret" }, origin);
    await house.visitors.signIn({ username: "hunter2-secret", password: "x" }, origin);
    unwrap(await house.visitors.signIn({ username: "member1", password: "secret1234" }, origin));
    await house.visitors.signOut(token, origin);
    await house.visitors.signOut(token, origin);
    const entries = [...(await entriesOf(house.audit))].reverse();
    expect(entries).toMatchObject([
      { action: "register", actor: "member", member: member.id, outcome: "done", address: "203.0.113.7" },
      { action: "sign-in", actor: "visitor", member: member.id, outcome: "credentials-wrong" },
      { action: "sign-in", actor: "visitor", outcome: "credentials-wrong" },
      { action: "sign-in", actor: "member", member: member.id, outcome: "done", device: expect.any(String) },
      { action: "sign-out", actor: "member", member: member.id, outcome: "done" },
    ]);
    expect(entries).toHaveLength(5);
    expect(entries[2]).not.toHaveProperty("member");
    const text = JSON.stringify(entries);
    for (const secret of ["hunter2", "secret1234", token, origin.deviceToken, "1230000001"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("is not filled by a flood of failed sign-ins: the rest of a minute is counted", async () => {
    const { house, advance } = await openTestHouse();
    await joinHouse(house);
    const fail = (count: number) =>
      house.visitors.signIn({ username: `nobody${count}`, password: "wrong-1234" }, { address: "203.0.113.7" });
    for (let count = 0; count < 250; count += 1) await fail(count);
    advance(MINUTE_MS);
    await fail(250);
    const page = await house.audit.page({ cursor: undefined, limit: 1000 });
    const failed = page?.items.filter(({ action }) => action === "sign-in") ?? [];
    expect(failed).toHaveLength(101);
    expect(failed[0]).toMatchObject({ more: 150 });
  });

  it("stops no money action when it fails, and reports it", async () => {
    const failures: unknown[] = [];
    const broken: AuditLog = { ...createMemoryAuditLog(), append: () => Promise.reject(new Error("the disk is full")) };
    const { house } = await openTestHouse({ audit: broken, onAuditFailure: (error) => failures.push(error) });
    const { service } = await joinHouse(house, 1, baht(1000));
    expect(codeOf(await service.requestWithdrawal(baht(500), newKey()))).toBe("ok");
    expect(failures).toHaveLength(3);
  });

  it("shows members their own entries only, without staff's names and whole addresses", async () => {
    const { house } = await openTestHouse();
    const { id } = await joinHouse(house, 1);
    const other = await joinHouse(house, 2);
    unwrap(await house.member(id, PHONE).changeAddress({ postcode: "10110" }, newKey()));
    unwrap(await house.staffAs(OFFICE).topUp(id, baht(100)));
    unwrap(await other.service.changeAddress({ postcode: "10110" }, newKey()));
    const { items } = unwrap(await house.member(id).activity({ cursor: undefined, limit: 2 }));
    expect(items).toMatchObject([
      { action: "give-bonus", by: "staff", device: undefined, address: undefined, amountSatang: baht(100) },
      { action: "change-address", by: "member", device: "เบราว์เซอร์อื่น", address: "203.0.x.x" },
    ] satisfies readonly { action: ActivityAction; [field: string]: unknown }[]);
    expect(JSON.stringify(items)).not.toMatch(/Malee|198\.51|113\.7/);
    expect(codeOf(await house.member(id).activity({ cursor: "nonsense", limit: 2 }))).toBe("body-invalid");
  });
});
