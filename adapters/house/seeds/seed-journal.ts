import type { LevelName } from "../../../core/rules/levels.ts";
import type { MemberId } from "../../../core/session/model.ts";
import {
  addDays,
  bangkokDateOf,
  HOUR_MS,
  type Instant,
  MINUTE_MS,
  plus,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { buildDerivedData } from "../engine/derived/derived-data.ts";
import { type HouseEvent, memberEngine } from "../house.ts";
import type { Append, Journal } from "../ports/journal.ts";
import type { Passwords } from "../ports/passwords.ts";
import { SITE_STREAM, type SiteEvent } from "../site/site-stream.ts";
import { friendFrom } from "./behaviour.ts";
import { DEMO_PASSWORD, PERSONAS, type Persona } from "./personas.ts";
import { memberAppend, type SeededMember, seededId, seedMember } from "./seed-member.ts";
import { seededRandom } from "./seeded-random.ts";

export interface SeedOptions {
  readonly journal: Journal<HouseEvent>;
  /** The same seed in the same minute makes the same events. Only the salt of the passwords differs. */
  readonly seed: number;
  readonly now: Instant;
  readonly passwords: Passwords;
}

/** Fills an empty journal with the demo members. Returns false and writes nothing when the journal has events. */
export async function seedJournal({ journal, seed, now, passwords }: SeedOptions): Promise<boolean> {
  for await (const _ of journal.all()) return false;
  // Of no events, so that the rows and states that follow count as complete, and no start computes them again.
  await buildDerivedData(memberEngine, journal);
  // One hash for all members: their password is public, and hashing is slow.
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  for (const append of seededAppends(seed, plus(now, -(now % MINUTE_MS)), passwordHash)) {
    const { outcome } = await journal.append(append);
    if (outcome !== "appended") throw new Error(`the seeds of ${append.stream} were not written: ${outcome}`);
  }
  return true;
}

/** Pure. Each member has its own random numbers, so a change of one member does not change the others. */
export function seededAppends(seed: number, now: Instant, passwordHash: string): readonly Append<HouseEvent>[] {
  const randomFor = (persona: Persona): (() => number) => seededRandom(seed * 31 + PERSONAS.indexOf(persona));
  const idOf = (username: LevelName): MemberId | undefined => {
    const persona = PERSONAS.find((candidate) => candidate.username === username);
    return persona && seededId(persona, now, randomFor(persona));
  };
  const seeded = new Map<LevelName, SeededMember>();
  const seededMember = (persona: Persona): SeededMember => {
    const { username, invitedBy } = persona;
    const known = seeded.get(username);
    if (known) return known;
    const invited = PERSONAS.filter((candidate) => candidate.invitedBy === username);
    const friends = invited.map((friend) => friendFrom(seededMember(friend).events));
    const relations = { invitedBy: invitedBy && idOf(invitedBy), friends };
    const member = seedMember(persona, now, randomFor(persona), passwordHash, relations);
    seeded.set(username, member);
    return member;
  };
  const members = PERSONAS.map((persona) => memberAppend(seededMember(persona)));
  return [{ stream: SITE_STREAM, expectedVersion: 0, events: announcements(now) }, ...members];
}

function announcements(now: Instant): readonly SiteEvent[] {
  const daysAgo = (days: number): Instant => plus(startOfDay(addDays(bangkokDateOf(now), -days)), 10 * HOUR_MS);
  return [
    {
      type: "announced",
      at: daysAgo(20),
      id: "welcome",
      title: "ยินดีต้อนรับสู่สนาม",
      body: "<p>ฝากและถอนได้ตลอด 24 ชั่วโมง ทุกรายการมีสถานะและเวลาให้ตรวจสอบได้เอง</p>",
      membersOnly: false,
    },
    {
      type: "announced",
      at: daysAgo(9),
      id: "check-the-account",
      title: "ตรวจเลขบัญชีก่อนโอนทุกครั้ง",
      body: "<p>บัญชีรับโอนอาจเปลี่ยนได้ กรุณาโอนเข้าบัญชีที่แสดงในรายการฝากล่าสุดของคุณเท่านั้น</p>",
      membersOnly: true,
    },
    {
      type: "announced",
      at: daysAgo(2),
      id: "bank-hours",
      title: "บางธนาคารปิดปรับปรุงช่วงดึก",
      body: "<p>ระหว่าง 23:30–00:30 น. การโอนอาจช้ากว่าปกติ <strong>ไม่ต้องโอนซ้ำ</strong> ระบบจะปรับยอดให้เอง</p>",
      membersOnly: false,
    },
  ];
}
