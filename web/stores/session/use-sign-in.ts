import { useState } from "react";
import type { SignInPlace } from "../../../core/session/session-state.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { useStoresRoot } from "../stores-context.ts";
import { useWait } from "./use-wait.ts";

export interface SignInField {
  readonly values: { readonly username: string; readonly password: string };
  readonly errors: { readonly username?: string; readonly password?: string; readonly form?: Problem };
  readonly busy: boolean;
  /** So many seconds to wait before the next attempt for this username. */
  readonly wait: number;
  readonly onChange: (field: "username" | "password", value: string) => void;
  readonly onSubmit: () => Promise<unknown>;
}

/** The sign-in form of one place, for an observer. The typed values live in the component and are never stored. */
export function useSignIn(place: SignInPlace): SignInField {
  const root = useStoresRoot();
  const { session } = root.stores;
  const [values, setValues] = useState({ username: "", password: "" });
  /** The session keeps its error from an earlier screen; the form shows only the errors of its own attempts. */
  const [tried, setTried] = useState(false);
  const [triedName, setTriedName] = useState<string>();
  const wait = useWait(triedName === values.username ? session.error : undefined);
  return {
    values,
    errors: tried && session.error ? errorsOf(session.error) : {},
    busy: session.loading,
    wait,
    onChange: (field, value) => {
      if (field === "password") root.warmMember();
      setValues((typed) => ({ ...typed, [field]: value }));
      if (tried) setTried(false);
    },
    onSubmit: () => {
      setTried(true);
      setTriedName(values.username);
      return session.signIn(values, place);
    },
  };
}

function errorsOf(problem: Problem): SignInField["errors"] {
  if (problem.kind === "refusal") {
    const { code, field, message } = problem;
    // The error concerns both fields; the password is the one to type again.
    if (field === "password" || code === "credentials-wrong") return { password: message };
    if (field === "username") return { username: message };
  }
  return { form: problem };
}
