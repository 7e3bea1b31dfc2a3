/** What a run of the command line tool ends with; scripts branch on these, so they never change their meaning. */
export const EXIT = {
  fine: 0,
  unexpected: 1,
  usage: 2,
  refused: 3,
  notSignedIn: 4,
  unreachable: 5,
  contract: 6,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * `error.kind` of a JSON answer, and the exit code of each.
 * - `unexpected`: a bug of ours, or a machine that does not do what it should
 * - `server`: the backend failed (a status that is none of the others)
 * - `not-available`: the backend lacks a call that the specification does not show
 * - `usage`: the command line itself is wrong
 * - `refused`: a rule said no; `error.code` says which
 * - `not-signed-in`: no session, 401 or 403, or wrong credentials
 * - `unreachable`, `timed-out`, `unavailable` (503), `cancelled`: no answer came, and nothing can have happened
 * - `unknown-outcome`: no answer came to a money action that may have been carried out; `error.intent` sends it again
 * - `contract`: the reply is not what the contract promises; `error.endpoint` and `error.field` say where. With an
 *   `error.intent` it answered a money action, which may have been carried out all the same
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
} as const satisfies Record<string, ExitCode>;
export type ErrorKind = keyof typeof EXIT_OF_KIND;

const MEANINGS: Readonly<Record<ExitCode, string>> = {
  [EXIT.fine]: "fine",
  [EXIT.unexpected]: "unexpected",
  [EXIT.usage]: "usage: the command line is wrong",
  [EXIT.refused]: "refused by a rule",
  [EXIT.notSignedIn]: "not signed in, or wrong credentials",
  [EXIT.unreachable]: 'unreachable or timed out ("unknown-outcome": it may have happened)',
  [EXIT.contract]: "the backend broke the contract",
};

/** The part of `--help` that scripts are written from. */
export function exitCodesHelp(): string {
  const lines = Object.values(EXIT).flatMap((code) => {
    const kinds = Object.entries(EXIT_OF_KIND).flatMap(([kind, itsCode]) => (itsCode === code ? [kind] : []));
    return [`  ${code}  ${MEANINGS[code]}`, ...(kinds.length > 0 ? [`     error.kind: ${kinds.join(", ")}`] : [])];
  });
  return `Exit codes:\n${lines.join("\n")}`;
}
