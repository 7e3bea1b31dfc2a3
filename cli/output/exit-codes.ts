/** The exit codes of the command line tool. Scripts depend on them, so their meanings never change. */
export const EXIT = {
  success: 0,
  unexpected: 1,
  usage: 2,
  refused: 3,
  notSignedIn: 4,
  unreachable: 5,
  contract: 6,
  interrupted: 7,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * The exit code of each `error.kind` of a JSON answer.
 * - `unexpected`: a bug in the tool, or a problem of this machine
 * - `server`: the backend failed with a status that has no kind of its own
 * - `not-available`: the backend does not offer the call
 * - `usage`: the command line is wrong
 * - `refused`: a rule refused it; `error.code` names the rule
 * - `not-signed-in`: no session, 401 or 403, or wrong credentials
 * - `unreachable`, `timed-out`, `unavailable` (503), `cancelled`: no reply came, or `--timeout` was over, and no money action
 *   happened
 * - `unknown-outcome`: no reply to a money action came, so it may have happened; the same command finds it out, also in a
 *   later run, and `--intent` with `error.intent` asks again
 * - `contract`: the reply breaks the contract; `error.endpoint` and `error.field` say where. With an `error.intent` it was
 *   the reply to a money action, or to a read of its outcome: the action may have happened
 * - `interrupted`: Ctrl-C or a termination signal. With an `error.intent` a money action was sent and may have happened;
 *   without one, no money action was sent
 */
export const EXIT_OF_KIND = {
  unexpected: EXIT.unexpected,
  server: EXIT.unexpected,
  "not-available": EXIT.unexpected,
  usage: EXIT.usage,
  refused: EXIT.refused,
  "not-signed-in": EXIT.notSignedIn,
  unreachable: EXIT.unreachable,
  "timed-out": EXIT.unreachable,
  unavailable: EXIT.unreachable,
  cancelled: EXIT.unreachable,
  "unknown-outcome": EXIT.unreachable,
  contract: EXIT.contract,
  interrupted: EXIT.interrupted,
} as const satisfies Record<string, ExitCode>;
export type ErrorKind = keyof typeof EXIT_OF_KIND;

const MEANINGS: Readonly<Record<ExitCode, string>> = {
  [EXIT.success]: "success",
  [EXIT.unexpected]: "unexpected",
  [EXIT.usage]: "usage: the command line is wrong",
  [EXIT.refused]: "refused by a rule",
  [EXIT.notSignedIn]: "not signed in, or wrong credentials",
  [EXIT.unreachable]: 'unreachable or timed out ("unknown-outcome": it may have happened)',
  [EXIT.contract]: "the backend broke the contract",
  [EXIT.interrupted]: "stopped by Ctrl-C or a signal (with an intent: the action may have happened)",
};

/** Each code with its meaning and the kinds of errors that it stands for. */
export function exitCodeMeanings() {
  return Object.values(EXIT).map((code) => ({
    code,
    meaning: MEANINGS[code],
    kinds: Object.entries(EXIT_OF_KIND).flatMap(([kind, codeOfKind]) => (codeOfKind === code ? [kind] : [])),
  }));
}

/** The part of `--help` that describes the exit codes. */
export function exitCodesHelp(): string {
  const lines = exitCodeMeanings().flatMap(({ code, meaning, kinds }) => [
    `  ${code}  ${meaning}`,
    ...(kinds.length > 0 ? [`     error.kind: ${kinds.join(", ")}`] : []),
  ]);
  return `Exit codes:\n${lines.join("\n")}`;
}
