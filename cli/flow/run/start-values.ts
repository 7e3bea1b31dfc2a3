import { Secret, TOTP } from "otpauth";
import type { Session } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { createSecrets, HIDDEN } from "../../output/secrets.ts";
import type { Json } from "../../output/view.ts";
import type { Flow, NewValue } from "../flow.ts";

/** Random whole numbers below a limit. */
export type RandomBelow = (limit: number) => number;

const MAKERS: Readonly<Record<NewValue, (below: RandomBelow) => string>> = {
  username: (below) => `flow${letters(below, 10)}`,
  phone: (below) => `08${digits(below, 8)}`,
  // Banks of sandboxes have nobody under numbers that end in 0000.
  account: (below) => digits(below, 10).replace(/^0/, "7").replace(/0$/, "7"),
  key: (below) => `flow-${letters(below, 24)}`,
};

/** The inputs of one run by name. A generated phone or account number and a secret are private. */
export function startValues(
  { inputs }: Flow,
  env: Readonly<Record<string, string | undefined>>,
  below: RandomBelow,
  privates: PrivateValues,
): Result<Map<string, Json>, string> {
  const values = new Map<string, Json>();
  for (const { name, source } of inputs) {
    if (source.from === "text") values.set(name, source.text);
    else if (source.from === "new") {
      const made = MAKERS[source.what](below);
      if (source.what === "phone" || source.what === "account") privates.add(made);
      values.set(name, made);
    } else {
      const value = env[source.variable] || source.fallback;
      if (value === undefined) return err(`the input ${name} needs the environment variable ${source.variable}`);
      privates.add(value);
      values.set(name, value);
    }
  }
  return ok(values);
}

function letters(below: RandomBelow, count: number): string {
  return Array.from({ length: count }, () => "abcdefghjkmnpqrstuvwxyz"[below(23)]).join("");
}

function digits(below: RandomBelow, count: number): string {
  return Array.from({ length: count }, () => below(10)).join("");
}

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

const PRIVATE_KEY =
  /phone|account(?:number|name)?$|token|secret|password|payload|recovery|^uri$|^url$|launchid|^line$|recipient/i;

/** Whether values of this name are shown in no report. */
export function isPrivateKey(key: string): boolean {
  return PRIVATE_KEY.test(key);
}

const PERIOD_SECONDS = 30;

/** What an authenticator app shows (RFC 6238), so many periods from now; undefined where the secret is none. */
export function totpCode(secret: string, now: Instant, step: number): string | undefined {
  try {
    const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });
    return app.generate({ timestamp: now + step * PERIOD_SECONDS * 1000 });
  } catch {
    return undefined;
  }
}
