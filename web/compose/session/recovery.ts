import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { createHttpPassword } from "../../../adapters/http/session/password.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { type AskedCode, RecoveryStore } from "../../stores/session/recovery-store.ts";
import type { SiteParts } from "../identifiers.ts";
import { knowRefusals } from "../know-refusals.ts";

/** A visitor's new password, wired by hand: visitors do not load the container. */
export function composeRecovery({
  page,
  brand,
  client,
  identity,
  clock,
  solvePuzzle,
  inputRules,
  say,
}: SiteParts): RecoveryStore {
  knowRefusals({ say });
  const storage = keyValue(() => page.sessionStorage);
  const key = `${brand.id}.recovery`;
  return new RecoveryStore({
    session: createHttpPassword(client, identity),
    solvePuzzle,
    inputRules,
    clock,
    notes: {
      read: () => readNote(storage.get(key)),
      write: (asked) => (asked ? storage.set(key, `${asked.endsAt} ${asked.ticket}`) : storage.remove(key)),
    },
  });
}

function readNote(text: string | undefined): AskedCode | undefined {
  const [, endsAt = "", ticket = ""] = /^(\d{1,15}) (\S+)$/.exec(text ?? "") ?? [];
  return ticket === "" ? undefined : { ticket, endsAt: instant(Number(endsAt)) };
}
