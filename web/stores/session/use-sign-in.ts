import { type ComponentType, createElement, type ReactElement, useEffect, useState } from "react";
import type { SecondFactorProof } from "../../../core/session/second-factor/model.ts";
import type { SignInPlace } from "../../../core/session/session-state.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { useStoresRoot } from "../stores-context.ts";

/** The step after a right password, for a member with a second factor. */
export interface CodeStepProps {
  readonly onProof: (proof: SecondFactorProof) => Promise<Result<unknown, Problem>>;
  readonly onBack: () => void;
  /** What the backend said about the codes that it accepts. */
  readonly facts: Refusal["facts"];
}

export interface SignInField {
  /** Replaces the form while a code is asked for. */
  readonly codeStep: ReactElement | undefined;
  readonly values: { readonly username: string; readonly password: string };
  readonly errors: { readonly username?: Problem; readonly password?: Problem; readonly form?: Problem };
  readonly busy: boolean;
  /** The device solves a puzzle for a place; nothing is asked of the person. */
  readonly solving: boolean;
  /** So many seconds to wait before the next attempt for this username. */
  readonly wait: number;
  readonly onChange: (field: "username" | "password", value: string) => void;
  readonly onSubmit: () => Promise<unknown>;
}

/** The sign-in form of one place, for an observer. The typed values live in the component and are never stored. */
export function useSignIn(place: SignInPlace, loadCodeStep: () => Promise<ComponentType<CodeStepProps>>): SignInField {
  const root = useStoresRoot();
  const { session } = root.stores;
  const [values, setValues] = useState({ username: "", password: "" });
  /** The session keeps its error from an earlier screen; the form shows only the errors of its own attempts. */
  const [tried, setTried] = useState(false);
  const [triedName, setTriedName] = useState<string>();
  const wait = useWait(triedName === values.username ? session.error : undefined);
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps> | undefined>(undefined);
  const [facts, setFacts] = useState<Refusal["facts"]>({});
  const onProof = (secondFactor: SecondFactorProof) => session.signIn({ ...values, secondFactor }, place);
  const onBack = () => {
    setTried(false);
    setCodeStep(undefined);
  };
  return {
    codeStep: CodeStep && createElement(CodeStep, { onProof, onBack, facts }),
    values,
    errors: tried && session.error ? errorsOf(session.error) : {},
    // The page stays until the next one is here.
    busy: session.loading || session.signedIn,
    solving: session.solving,
    wait,
    onChange: (field, value) => {
      if (field === "password") root.warmMember();
      setValues((typed) => ({ ...typed, [field]: value }));
      if (tried) setTried(false);
    },
    onSubmit: async () => {
      setTried(true);
      setTriedName(values.username);
      const answer = await session.signIn(values, place);
      if (answer.ok || answer.error.kind !== "refusal" || answer.error.code !== "second-factor-required") return;
      setFacts(answer.error.facts);
      try {
        const Loaded = await loadCodeStep();
        setCodeStep(() => Loaded);
      } catch (error) {
        // The page's error boundary offers to load it again.
        setCodeStep(() => {
          throw error;
        });
      }
    },
  };
}

function errorsOf(problem: Problem): SignInField["errors"] {
  if (problem.kind === "refusal") {
    const { code, field } = problem;
    // The error concerns both fields; the password is the one to type again.
    if (field === "password" || code === "credentials-wrong") return { password: problem };
    if (field === "username") return { username: problem };
  }
  return { form: problem };
}

const SECOND_MS = 1000;

/** The seconds that are left until a refused call may be tried again, counting down; 0 without a wait. */
function useWait(problem: Problem | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = problem?.kind === "refusal" ? Number(problem.facts["retryAfter"] ?? 0) : 0;
    const began = Date.now();
    const count = () => setLeft(Math.max(0, Math.ceil(seconds - (Date.now() - began) / SECOND_MS)));
    count();
    const timer = seconds > 0 ? setInterval(count, SECOND_MS) : undefined;
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}
