import type { PlayTime, PlayTimeStorage } from "../../../core/fair-play/play-time.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

/** How long one member has been at play on this device. */
export function createPlayTimeStorage(storage: KeyValue, prefix: string, member: MemberId): PlayTimeStorage {
  const key = `${prefix}.play-time.${member}`;
  return {
    read: () => timeOf(parseJson(storage.get(key) ?? "")),
    write: (time) => storage.set(key, JSON.stringify(time)),
  };
}

/** Anything may have been stored. */
function timeOf(stored: unknown): PlayTime | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { startedAt, checkedAt, lastAt, money }: Readonly<Record<string, unknown>> = { ...stored };
  if (!isCount(startedAt) || !isCount(checkedAt) || !isCount(lastAt)) return undefined;
  const time = { startedAt: instant(startedAt), checkedAt: instant(checkedAt), lastAt: instant(lastAt) };
  const { stakedSatang, wonSatang }: Readonly<Record<string, unknown>> = { ...(money as object | undefined) };
  if (!isCount(stakedSatang) || !isCount(wonSatang)) return time;
  return { ...time, money: { stakedSatang: satang(stakedSatang), wonSatang: satang(wonSatang) } };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
