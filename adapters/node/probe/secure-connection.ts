import { isIP } from "node:net";
import { checkServerIdentity, connect, type PeerCertificate, type TLSSocket } from "node:tls";
import { withLimit } from "./with-limit.ts";

interface SecureConnection {
  readonly protocol: string;
  readonly offersHttp2: boolean;
  readonly certificate: {
    readonly subject: string;
    readonly issuer: string;
    readonly names: readonly string[];
    readonly validFrom: number;
    readonly validTo: number;
    readonly isForHost: boolean;
    readonly chainFault: string | undefined;
  };
}

/**
 * A TLS handshake that goes on whatever the certificate is, and what the server showed.
 * @param ca authorities to trust instead of Node's own
 */
export function secureConnection(
  host: string,
  port: number,
  limitMs: number,
  ca?: string,
): Promise<SecureConnection | { readonly failure: string }> {
  return withLimit<SecureConnection>(limitMs, (signal) => shaken(host, port, ca, signal));
}

function shaken(host: string, port: number, ca: string | undefined, signal: AbortSignal): Promise<SecureConnection> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      {
        host,
        port,
        rejectUnauthorized: false,
        ALPNProtocols: ["h2", "http/1.1"],
        ...(isIP(host) === 0 && { servername: host }),
        ...(ca !== undefined && { ca }),
      },
      () => resolve(describe(socket, host)),
    );
    socket.once("error", reject);
    signal.addEventListener("abort", () => socket.destroy());
  });
}

function describe(socket: TLSSocket, host: string): SecureConnection {
  const certificate = socket.getPeerCertificate();
  // Node reports the error's code, whatever its type says.
  const fault = socket.authorized ? undefined : String(socket.authorizationError);
  return {
    protocol: socket.getProtocol() ?? "unknown",
    offersHttp2: socket.alpnProtocol === "h2",
    certificate: {
      subject: nameOf(certificate.subject),
      issuer: nameOf(certificate.issuer),
      names: (certificate.subjectaltname ?? "").split(", ").flatMap((entry) => {
        const [, name] = /^(?:DNS|IP Address):(.+)$/.exec(entry) ?? [];
        return name === undefined ? [] : [name];
      }),
      validFrom: Date.parse(certificate.valid_from),
      validTo: Date.parse(certificate.valid_to),
      isForHost: checkServerIdentity(host, certificate) === undefined,
      chainFault: fault === "ERR_TLS_CERT_ALTNAME_INVALID" ? undefined : fault,
    },
  };
}

function nameOf(name: PeerCertificate["subject"] | undefined): string {
  const text = name?.CN ?? name?.O;
  return text === undefined ? "nobody" : String(text);
}
