import { browserAfter, browserClock } from "../../../adapters/browser/device.ts";
import { newIdempotencyKey } from "../../../adapters/browser/new-idempotency-key.ts";
import { createIntentStorage } from "../../../adapters/browser/storage/intent-storage.ts";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { createHttpRegistration } from "../../../adapters/http/session/registration.ts";
import { memberId } from "../../../core/session/model.ts";
import { RegisterStore } from "../../stores/session/register-store.ts";
import type { SiteParts } from "../identifiers.ts";
import { knowRefusals } from "../know-refusals.ts";

/** A visitor's registration, wired by hand: visitors do not load the container. */
export function composeRegister({
  page,
  brand,
  session,
  sessionPort,
  client,
  deviceToken,
  sessionStorage,
  wait,
  solvePuzzle,
  inputRules,
  say,
}: SiteParts): RegisterStore {
  knowRefusals({ say });
  return new RegisterStore(
    {
      session: { ...sessionPort, ...createHttpRegistration(client, deviceToken) },
      sessionStorage,
      wait,
      solvePuzzle,
      honoursKeys: brand.sendIdempotencyKey,
      newKey: newIdempotencyKey,
      after: browserAfter,
      // This tab's storage: a reload keeps it, and nobody else on the device sees it.
      notes: {
        intents: createIntentStorage(
          { storage: keyValue(() => page.sessionStorage), page, clock: browserClock, prefix: brand.id },
          memberId("visitor"),
        ),
        clock: browserClock,
      },
      inputRules,
    },
    (opened) => session.enter(opened),
  );
}
