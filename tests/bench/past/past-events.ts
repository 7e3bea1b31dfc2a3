import type { MemberEvent } from "../../../adapters/house/engine/events.ts";
import { SANDBOX_ACCOUNT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import { memberId } from "../../../core/session/model.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";

const STEP_MS = 40 * 60_000;
/** The longest past. In it, 200,000 events are 110 a day: the state holds the withdrawals of the latest day. */
const LONGEST_MS = 5 * 365 * 86_400_000;
/** A deposit, a withdrawal and rounds between them. */
const CYCLE = 10;

export const pastMember = (number: number) => memberId(`past-${String(number).padStart(8, "0")}`);
/** The hash of the session's token is the token: benches use tokens that are not hashed. */
const pastToken = (number: number) => `token-of-past-${number}`;

/**
 * A member's events up to `end`: registration, a session, and then deposits, rounds and withdrawals in turn.
 * @param count at least 2
 */
export function pastEvents(number: number, count: number, end: Instant): readonly MemberEvent[] {
  const id = pastMember(number);
  const digits = String(number).padStart(7, "0");
  const stepMs = Math.min(STEP_MS, Math.floor(LONGEST_MS / count));
  const first = plus(end, -count * stepMs);
  const account = {
    uuid: `account-${number}`,
    bank: "004",
    bankName: "กสิกรไทย",
    accountNumber: `444${digits}`,
  } as const;
  const events: MemberEvent[] = [
    {
      type: "registered",
      at: first,
      id,
      username: `past${digits}`,
      name: "สมาชิก ทดสอบ",
      phone: `084${digits}`,
      bank: "004",
      accountNumber: account.accountNumber,
      accountId: account.uuid,
      passwordHash: "plain secret1234",
      affiliateCode: `PAST${digits}`,
    },
    {
      type: "session-opened",
      at: first,
      tokenHash: pastToken(number),
      expiresAt: plus(end, 90 * 86_400_000),
      id: `session-${number}`,
    },
  ];
  while (events.length < count) events.push(eventAt(events.length, plus(first, events.length * stepMs)));
  return events;

  function eventAt(at: number, time: Instant): MemberEvent {
    const cycle = Math.floor(at / CYCLE);
    const deposit = `D${number}-${cycle}`;
    const withdrawal = `W${number}-${cycle}`;
    const base = { at: instant(time) };
    switch (at % CYCLE) {
      case 2:
        return {
          ...base,
          type: "deposit-requested",
          id: deposit,
          amount: baht(500),
          account: SANDBOX_ACCOUNT,
          expiresAt: plus(time, 900_000),
        };
      case 3:
        return { ...base, type: "deposit-confirmed", id: deposit };
      case 4:
        return { ...base, type: "deposit-credited", id: deposit, amount: baht(500) };
      case 5:
        return { ...base, type: "withdrawal-requested", id: withdrawal, amount: baht(100), account };
      case 6:
        return { ...base, type: "withdrawal-paid", id: withdrawal, amount: baht(100) };
      default:
        return {
          ...base,
          type: "round-played",
          id: `G${number}-${at}`,
          game: "sanam-dice",
          title: "ลูกเต๋าสนาม",
          bet: baht(20),
          win: baht(at % 2 === 0 ? 5 : 30),
        };
    }
  }
}
