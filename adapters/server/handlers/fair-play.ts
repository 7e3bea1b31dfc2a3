import { fairPlayEndpoints as rows } from "../../../contracts/endpoints/fair-play.ts";
import type { PlayLimit } from "../../../core/rules/play-limits.ts";
import { baht } from "../../../core/shared/money.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { fairPlayToWire, figuresToWire, stepsToWire } from "../wire/fair-play-to-wire.ts";
import { type Handlers, memberHandler } from "./handler.ts";

const PAGE_SIZE = 20;

interface WireLimit extends PlayLimit {
  readonly amount?: number | null | undefined;
}

/** The limit's amount in satang or in minutes. */
function amountOf({ kind, amount }: WireLimit): number | undefined {
  if (amount === null || amount === undefined) return undefined;
  return kind === "time" ? amount : baht(amount);
}

export const fairPlayHandlers = {
  fairPlay: memberHandler(rows.fairPlay, async ({ service }) => ok(fairPlayToWire(await service.fairPlay()))),
  setPlayLimit: memberHandler(rows.setPlayLimit, async ({ service, body }) =>
    mapOk(await service.setPlayLimit(body, amountOf(body)), fairPlayToWire),
  ),
  confirmPlayLimit: memberHandler(rows.confirmPlayLimit, async ({ service, body }) =>
    mapOk(await service.confirmPlayLimit(body, amountOf(body)), fairPlayToWire),
  ),
  cancelPlayLimit: memberHandler(rows.cancelPlayLimit, async ({ service, body }) =>
    mapOk(await service.cancelPlayLimit(body), fairPlayToWire),
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
