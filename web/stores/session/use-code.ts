import { useRef, useState } from "react";
import type { SecondFactorKind, SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../core/session/second-factor/parse-proof.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";

export interface CodeInput {
  readonly kind: SecondFactorKind;
  readonly code: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: (code: string) => void;
  readonly onKind: (kind: SecondFactorKind) => void;
  readonly onSubmit: () => Promise<void>;
}

/** A typed code that is sent with `send`. A code of a wrong shape is not sent, and the typed text stays. */
export function useCode(send: (proof: SecondFactorProof) => Promise<Result<unknown, Problem>>): CodeInput {
  const [proof, setProof] = useState<SecondFactorProof>({ kind: "totp", code: "" });
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const change = (next: SecondFactorProof) => {
    setProof(next);
    setError(undefined);
  };
  return {
    ...proof,
    error,
    busy,
    onChange: (code) => change({ ...proof, code }),
    onKind: (kind) => change({ kind, code: "" }),
    async onSubmit() {
      // A ref, because state changes too late to stop a second submit in the same task.
      if (sending.current) return;
      const parsed = parseProof(proof);
      if (!parsed.ok) return setError(parsed.error.message);
      sending.current = true;
      setBusy(true);
      const answer = await send(parsed.value);
      sending.current = false;
      setBusy(false);
      if (!answer.ok) setError(answer.error.message);
    },
  };
}
