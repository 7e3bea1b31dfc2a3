import { useRef, useState } from "react";
import type { SecondFactorKind, SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../core/session/second-factor/second-factors.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import { ok, type Result } from "../../../core/shared/result.ts";
import { useStoresRoot } from "../stores-context.ts";

type TypedKind = Exclude<SecondFactorKind, "passkey">;

export interface CodeInput {
  readonly kind: TypedKind;
  readonly code: string;
  readonly error: Problem | undefined;
  readonly busy: boolean;
  readonly onChange: (code: string) => void;
  /** Undefined for a member without an app, who can type a recovery code only. */
  readonly onKind: ((kind: TypedKind) => void) | undefined;
  readonly onSubmit: () => Promise<void>;
  /** Undefined where no passkey can be used. */
  readonly onPasskey: (() => Promise<void>) | undefined;
}

/** What the member can show. */
interface CodeChoices {
  readonly first?: TypedKind;
  /** Reads what a passkey must sign. */
  readonly passkeyOptions?: (() => Promise<Result<{ readonly options: string }, Problem>>) | undefined;
}

/** A typed code or a passkey that is sent with `send`. A code of a wrong shape is not sent, and the typed text stays. */
export function useCode(
  send: (proof: SecondFactorProof) => Promise<Result<unknown, Problem>>,
  { first = "totp", passkeyOptions }: CodeChoices = {},
): CodeInput {
  const { passkeys } = useStoresRoot();
  const [typed, setTyped] = useState<{ readonly kind: TypedKind; readonly code: string }>({ kind: first, code: "" });
  const [error, setError] = useState<Problem | undefined>(undefined);
  const { busy, run: runOne } = useOneAtATime();
  const change = (next: typeof typed) => {
    setTyped(next);
    setError(undefined);
  };
  /** Undefined: the person changed their mind, which is no error. */
  const run = (work: () => Promise<Result<unknown, Problem> | undefined>) =>
    runOne(async () => {
      const answer = await work();
      setError(answer?.ok === false ? answer.error : undefined);
    });
  return {
    ...typed,
    error,
    busy,
    onChange: (code) => change({ ...typed, code }),
    onKind: first === "totp" ? (kind) => change({ kind, code: "" }) : undefined,
    onSubmit: () =>
      run(async () => {
        const parsed = parseProof(typed);
        return parsed.ok ? send(parsed.value) : parsed;
      }),
    onPasskey:
      passkeys &&
      passkeyOptions &&
      (() =>
        run(async () => {
          const read = await passkeyOptions();
          if (!read.ok) return read;
          const code = await (await passkeys()).sign(read.value.options);
          return code === undefined ? undefined : send({ kind: "passkey", code });
        })),
  };
}

/** What `second-factor-required` says: the kinds, and at sign-in what a passkey must sign. */
export function choicesOf({ kinds, passkeyOptions }: Refusal["facts"]): CodeChoices {
  const hasApp = typeof kinds !== "string" || kinds.split(",").includes("totp");
  return {
    first: hasApp ? "totp" : "recovery-code",
    ...(typeof passkeyOptions === "string" && { passkeyOptions: async () => ok({ options: passkeyOptions }) }),
  };
}

interface OneAtATime {
  readonly busy: boolean;
  /** Does nothing while earlier work runs. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Runs one piece of work at a time, however often a button is pressed. */
export function useOneAtATime(): OneAtATime {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  return {
    busy,
    async run(work) {
      // A ref, because state changes too late to stop a second submit in the same task.
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
