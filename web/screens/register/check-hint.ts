import type { LiveCheck } from "../../stores/session/live-check.ts";
import { registerText } from "../../text/th/session/register.ts";

interface Hint {
  readonly hint: string | undefined;
  readonly good: boolean;
}

/** What stands under a field that the backend is asked about while it is typed. */
export function checkHint(check: LiveCheck, resting: string | undefined, passed: string): Hint {
  switch (check.state.status) {
    case "checking":
      return { hint: registerText.checking, good: false };
    case "passed":
      return { hint: passed, good: true };
    case "stopped":
      // A "no" stands above as the field's error.
      return { hint: check.refusal ? resting : registerText.unchecked, good: false };
    case "idle":
      return { hint: resting, good: false };
  }
}
