import fc from "fast-check";
import { expect, it } from "vitest";
import { CODE_MS } from "../../../../adapters/house/session/recovery.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { codeOf, joinHouse, openTestHouse, registrationOf } from "../test-house.ts";

const KNOWN = registrationOf(1).phone;
const UNKNOWN = "0899999999";
const TRIES = 5;

interface Step {
  readonly does: "ask" | "finish";
  /** Which of the tickets and of the codes; both are counted from the latest one. */
  readonly ticket: number;
  readonly code: number | "guessed";
  readonly waitMs: number;
}

const aStep = (code: fc.Arbitrary<Step["code"]>): fc.Arbitrary<Step> =>
  fc.record({
    does: fc.constantFrom("ask", "finish", "finish", "finish"),
    ticket: fc.constantFrom(0, 0, 0, 1, 2),
    code,
    waitMs: fc.constantFrom(0, 0, 0, MINUTE_MS, CODE_MS - MINUTE_MS, CODE_MS),
  });
const someSteps = (code: fc.Arbitrary<Step["code"]>) => fc.array(aStep(code), { maxLength: 25 });

/** A house whose phones are read, and somebody who asks and tries for one account. */
async function openRecovery(account: string) {
  const sent: string[] = [];
  const test = await openTestHouse({ codeSender: { send: async ({ code }) => void sent.push(code) } });
  const { session } = await joinHouse(test.house);
  const tickets: { readonly ticket: string; readonly code: string | undefined; readonly at: number }[] = [];
  const run = async ({ does, ticket, code, waitMs }: Step, newPassword: string) => {
    test.advance(waitMs);
    if (does === "ask") {
      const before = sent.length;
      const begun = await test.house.visitors.beginRecovery(account, {});
      // A house that closes ends first what follows the answer; one in memory answers still.
      await test.house.close();
      if (begun.ok) tickets.push({ ticket: begun.value.ticket, code: sent[before], at: test.now() });
      return { asked: codeOf(begun) };
    }
    const used = tickets.at(-1 - ticket);
    const shown = code === "guessed" ? undefined : sent.at(-1 - code);
    const guess = tickets.some((each) => each.code === "123456") ? "654321" : "123456";
    const tried = { ticket: used?.ticket ?? "none", code: shown ?? guess, newPassword };
    return { used, shown, answer: codeOf(await test.house.visitors.recoverPassword(tried, {})) };
  };
  return { ...test, session, tickets, run };
}

it("only the code of a ticket sets a password, within its time and tries, and once", async () => {
  await fc.assert(
    fc.asyncProperty(someSteps(fc.constantFrom<Step["code"][]>(0, 0, 1, "guessed")), async (steps) => {
      const { house, now, session, tickets, run } = await openRecovery(KNOWN);
      let password = registrationOf(1).password;
      const wrong = new Map<unknown, number>();
      const ended = new Set<unknown>();
      for (const [index, step] of steps.entries()) {
        const { used, shown, answer } = await run(step, `other-day-${index}`);
        if (answer === undefined) continue;
        const isRight = used?.code !== undefined && used.code === shown && !ended.has(used.ticket);
        const tries = wrong.get(used?.ticket) ?? 0;
        // Afterwards the tries are forgotten, too.
        if (!used || now() - used.at >= CODE_MS) expect(["recovery-over", "recovery-code-wrong"]).toContain(answer);
        else expect(answer).toBe(tries >= TRIES ? "recovery-over" : isRight ? "ok" : "recovery-code-wrong");
        if (answer === "recovery-code-wrong") wrong.set(used?.ticket, tries + 1);
        if (answer !== "ok") continue;
        password = `other-day-${index}`;
        // Every code that was sent until now has ended.
        for (const { ticket } of tickets) ended.add(ticket);
        expect((await house.use(session.token)).state).toBe("ended-elsewhere");
      }
      const { username } = registrationOf(1);
      expect(codeOf(await house.visitors.signIn({ username, password }))).toBe("ok");
    }),
    { numRuns: 60 },
  );
});

it("whoever has no code gets the answers that an account without a member gives", async () => {
  await fc.assert(
    fc.asyncProperty(someSteps(fc.constant("guessed")), async (steps) => {
      const [known, unknown] = [await openRecovery(KNOWN), await openRecovery(UNKNOWN)];
      for (const step of steps) {
        const { asked, answer } = await known.run(step, "other-day-77");
        expect(await unknown.run(step, "other-day-77")).toMatchObject({
          ...(asked !== undefined && { asked }),
          ...(answer !== undefined && { answer }),
        });
      }
      expect((await known.house.use(known.session.token)).state).toBe("open");
    }),
    { numRuns: 60 },
  );
});
