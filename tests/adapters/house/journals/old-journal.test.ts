import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { House, MemberService } from "../../../../adapters/house/house.ts";
import { createScryptPasswords } from "../../../../adapters/house/node/scrypt-passwords.ts";
import { type OpenDemoHouse, openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { unwrap } from "../test-house.ts";
import { everyAnswer } from "./every-answer.ts";
import { DISK_MS } from "./journal-suite.ts";

/** The answers that release 0.1.0 gave on this journal, without undefined fields. */
interface OldAnswers {
  readonly now: number;
  readonly token: string;
  readonly member: string;
  readonly members: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [name: string]: unknown;
}

const old = JSON.parse(unzipped("answers-of-0.1.0.json.gz").toString("utf8")) as OldAnswers;
const keyOf = (name: string) => idempotencyKey(name.padEnd(20, "0"));

describe("a journal that release 0.1.0 wrote", { timeout: DISK_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), "sanam-old-journal-"));
  let opened: OpenDemoHouse;
  let house: House;

  beforeAll(async () => {
    writeFileSync(join(folder, "journal.sqlite"), unzipped("journal-of-0.1.0.sqlite.gz"));
    opened = unwrap(
      await openDemoHouse({
        dataDir: folder,
        seed: 7,
        clock: () => instant(old.now),
        passwords: createScryptPasswords({ N: 2 ** 10, r: 8, p: 1 }),
      }),
    );
    house = opened.house;
    await house.staff.setBackOffice({ mode: "waiting" });
  }, DISK_MS);

  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  const serviceOf = async (username: string): Promise<MemberService> => {
    const id = await house.staff.findMember(username);
    if (!id) throw new Error(`no member ${username}`);
    return house.member(id);
  };

  it("gives the same open requests, feeds and announcements", async () => {
    const answers = {
      openRequests: await house.staff.openRequests(),
      recentDeposits: await house.site.recentDeposits(),
      recentWithdrawals: await house.site.recentWithdrawals(),
      announcements: await house.site.announcements("member"),
    };
    const { openRequests, recentDeposits, recentWithdrawals, announcements } = old;
    expect(asJson(answers)).toEqual({ openRequests, recentDeposits, recentWithdrawals, announcements });
  });

  it("accepts a session's token and a member's password", async () => {
    expect(await house.authenticate(old.token)).toBe(old.member);
    const session = unwrap(await house.visitors.signIn({ username: "gold", password: "demo1234" }));
    expect(session.member.id).toBe(await house.staff.findMember("gold"));
  });

  it.each(Object.keys(old.members))("gives the same answers to %s", async (username) => {
    const service = await serviceOf(username);
    const { profile, ...others } = await everyAnswer(service);
    // The release had the address apart from the profile, and no level of the credit.
    const { address, creditLevelId, ...known } = profile;
    expect(asJson({ profile: known, ...others })).toEqual(old.members[username]);
    expect({ address, creditLevelId }).toEqual({ address: await service.address(), creditLevelId: known.levelId });
  });

  it("repeats the answers to money actions under their idempotency keys", async () => {
    const gold = await serviceOf("gold");
    const creditBefore = await gold.credit();
    const repeat = await gold.requestWithdrawal(baht(1234.5), keyOf("old-journal-withdraw-1"));
    const repeatRefused = await gold.requestWithdrawal(baht(99_000_000), keyOf("old-journal-withdraw-2"));
    expect(asJson({ repeat, repeatRefused })).toEqual({ repeat: old["repeat"], repeatRefused: old["repeatRefused"] });
    expect(await gold.credit()).toEqual(creditBefore);
  });
});

function unzipped(name: string): Buffer {
  return gunzipSync(readFileSync(join(import.meta.dirname, name)));
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
