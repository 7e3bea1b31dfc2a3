import { bangkokDateOf, DAY_MS, instant } from "../../core/shared/bangkok-time.ts";
import { good, isFailure, type Judgement, type Patient, reasonOf, unreachable, warning } from "./finding.ts";
import type { Certificate, FoundAddress, Secured } from "./probe.ts";

interface Found {
  readonly judgement: Judgement;
  readonly addresses: readonly FoundAddress[];
}

/** The addresses of the target's name. */
export async function checkName({ base, probe, limit }: Patient): Promise<Found> {
  const host = hostOf(base);
  const found = await probe.addressesOf(host, limit());
  if (isFailure(found)) {
    const remedy = "check the spelling of --target, the DNS records of the name, and this machine's network";
    return { addresses: [], judgement: unreachable(`${host} has no address: ${reasonOf(found)}`, remedy) };
  }
  const addresses = found.filter(({ address }, place) => found.findIndex((one) => one.address === address) === place);
  if (addresses.length === 0) {
    return { addresses, judgement: unreachable(`${host} has no address`, "add an A or AAAA record for the name") };
  }
  return { addresses, judgement: good(`${host} is ${addresses.map(({ address }) => address).join(", ")}`) };
}

/** Every address takes connections: a browser may use any of them. */
export async function checkConnection(
  { base, probe, limit }: Patient,
  addresses: readonly FoundAddress[],
): Promise<Judgement> {
  const port = portOf(base);
  const tried = await Promise.all(
    addresses.map(async ({ address, family }) => ({
      family,
      shown: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
      outcome: await probe.connect(address, port, limit()),
    })),
  );
  const shown = tried
    .map(({ shown: where, outcome }) =>
      isFailure(outcome) ? `${where}: ${reasonOf(outcome)}` : `${where} in ${Math.round(outcome.ms)} ms`,
    )
    .join("; ");
  const failed = tried.filter(({ outcome }) => isFailure(outcome));
  if (failed.length === 0) return good(shown);
  if (failed.length === tried.length) {
    return unreachable(shown, "start the server, and check its port, its firewall and the address that it listens on");
  }
  const versions = [...new Set(failed.map(({ family }) => `IPv${family}`))].join(" and ");
  return warning(shown, `let the server listen on each address of its name, or remove the ${versions} record`);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}

const RENEW_BEFORE_MS = 14 * DAY_MS;
const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** What to do about a chain that is not trusted, by Node's code. */
const CHAIN_FAULTS: Readonly<Record<string, readonly [found: string, remedy: string]>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    "the certificate signs itself",
    "use one of a public authority; for a private one, name the certificate in NODE_EXTRA_CA_CERTS",
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    "the certificate's authority is not known here",
    "use a public authority; for a private one, name its certificate in NODE_EXTRA_CA_CERTS",
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    "the server does not send the certificates between its own and the authority's",
    "serve the whole chain, like the `fullchain` file of an ACME client",
  ],
};

export interface Encryption {
  readonly judgement: Judgement;
  /** Undefined without a handshake. */
  readonly secured: Secured | undefined;
  /** Nobody else reads what is sent, or it stays on this machine. */
  readonly isPrivate: boolean;
}

export async function checkEncryption(patient: Patient): Promise<Encryption> {
  const { base, probe, limit } = patient;
  const host = hostOf(base);
  const isHere = LOOPBACK.test(host);
  if (base.protocol === "http:") {
    const judgement = isHere
      ? good("none: it is this machine")
      : warning("none: everybody on the way reads tokens and passwords", "serve it with HTTPS only");
    return { secured: undefined, isPrivate: isHere, judgement };
  }
  const secured = await probe.secure(host, portOf(base), limit());
  if (isFailure(secured)) {
    const answer = await probe.ask({ method: "GET", url: `http://${base.host}/`, headers: {} }, limit());
    const judgement = isFailure(answer)
      ? unreachable(
          `no TLS handshake: ${reasonOf(secured)}`,
          "check the certificate and the TLS settings of the server",
        )
      : unreachable("the port answers in plain HTTP", `give it a certificate, or use --target http://${base.host}`);
    return { secured: undefined, isPrivate: false, judgement };
  }
  const judgement = judge(secured, host, patient.now());
  return { secured, judgement, isPrivate: judgement.state !== "problem" };
}

function judge({ protocol, certificate }: Secured, host: string, now: number): Judgement {
  const faults = faultsOf(certificate, host, now);
  if (faults.length > 0) {
    return unreachable(faults.map(([found]) => found).join("; "), faults.map(([, remedy]) => remedy).join("; "));
  }
  const found = `${protocol}, certificate of ${certificate.issuer} until ${dayOf(certificate.validTo)}`;
  if (certificate.validTo - now < RENEW_BEFORE_MS) return warning(found, "renew the certificate now");
  if (protocol === "TLSv1" || protocol === "TLSv1.1") return warning(found, "switch TLS 1.2 and 1.3 on");
  return good(found);
}

function faultsOf(certificate: Certificate, host: string, now: number): readonly (readonly [string, string])[] {
  const { validFrom, validTo, isForHost, names, subject, chainFault } = certificate;
  const faults: (readonly [string, string])[] = [];
  if (validTo < now) faults.push([`the certificate has expired on ${dayOf(validTo)}`, "renew the certificate"]);
  if (validFrom > now) {
    faults.push([
      `the certificate is valid from ${dayOf(validFrom)} on`,
      "check the clocks of the server and of this machine",
    ]);
  }
  if (!isForHost) {
    const others = names.length === 0 ? subject : names.join(", ");
    faults.push([`the certificate is for ${others}, not for ${host}`, `use a certificate that names ${host}`]);
  }
  const isOfTime = chainFault === "CERT_HAS_EXPIRED" || chainFault === "CERT_NOT_YET_VALID";
  if (chainFault !== undefined && !isOfTime) {
    faults.push(
      CHAIN_FAULTS[chainFault] ?? [
        `the certificate is not trusted (${chainFault})`,
        "serve the whole chain of a public authority",
      ],
    );
  }
  return faults;
}

function dayOf(ms: number): string {
  return Number.isNaN(ms) ? "an unreadable day" : bangkokDateOf(instant(ms));
}
