import * as v from "valibot";
import type { Clock } from "../../../core/platform/device.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { WITHHELD_MS, type WithheldPrizes } from "../../../core/wallet/withheld-prizes.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

interface WithheldPrizesDependencies {
  /** Shared by all tabs. */
  readonly storage: KeyValue;
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  /** Of the device, which all tabs share. */
  readonly clock: Clock;
  readonly prefix: string;
}

const count = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(count, v.minValue(0));
const stored = v.object({ at: count, creditSatang: amount, points: amount, writtenAt: count });

/** One member's withheld prizes, each under its own key. A page that goes away shows them: a reload finds them paid. */
export function createWithheldPrizes(
  { storage, page, clock, prefix }: WithheldPrizesDependencies,
  member: MemberId,
): WithheldPrizes {
  const beginning = `${prefix}.withheld.${member}.`;
  const listeners = new Set<() => void>();
  const own = new Set<string>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const remove = (id: string) => {
    own.delete(id);
    storage.remove(beginning + id);
    notify();
  };
  page.addEventListener("pagehide", () => {
    for (const id of own) remove(id);
  });
  page.addEventListener("storage", ({ key }) => {
    // The key is null when another tab cleared the whole storage.
    if (key === null || key.startsWith(beginning)) notify();
  });
  return {
    read: () =>
      storage.keys(beginning).flatMap((key) => {
        const { success, output } = v.safeParse(stored, parseJson(storage.get(key) ?? ""));
        if (!success || Math.abs(clock() - output.writtenAt) > WITHHELD_MS) {
          storage.remove(key);
          return [];
        }
        const { at, creditSatang, points } = output;
        return { id: key.slice(beginning.length), at: instant(at), creditSatang: satang(creditSatang), points };
      }),
    write({ id, ...prize }) {
      own.add(id);
      storage.set(beginning + id, JSON.stringify({ ...prize, writtenAt: clock() }));
      notify();
    },
    remove,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
