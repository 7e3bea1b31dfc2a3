import fc from "fast-check";
import type { HouseEvent, MemberService } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { DAY_MS, HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { joinHouse, openTestHouse, testClock, unwrap } from "../test-house.ts";
import { anyAction, type MemberAction } from "./member-actions.ts";

/** What happens to a house that restarts, at a clock that jumps. */
export type Step =
  | { readonly step: "act"; readonly action: MemberAction }
  | { readonly step: "jump"; readonly ms: number }
  | { readonly step: "restart" }
  /** Sends an earlier action again under its key. */
  | { readonly step: "repeat"; readonly nth: number };

export const anyStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: anyAction().map((action) => ({ step: "act", action }) as const) },
    { weight: 3, arbitrary: fc.nat({ max: 30 }).map((nth) => ({ step: "repeat", nth }) as const) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(1, HOUR_MS, DAY_MS - 1, DAY_MS, 2 * DAY_MS, 400 * DAY_MS)
        .chain((ms) => fc.constantFrom(ms, -ms))
        .map((ms) => ({ step: "jump", ms }) as const),
    },
    fc.constant({ step: "restart" } as const),
  );

/** A member with credit and points. Their calls go to the house that runs now. */
export async function openRestartable(credit = baht(50_000)) {
  const clock = testClock();
  const journal = createMemoryJournal<HouseEvent>();
  let starts = 1;
  let current = await openTestHouse({ journal, clock, number: starts });
  const { id, session } = await joinHouse(current.house, 1, credit);
  unwrap(await current.house.staff.givePoints(id, 5_000));
  const service = new Proxy({} as MemberService, { get: (_, name) => Reflect.get(current.house.member(id), name) });
  return {
    journal,
    clock,
    member: { id, session, service },
    get testHouse() {
      return current;
    },
    async restart() {
      starts += 1;
      current = await openTestHouse({ journal, clock, number: starts });
    },
  };
}
