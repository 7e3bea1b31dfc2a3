import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { RECOVERY_CODE_LENGTH, TOTP_DIGITS } from "../../../core/session/second-factor/second-factors.ts";
import type { CommonPasswords, Tokens } from "../ports/passwords.ts";
import type { SecondFactors } from "../ports/second-factors.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Base32, without characters that look alike. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Codes by RFC 6238, as every authenticator app makes them. A sealed secret is `v1.` and base64url of nonce, tag and
 * ciphertext; the member's id is authenticated, so the secret of one member does not open for another.
 */
export function createNodeSecondFactors(secretKey: string): SecondFactors {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secretKey, "", `sanam ${purpose}`, 32));
  const sealKey = keyFor("totp secrets");
  const hashKey = keyFor("recovery codes");

  function seal(member: string, secret: Uint8Array): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(member));
    const data = Buffer.concat([cipher.update(secret), cipher.final()]);
    return `v1.${Buffer.concat([iv, cipher.getAuthTag(), data]).toString("base64url")}`;
  }

  function unseal(member: string, sealed: string): Buffer {
    const [version, text = ""] = sealed.split(".");
    if (version !== "v1") throw new Error("a second factor's secret of an unknown version");
    const bytes = Buffer.from(text, "base64url");
    const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(member));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      throw new Error("a second factor's secret was encrypted with another key than the house has (SANAM_SECRET_KEY)");
    }
  }

  return {
    createSecret(member) {
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
      return { secret: secret.base32, sealedSecret: seal(member, secret.bytes) };
    },
    matchingStep(member, sealedSecret, code, now) {
      const secret = new Secret({ buffer: new Uint8Array(unseal(member, sealedSecret)).buffer });
      const totp = new TOTP({ secret, digits: TOTP_DIGITS, period: PERIOD_SECONDS });
      const steps = totp.validate({ token: code, timestamp: now, window: 1 });
      return steps === null ? undefined : Math.floor(now / (PERIOD_SECONDS * 1000)) + steps;
    },
    createRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, recoveryCode),
    hashRecoveryCode: (member, code) => createHmac("sha256", hashKey).update(`${member} ${code}`).digest("base64url"),
  };
}

function recoveryCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** One list for all houses of a process. */
let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords of zxcvbn. The list is read when the first password is chosen, not at the start. */
export function createNodeCommonPasswords(): CommonPasswords {
  return {
    async includes(password) {
      list ??= load();
      return (await list).has(password.normalize("NFC").toLowerCase());
    },
  };
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
}

export function createNodeTokens(): Tokens {
  return {
    create: () => randomBytes(32).toString("hex"),
    hash: async (token) => hash("sha256", token),
  };
}

/** The widest range that `randomInt` takes. */
const STEPS = 2 ** 48 - 1;

/** Evenly spread in [0, 1), from 48 random bits of the system. Past draws do not reveal the next one. */
export function nodeRandom(): number {
  return randomInt(STEPS) / STEPS;
}
