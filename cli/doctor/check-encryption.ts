import { bangkokDateOf, DAY_MS, instant } from "../../core/shared/bangkok-time.ts";
import { hostOf, portOf } from "./check-connection.ts";
import { good, type Judgement, unreachable, warning } from "./finding.ts";
import { isFailure, type Patient, reasonOf } from "./patient.ts";
import type { Certificate, Secured } from "./probe.ts";

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
