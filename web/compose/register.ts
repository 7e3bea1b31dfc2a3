import { browserAfter } from "../../adapters/browser/browser-clock.ts";
import { newIdempotencyKey } from "../../adapters/browser/new-idempotency-key.ts";
import { RegisterStore } from "../stores/session/register-store.ts";
import type { SiteParts } from "./site-parts.ts";

/** A visitor's registration, wired by hand: visitors do not load the container. */
export function composeRegister({
  brand,
  session,
  sessionPort,
  sessionStorage,
  wait,
  inputRules,
}: SiteParts): RegisterStore {
  return new RegisterStore(
    {
      session: sessionPort,
      sessionStorage,
      wait,
      honoursKeys: brand.sendIdempotencyKey,
      newKey: newIdempotencyKey,
      after: browserAfter,
      inputRules,
    },
    (opened) => session.enter(opened),
  );
}
