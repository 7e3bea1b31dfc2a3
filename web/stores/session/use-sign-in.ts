import { useState } from "react";
import type { SignInPlace } from "../../../core/session/session-state.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { useStoresRoot } from "../stores-context.ts";

export interface SignInField {
  readonly values: { readonly username: string; readonly password: string };
  readonly errors: Readonly<Partial<Record<"username" | "password" | "form", string>>>;
  readonly busy: boolean;
  readonly onChange: (field: "username" | "password", value: string) => void;
  readonly onSubmit: () => Promise<unknown>;
}

/** The sign-in form of a place, for an observer. What is typed stays with the form and is never stored. */
export function useSignIn(place: SignInPlace): SignInField {
  const house = useStoresRoot();
  const { session } = house.stores;
  const [values, setValues] = useState({ username: "", password: "" });
  /** The session keeps its error for the next screen; this form shows only what came of its own tries. */
  const [tried, setTried] = useState(false);
  return {
    values,
    errors: tried && session.error ? placed(session.error) : {},
    busy: session.loading,
    onChange: (field, value) => {
      if (field === "password") house.warmMember();
      setValues((typed) => ({ ...typed, [field]: value }));
      if (tried) setTried(false);
    },
    onSubmit: () => {
      setTried(true);
      return session.signIn(values, place);
    },
  };
}

function placed(problem: Problem): SignInField["errors"] {
  if (problem.kind === "refusal") {
    const { code, field, message } = problem;
    // It is about both; the password is the one to type again.
    if (field === "password" || code === "credentials-wrong") return { password: message };
    if (field === "username") return { username: message };
  }
  return { form: problem.message };
}
