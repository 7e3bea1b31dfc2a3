import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { type Instant, instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import type { ChallengePurpose, Passkey, Passkeys } from "../ports/second-factors.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const TIME_BYTES = 8;
const NONCE_BYTES = 16;

/**
 * Passkeys of the sites at `origins`; a site at localhost is always one of them. A challenge is its end, a nonce and a
 * keyed hash of both and its purpose, so the house stores none before it is used.
 */
export function createNodePasskeys(secretKey: string, origins: readonly string[]): Passkeys {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "sanam passkey challenges", 32));

  function isAllowed(origin: string): boolean {
    return origins.includes(origin) || hostOf(origin) === "localhost";
  }

  function hashOf(purpose: ChallengePurpose, head: Buffer): Buffer {
    const session = "session" in purpose ? purpose.session : "";
    const bound = JSON.stringify([purpose.name, purpose.member, session]);
    return createHmac("sha256", key).update(head).update(bound).digest();
  }

  function createChallenge(purpose: ChallengePurpose, now: Instant): Buffer<ArrayBuffer> {
    const head = Buffer.alloc(TIME_BYTES + NONCE_BYTES);
    head.writeBigUInt64BE(BigInt(plus(now, CHALLENGE_MS)));
    randomBytes(NONCE_BYTES).copy(head, TIME_BYTES);
    return Buffer.concat([head, hashOf(purpose, head)]);
  }

  /** When a challenge of this purpose ends; undefined for one that is over or was made by nobody. */
  function endOf(purpose: ChallengePurpose, challenge: string, now: Instant): Instant | undefined {
    const bytes = Buffer.from(challenge, "base64url");
    const head = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
    const mark = bytes.subarray(TIME_BYTES + NONCE_BYTES);
    const expected = hashOf(purpose, head);
    if (mark.length !== expected.length || !timingSafeEqual(mark, expected)) return undefined;
    const end = instant(Number(head.readBigUInt64BE()));
    return now < end ? end : undefined;
  }

  return {
    async registrationOptions(purpose, username, origin, known, now) {
      const rpID = hostOf(origin);
      if (rpID === undefined || !isAllowed(origin)) return undefined;
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: username,
        userID: new TextEncoder().encode(purpose.member),
        challenge: new Uint8Array(createChallenge(purpose, now)),
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      });
      return JSON.stringify(options);
    },

    async verifyRegistration(purpose, name, credential, now) {
      const response = parsed<RegistrationResponseJSON>(credential);
      const client = response && clientDataOf(response.response.clientDataJSON);
      const end = client && endOf(purpose, client.challenge, now);
      const rpID = client && hostOf(client.origin);
      if (!response || !client || end === undefined || rpID === undefined || !isAllowed(client.origin))
        return undefined;
      const { challenge, origin } = client;
      const result = await settled(
        verifyRegistrationResponse({
          response,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }),
      );
      if (!result?.verified) return undefined;
      const made = result.registrationInfo.credential;
      const passkey: Passkey = {
        id: made.id,
        name,
        publicKey: Buffer.from(made.publicKey).toString("base64url"),
        signCount: made.counter,
        transports: [...(made.transports ?? [])],
        origin,
      };
      return { passkey, challenge, challengeEndsAt: end };
    },

    async assertionOptions(purpose, known, now) {
      const options = await generateAuthenticationOptions({
        rpID: hostOf(known[0]?.origin ?? "") ?? "localhost",
        challenge: new Uint8Array(createChallenge(purpose, now)),
        allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        userVerification: "preferred",
      });
      return JSON.stringify(options);
    },

    async verifyAssertion(purpose, known, credential, now) {
      const response = parsed<AuthenticationResponseJSON>(credential);
      const client = response && clientDataOf(response.response.clientDataJSON);
      const end = client && endOf(purpose, client.challenge, now);
      const passkey = known.find(({ id }) => id === response?.id);
      if (!response || !client || end === undefined || !passkey) return undefined;
      const result = await settled(
        verifyAuthenticationResponse({
          response,
          expectedChallenge: client.challenge,
          expectedOrigin: passkey.origin,
          expectedRPID: hostOf(passkey.origin) ?? "",
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.signCount,
          },
          requireUserVerification: false,
        }),
      );
      if (!result?.verified) return undefined;
      const signCount = result.authenticationInfo.newCounter;
      return { passkeyId: passkey.id, signCount, challenge: client.challenge, challengeEndsAt: end };
    },
  };
}

/** The library throws for a credential that is not right. */
async function settled<T>(verification: Promise<T>): Promise<T | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

/** An object with the fields that are read before the library checks all of them. */
function parsed<T extends { readonly id: string }>(text: string): T | undefined {
  try {
    const value = JSON.parse(text) as {
      readonly id?: unknown;
      readonly response?: { readonly clientDataJSON?: unknown };
    };
    return typeof value.id === "string" && typeof value.response?.clientDataJSON === "string"
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

function clientDataOf(text: string): { readonly challenge: string; readonly origin: string } | undefined {
  try {
    const data = JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
    const { challenge, origin } = data;
    return typeof challenge === "string" && typeof origin === "string" ? { challenge, origin } : undefined;
  } catch {
    return undefined;
  }
}
