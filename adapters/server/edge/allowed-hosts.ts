/** Browsers resolve `rimnam.localhost` to their own machine, too. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/** Host names of this server, in lower case. */
export interface HostNames {
  readonly has: (name: string) => boolean;
}

/** A host name or address with an optional port; an IPv6 address has brackets. */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d_](?:[a-z\d_.-]*[a-z\d_])?\.?)(?::\d{1,5})?$/i;

/** The host without its port and in lower case; undefined for a text that is no host. */
export function hostName(host: string): string | undefined {
  const [, name] = HOST.exec(host) ?? [];
  return name?.toLowerCase().replace(/\.$/, "");
}

/**
 * Whether a request's Host names this server: this machine, the address that was called, or one of `names`. A page of
 * another site whose name leads to this address (DNS rebinding) sends that site's name.
 */
export function isAllowedHost(host: string, calledAddress: string | undefined, names: HostNames): boolean {
  const name = hostName(host);
  if (name === undefined) return false;
  return LOOPBACK.test(name) || names.has(name) || name === inHostForm(calledAddress ?? "");
}

/** An address as a URL has it: IPv6 in brackets, IPv4 never as IPv6. */
function inHostForm(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "").toLowerCase();
  return plain.includes(":") ? `[${plain}]` : plain;
}

/** Whether a server that listens there is reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}
