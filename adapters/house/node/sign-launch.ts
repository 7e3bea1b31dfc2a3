import { createHash, createHmac } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import type { SignLaunch } from "../ports/launch-signer.ts";

/** The address is opened at once, so a copy of it is soon of no use. */
const VALID_MS = MINUTE_MS;
/** Hex digits of a maker's name for a member: 128 bits. */
const PSEUDONYM_LENGTH = 32;

/** Signs with a key that the operator shares with the makers of games; cli/commands/house/README.md says how they verify. */
export function createLaunchSigner(key: string): SignLaunch {
  return ({ url, code, member, id, at }) => {
    const issued = Math.floor(at / SECOND_MS);
    const signed = {
      member: pseudonymOf(member),
      game: code,
      launch: id,
      issued: String(issued),
      expires: String(issued + VALID_MS / SECOND_MS),
    };
    const signature = createHmac("sha256", key).update(Object.values(signed).join("\n")).digest("hex");
    // Joined by hand, because the operator's own parameters must stay as they are written.
    return `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams({ ...signed, signature })}`;
  };
}

/**
 * Names the member to makers of games, always the same and whatever the key, so that a new key loses no wallet. It tells
 * neither the username nor the id of the API.
 */
function pseudonymOf(member: string): string {
  return createHash("sha256").update(`sanam launch\n${member}`).digest("hex").slice(0, PSEUDONYM_LENGTH);
}
