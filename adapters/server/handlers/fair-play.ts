import { fairPlayEndpoints as rows } from "../../../contracts/endpoints/fair-play.ts";
import { isPlayLimit, type LimitKind, MOST_MINUTES, type PlayLimit } from "../../../core/rules/play-limits.ts";
import { baht } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { fairPlayToWire, figuresToWire, stepsToWire } from "../wire/fair-play-to-wire.ts";
import { type Handlers, memberHandler } from "./handler.ts";

const PAGE_SIZE = 20;

interface WireLimit extends PlayLimit {
  readonly amount?: number | null | undefined;
}

const wrong = (field: string) => err(at(field, refuse("body-invalid", { field })));

/** The limit's amount in satang or in minutes. Refuses a limit that nobody can have. */
function amountOf(limit: WireLimit): Result<number | undefined, Refusal> {
  const { kind, amount } = limit;
  if (!isPlayLimit(limit)) return wrong("period");
  if (amount === null || amount === undefined) return ok(undefined);
  return isAmount(kind, amount) ? ok(kind === "time" ? amount : baht(amount)) : wrong("amount");
}

function isAmount(kind: LimitKind, amount: number): boolean {
  return kind !== "time" || (Number.isInteger(amount) && amount <= MOST_MINUTES);
}

export const fairPlayHandlers = {
  fairPlay: memberHandler(rows.fairPlay, async ({ service }) => ok(fairPlayToWire(await service.fairPlay()))),
  setPlayLimit: memberHandler(rows.setPlayLimit, async ({ service, body }) => {
    const amount = amountOf(body);
    return amount.ok ? mapOk(await service.setPlayLimit(body, amount.value), fairPlayToWire) : amount;
  }),
  confirmPlayLimit: memberHandler(rows.confirmPlayLimit, async ({ service, body }) => {
    const amount = amountOf(body);
    return amount.ok ? mapOk(await service.confirmPlayLimit(body, amount.value), fairPlayToWire) : amount;
  }),
  cancelPlayLimit: memberHandler(rows.cancelPlayLimit, async ({ service, body }) =>
    isPlayLimit(body) ? mapOk(await service.cancelPlayLimit(body), fairPlayToWire) : wrong("period"),
  ),
  startBreak: memberHandler(rows.startBreak, async ({ service, body: { days } }) =>
    mapOk(await service.startBreak(days), fairPlayToWire),
  ),
  excludeSelf: memberHandler(rows.excludeSelf, async ({ service, body: { months } }) =>
    mapOk(await service.excludeSelf(months ?? undefined), fairPlayToWire),
  ),
  askToReturn: memberHandler(rows.askToReturn, async ({ service }) =>
    mapOk(await service.askToReturn(), fairPlayToWire),
  ),
  setRealityCheck: memberHandler(rows.setRealityCheck, async ({ service, body: { minutes } }) =>
    mapOk(await service.setRealityCheck(minutes), fairPlayToWire),
  ),
  noteSuggestion: memberHandler(rows.noteSuggestion, async ({ service }) =>
    mapOk(await service.noteSuggestion(), fairPlayToWire),
  ),
  fairPlayFigures: memberHandler(rows.fairPlayFigures, async ({ service }) =>
    ok(figuresToWire(await service.fairPlayFigures())),
  ),
  fairPlaySteps: memberHandler(rows.fairPlaySteps, async ({ service, query: { cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.fairPlaySteps({ cursor, limit }), stepsToWire),
  ),
} satisfies Handlers<typeof rows>;
