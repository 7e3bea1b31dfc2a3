import { type FailureReason, judgeFailure, REFUSAL_CODE, SESSION_ENDS_ON } from "../../../core/rules/failure-policy.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, flag, textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, yesNo } from "../../output/view.ts";

export const rulesFailure = command({
  path: ["rules", "failure"],
  summary: "Show whether a failed call ends the session or raises the service problem",
  needs: [],
  examples: [
    inMemory("sanam rules failure --status 503"),
    inMemory("sanam rules failure --status 500 --session-ends-on any-failure"),
  ],
  options: {
    status: wholeNumber("--status <n>", `the reply's status; ${REFUSAL_CODE} is the special code`, {
      min: 0,
      max: 999_999,
    }),
    code: textOption("--code <code>", `the code of the body or the transport, such as ${REFUSAL_CODE} or ECONNABORTED`),
    cancelled: flag("--cancelled", "the site cancelled the call"),
    sessionEndsOn: withDefault(
      choice("--session-ends-on <reading>", "the brand's reading of the specification", SESSION_ENDS_ON),
      "unauthorised",
    ),
  },
  run: ({ status, code, cancelled, sessionEndsOn }) => {
    if (status === undefined && code === undefined && !cancelled) {
      return err(usage("describe the failure with --status <n>, --code <code> or --cancelled"));
    }
    const { reason, endsSession, raisesServiceProblem, refusal } = judgeFailure(
      { status, code, cancelled },
      sessionEndsOn,
    );
    const explanation = `${EXPLANATIONS[reason]} The session ends on ${ENDS[sessionEndsOn]}.`;
    return ok({
      data: { reason, endsSession, raisesServiceProblem, refusal, sessionEndsOn, explanation },
      view: [
        fields({
          Reason: reason,
          "Ends the session": yesNo(endsSession),
          "Service problem": yesNo(raisesServiceProblem),
          "Shown as refusal": yesNo(refusal),
          Why: explanation,
        }),
      ],
    });
  },
});

const ENDS = {
  unauthorised: "401 and 403 only",
  "any-failure": `every failed reply but the special code ${REFUSAL_CODE}`,
} as const;

const EXPLANATIONS = {
  success: "A status from 200 to 299 is no failure.",
  refused: `${REFUSAL_CODE} is the backend's own “no”: it is shown and never ends the session.`,
  unauthorised: "401 and 403 say that the session is over.",
  unavailable: "503 raises the service-problem flag.",
  "timed-out": "408 and ECONNABORTED raise the service-problem flag.",
  cancelled: "A call we gave up raises the service-problem flag and says nothing of the session.",
  unreachable: "No reply came, so nobody said that the session is over.",
  server: "Any other status is a failure of the backend.",
} as const satisfies Record<FailureReason, string>;
