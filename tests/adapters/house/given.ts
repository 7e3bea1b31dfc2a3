import type { DecisionContext } from "../../../adapters/house/context.ts";
import { rowChanges } from "../../../adapters/house/engine/derived/rows.ts";
import type { IntentRecord } from "../../../adapters/house/engine/model.ts";
import {
  type Command,
  type MemberEvent,
  type MemberEventOf,
  type MemberState,
  memberEngine,
} from "../../../adapters/house/house.ts";
import type { RowChange, RowList } from "../../../adapters/house/ports/rows.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { memberId } from "../../../core/session/model.ts";
import { GUARDED_ACTIONS } from "../../../core/session/second-factor/model.ts";
import { type Instant, instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";

/** Noon in Bangkok on a Friday in the middle of a month. */
export const NOW = instant(Date.UTC(2026, 10, 20, 5));

export function minutesLater(minutes: number): Instant {
  return plus(NOW, minutes * MINUTE_MS);
}

export const INTENT: IntentRecord = { key: idempotencyKey("key-of-a-test-0001"), fingerprint: "what was asked" };

/** The random letters of an id are zeros. */
export const CONTEXT: DecisionContext = {
  now: NOW,
  random: () => 0,
  takenKeys: [],
  limits: { depositMinimum: baht(20), depositMaximum: baht(50_000), withdrawalMinimum: baht(100) },
  accounts: [
    { bank: "004", bankName: "กสิกรไทย", accountNumber: "0123456789", accountName: "บริษัท" },
    { bank: "014", bankName: "ไทยพาณิชย์", accountNumber: "9876543210", accountName: "บริษัท" },
  ],
  rewards: {
    categories: [],
    wheel: { segments: [], pricePoints: 10, spinsPerDay: 3 },
    hasCards: false,
    cardEvents: () => [],
  },
  secondFactorFor: GUARDED_ACTIONS,
};

export const REGISTERED: MemberEventOf<"registered"> = {
  type: "registered",
  at: minutesLater(-60),
  id: memberId("member-1"),
  username: "somchai",
  name: "สมชาย ใจดี",
  phone: "0812345678",
  bank: "004",
  accountNumber: "1230000001",
  accountId: "account-1",
  passwordHash: "hash",
  affiliateCode: "AAAAAAAA",
};

/** The fields of the state that an event changes, maps and sets as lists; its new rows by list. Not the version and its time. */
interface Changes extends Readonly<Record<string, unknown>> {
  readonly rows: { readonly [List in RowList]?: readonly RowChange[] };
}

/** A member's past. */
export interface Given {
  readonly state: MemberState;
  and(...events: readonly MemberEvent[]): Given;
  /** The events of a command, or its refusal. */
  when(command: Command, context?: Partial<DecisionContext>): readonly MemberEvent[] | Refusal;
  changes(event: MemberEvent): Changes;
}

export function given(...events: readonly MemberEvent[]): Given {
  return givenState(events.reduce(memberEngine.evolve, memberEngine.initial));
}

function givenState(state: MemberState): Given {
  return {
    state,
    and: (...events) => givenState(events.reduce(memberEngine.evolve, state)),
    when: (command, context) => {
      const decision = memberEngine.decide(state, command, { ...CONTEXT, ...context });
      return decision.ok ? decision.value : decision.error;
    },
    changes: (event) => changesBetween(state, memberEngine.evolve(state, event)),
  };
}

const LEFT_OUT = new Set(["version", "lastAt", "rows"]);

function changesBetween(before: MemberState, after: MemberState): Changes {
  const rows = rowChanges(after).slice(rowChanges(before).length);
  const fields = Object.entries(after).filter(
    ([name, value]) => !LEFT_OUT.has(name) && value !== before[name as keyof MemberState],
  );
  return {
    ...Object.fromEntries(fields.map(([name, value]) => [name, plain(value)])),
    rows: Object.fromEntries(rows.map(({ row: { list } }) => [list, rows.filter(({ row }) => row.list === list)])),
  };
}

/** Equal maps can have another order, which a list shows. */
function plain(value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
