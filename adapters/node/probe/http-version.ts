import { connect as connectPlain, isIP } from "node:net";
import { connect as connectSecured } from "node:tls";
import { withLimit } from "./with-limit.ts";

/** `1.1`: the version in the first line of a reply. Clients do not report it. */
export function httpVersion(url: string, limitMs: number): Promise<string | { readonly failure: string }> {
  return withLimit<string>(limitMs, (signal) => firstLine(url, signal));
}

function firstLine(url: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, host, pathname } = new URL(url);
    const name = hostname.replace(/^\[|\]$/g, "");
    const isSecured = protocol === "https:";
    const at = { host: name, port: port === "" ? (isSecured ? 443 : 80) : Number(port) };
    const ask = () => socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const socket = isSecured
      ? connectSecured({ ...at, rejectUnauthorized: false, ...(isIP(name) === 0 && { servername: name }) }, ask)
      : connectPlain(at, ask);
    socket.once("error", reject).once("data", (first: Buffer) => {
      const [, version] = /^HTTP\/(\d(?:\.\d)?) /.exec(first.toString("latin1")) ?? [];
      if (version === undefined) reject(new Error("no HTTP"));
      else resolve(version);
    });
    signal.addEventListener("abort", () => socket.destroy());
  });
}
