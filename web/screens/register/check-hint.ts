import type { LiveCheck } from "../../stores/session/live-check.ts";
import { registerText } from "../../text/th/session/register.ts";

interface Hint {
  readonly hint: string | undefined;
  readonly good: boolean;
}

/** The hint of a field that the backend checks while it is typed. */
export function checkHint(check: LiveCheck, idleHint: string | undefined, passed: string): Hint {
  switch (check.state.status) {
    case "checking":
      return { hint: registerText.checking, good: false };
    case "passed":
      return { hint: passed, good: true };
    case "stopped":
      // A refusal is shown as the field's error.
      return { hint: check.refusal ? idleHint : registerText.unchecked, good: false };
    case "idle":
      return { hint: idleHint, good: false };
  }
}
