import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey's device in software: it makes passkeys and signs with them as a browser does (WebAuthn, ES256). */
export interface SoftwareDevice {
  /** Both take the JSON text of options and return the JSON text of a credential. */
  create(options: string): string;
  sign(options: string): string;
}

const USER_PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export function softwareDevice(origin: string): SoftwareDevice {
  const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
  const keys = new Map<string, KeyObject>();

  /** It counts no signatures, as passkeys that several devices share. */
  function authData(flags: number, ...rest: readonly Buffer[]): Buffer {
    return Buffer.concat([rpIdHash, Buffer.from([flags, 0, 0, 0, 0]), ...rest]);
  }

  function clientData(type: string, options: string): Buffer {
    const { challenge } = JSON.parse(options) as { readonly challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = (id: string, response: object) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    create(options) {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = randomBytes(16);
      keys.set(id.toString("base64url"), privateKey);
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      // A COSE key: EC2, ES256, P-256, x, y.
      const [kty, alg, curve] = [Buffer.from([1, 2]), Buffer.from([3, 0x26]), Buffer.from([0x20, 1])];
      const point = [x, y].flatMap((text, at) => [Buffer.from([0x21 + at]), bytes(Buffer.from(text, "base64url"))]);
      const cose = Buffer.concat([Buffer.from([0xa5]), kty, alg, curve, ...point]);
      const length = Buffer.from([0, id.length]);
      const data = authData(USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL, Buffer.alloc(16), length, id, cose);
      const statement = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])];
      const attestation = Buffer.concat([Buffer.from([0xa3]), ...statement, text("authData"), bytes(data)]);
      return credential(id.toString("base64url"), {
        clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },

    sign(options) {
      const { allowCredentials } = JSON.parse(options) as { readonly allowCredentials: readonly { id: string }[] };
      const id = allowCredentials.map((each) => each.id).find((each) => keys.has(each)) ?? "";
      const key = keys.get(id);
      if (!key) throw new Error("no passkey of this device is asked for");
      const client = clientData("webauthn.get", options);
      const data = authData(USER_PRESENT_AND_VERIFIED);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return credential(id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, key).toString("base64url"),
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
