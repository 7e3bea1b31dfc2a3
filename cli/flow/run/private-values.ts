import type { Session } from "../../../core/session/model.ts";
import type { Json } from "../../output/json.ts";
import { createSecrets, HIDDEN } from "../../output/secrets.ts";
import { isPrivateKey } from "../private-key.ts";

/** Hides what no report may show: passwords, codes, tokens, phone and account numbers. */
export interface PrivateValues {
  readonly add: (value: Json) => void;
  /** Of an actor: its token, its phone and its account. */
  readonly addSession: (session: Session | undefined) => void;
  readonly shown: (text: string) => string;
  /** A value of an answer, as JSON and shortened. */
  readonly shownValue: (value: Json | undefined, key?: string | number) => string;
}

const MAX_SHOWN = 300;

export function createPrivateValues(): PrivateValues {
  const secrets = createSecrets();
  const shown = secrets.clean;
  return {
    add: (value) => {
      if (typeof value === "string" || typeof value === "number") secrets.hide(String(value));
    },
    addSession: (session) => {
      secrets.hide(session?.token);
      secrets.mask(session?.member.phone);
      secrets.mask(session?.member.bankAccount?.accountNumber);
    },
    shown,
    shownValue: (value, key) => {
      if (value === undefined) return "nothing";
      if (typeof key === "string" && isPrivateKey(key) && value !== null && typeof value !== "object") return HIDDEN;
      const text = shown(
        JSON.stringify(value, (name, inner: unknown) =>
          isPrivateKey(name) && (typeof inner === "string" || typeof inner === "number") ? HIDDEN : inner,
        ),
      );
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    },
  };
}
