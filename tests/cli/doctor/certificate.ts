import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

/** A key and its certificate, in PEM. */
export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

interface Wanted {
  /** Names of hosts and addresses that it is for. */
  readonly names: readonly string[];
  readonly from: number;
  readonly to: number;
  /** The authority that signs it; undefined for one that signs itself. */
  readonly issuer?: TestAuthority;
}

export interface TestAuthority extends TestCertificate {
  readonly privateKey: KeyObject;
}

const ECDSA_SHA256 = sequence(oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const AUTHORITY = "Test authority";

/** An authority that nobody knows. */
export function makeAuthority(from: number, to: number): TestAuthority {
  return make({ names: [], from, to }, AUTHORITY, true);
}

/** A certificate in DER, built by hand: Node reads certificates and makes none. */
export function makeCertificate(wanted: Wanted): TestCertificate {
  return make(wanted, wanted.names[0] ?? "nobody", false);
}

function make({ names, from, to, issuer }: Wanted, subject: string, isAuthority: boolean): TestAuthority {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const extensions = [
    // Basic constraints, and the names.
    extension([0x55, 0x1d, 0x13], sequence(isAuthority ? der(0x01, Buffer.from([0xff])) : Buffer.alloc(0))),
    ...(names.length === 0 ? [] : [extension([0x55, 0x1d, 0x11], sequence(...names.map(nameEntry)))]),
  ];
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    commonName(issuer ? AUTHORITY : subject),
    sequence(time(from), time(to)),
    commonName(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign("sha256", body, issuer?.privateKey ?? privateKey);
  const certificate = sequence(body, ECDSA_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const base64 = certificate.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return {
    privateKey,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(bytes: readonly number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function integer(content: Buffer): Buffer {
  return der(0x02, content);
}

function commonName(text: string): Buffer {
  return sequence(der(0x31, sequence(oid([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(text)))));
}

/** `YYYYMMDDHHMMSSZ`. */
function time(ms: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
}

function nameEntry(name: string): Buffer {
  return isIP(name) === 4 ? der(0x87, Buffer.from(name.split(".").map(Number))) : der(0x82, Buffer.from(name));
}

function extension(id: readonly number[], value: Buffer): Buffer {
  return sequence(oid(id), der(0x04, value));
}
