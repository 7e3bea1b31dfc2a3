import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What an authenticator may say in place of the truth. */
export interface Lies {
  readonly origin?: string;
  readonly type?: string;
  /** A passkey of before. */
  readonly id?: string;
  /** Signs, but something else. */
  readonly badSignature?: boolean;
}

/** A person's authenticator in software: it makes passkeys and signs with them as a browser does (WebAuthn, ES256). */
export interface Authenticator {
  /** Both take the JSON text of options and return the JSON text of a credential. */
  readonly create: (options: string, lies?: Lies) => string;
  readonly sign: (options: string, lies?: Lies) => string;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

export function createAuthenticator(site: string): Authenticator {
  const siteHash = createHash("sha256").update(new URL(site).hostname).digest();
  const keys = new Map<string, KeyObject>();

  // It counts no signatures, as passkeys that several devices share.
  const dataOf = (flags: number, ...rest: readonly Buffer[]) =>
    Buffer.concat([siteHash, Buffer.from([flags, 0, 0, 0, 0]), ...rest]);

  function clientData(usual: string, options: string, { origin = site, type = usual }: Lies): Buffer {
    const { challenge } = Object(JSON.parse(options));
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = (id: string, response: object) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    create(options, lies = {}) {
      const id = lies.id === undefined ? randomBytes(16) : Buffer.from(lies.id, "base64url");
      const name = id.toString("base64url");
      const key = keys.get(name) ?? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
      keys.set(name, key);
      const { x = "", y = "" } = key.export({ format: "jwk" });
      // A COSE key: EC2, ES256, P-256, x, y.
      const point = [x, y].flatMap((text, at) => [Buffer.from([0x21 + at]), bytes(Buffer.from(text, "base64url"))]);
      const cose = Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), ...point]);
      const length = Buffer.from([0, id.length]);
      const data = dataOf(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, AAGUID, length, id, cose);
      const statement = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])];
      const attestation = Buffer.concat([Buffer.from([0xa3]), ...statement, text("authData"), bytes(data)]);
      return credential(name, {
        clientDataJSON: clientData("webauthn.create", options, lies).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    sign(options, lies = {}) {
      const { allowCredentials = [] } = Object(JSON.parse(options));
      const asked: readonly string[] = allowCredentials.map((each: unknown) => String(Object(each).id));
      const id = lies.id ?? asked.find((each) => keys.has(each)) ?? "";
      const key = keys.get(id);
      if (!key) throw new Error("no passkey of this authenticator is asked for");
      const client = clientData("webauthn.get", options, lies);
      const data = dataOf(PRESENT_AND_VERIFIED);
      const hash = createHash("sha256").update(lies.badSignature ? "something else" : client);
      return credential(id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, hash.digest()]), key).toString("base64url"),
      });
    },
  };
}

/** CBOR in its shortest form: a text of less than 24 letters, and 24 to 255 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
