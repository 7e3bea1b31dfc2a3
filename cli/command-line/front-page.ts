import { exitCodesHelp } from "../output/exit-codes.ts";

/** What the help of the whole tool says after its options and groups. */
export function frontPage(): string {
  return `
First steps:
  sanam session login gold --target memory
  sanam wallet credit --target memory
  sanam flow run all --target memory

  sanam commands              every command in one list
  sanam help wallet deposit   the help of a group, or of a command with its options and examples
  sanam completion bash       how a shell completes commands, options and values; also for zsh and fish

Amounts are typed in baht, with Thai digits and commas accepted; JSON holds satang in keys that end in Satang.
Times are Bangkok time in tables and ISO 8601 in JSON.
With -o json stdout is one line, {"ok":true,"data":…} or {"ok":false,"error":{"kind":…,"message":…}}; text goes to stderr.
Passwords are never arguments: they come from a prompt, --password-stdin or SANAM_PASSWORD.
Sessions are stored in SANAM_HOME (default: sanam in the system's settings folder), one per target and profile.

${exitCodesHelp()}`;
}
