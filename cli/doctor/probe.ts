/** Why something at the network did not work: `ENOTFOUND`, `ECONNREFUSED`, `timed-out` … */
export interface ProbeFailure {
  readonly failure: string;
}

export interface FoundAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export interface Certificate {
  readonly subject: string;
  readonly issuer: string;
  /** The names that it is for. */
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
  readonly isForHost: boolean;
  /** Node's code of what is wrong with its chain; undefined for a trusted one. */
  readonly chainFault: string | undefined;
}

export interface Secured {
  /** `TLSv1.3`. */
  readonly protocol: string;
  /** Whether the server offers HTTP/2. */
  readonly offersHttp2: boolean;
  readonly certificate: Certificate;
}

export interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  /** From sending to the end of the reply. */
  readonly ms: number;
}

/** What the doctor can do at the network. Nothing rejects, and everything ends within its limit. */
export interface Probe {
  readonly addressesOf: (host: string, limitMs: number) => Promise<readonly FoundAddress[] | ProbeFailure>;
  readonly connect: (address: string, port: number, limitMs: number) => Promise<{ readonly ms: number } | ProbeFailure>;
  /** A TLS handshake, whatever the certificate is. */
  readonly secure: (host: string, port: number, limitMs: number) => Promise<Secured | ProbeFailure>;
  /** One call, without redirects, whatever the certificate is. */
  readonly ask: (question: Question, limitMs: number) => Promise<Reply | ProbeFailure>;
  /** `1.1`: what the server answers in, without HTTP/2. */
  readonly httpVersion: (url: string, limitMs: number) => Promise<string | ProbeFailure>;
  readonly close: () => void;
}
