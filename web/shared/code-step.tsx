import { secondFactorText } from "#text/session/second-factor.ts";
import { choicesOf, useCode } from "../stores/session/use-code.ts";
import type { CodeStepProps } from "../stores/session/use-sign-in.ts";
import { CodeForm } from "../ui/code/code-form.tsx";

/** The second step of a sign-in. Loaded only when the backend asks for it. */
export function CodeStep({ onProof, onBack, facts }: CodeStepProps) {
  return <CodeForm texts={secondFactorText.signIn} {...useCode(onProof, choicesOf(facts))} onBack={onBack} />;
}
