import { isLoopback } from "../../../adapters/server/loopback.ts";

/** Whether a target may have the sandbox's token once it asks: this machine, or the address that `SANAM_SANDBOX_URL` names. */
export function mayHaveToken(baseUrl: string, env: Readonly<Record<string, string | undefined>>): boolean {
  const { hostname, origin } = new URL(baseUrl);
  if (isLoopback(hostname.replace(/^\[|\]$/g, ""))) return true;
  const named = env["SANAM_SANDBOX_URL"]?.trim();
  return named !== undefined && URL.canParse(named) && new URL(named).origin === origin;
}
