import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { type CliResult, type JsonAnswer, runJson } from "../run-cli.ts";
import type { TestCertificate } from "./certificate.ts";
import { type HostileServer, serve, serveRaw } from "./hostile-server.ts";

interface Examined extends CliResult, JsonAnswer {
  readonly states: Readonly<Record<string, string>>;
  readonly found: Readonly<Record<string, string>>;
  readonly remedies: Readonly<Record<string, string | undefined>>;
}

interface FoundFinding {
  readonly id: string;
  readonly state: string;
  readonly found: string;
  readonly remedy?: string;
}

export const OPERATION = { websiteStatus: "ON", until: null };
/** Certificates and the header Date are of the machine's time. */
export const machineClock = () => instant(Date.now());

export function sendJson(reply: ServerResponse, body: unknown): void {
  reply.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  reply.end(JSON.stringify(body));
}

/** Servers of a test, and the doctor that looks at them with a profile of its own. */
export function doctorFixture() {
  const home = mkdtempSync(join(tmpdir(), "sanam-doctor-"));
  const opened: HostileServer[] = [];
  return {
    home,
    examined: async (target: string, ...more: readonly string[]): Promise<Examined> => {
      const result = await runJson(["doctor", "--target", target, "--reply-timeout", "9", ...more], {
        env: { SANAM_HOME: home },
        clock: machineClock,
      });
      const findings = (result.data?.["findings"] ?? []) as readonly FoundFinding[];
      const by = (part: (finding: FoundFinding) => string | undefined) =>
        Object.fromEntries(findings.map((finding) => [finding.id, part(finding) ?? ""]));
      return {
        ...result,
        states: by(({ state }) => state),
        found: by(({ found }) => found),
        remedies: by(({ remedy }) => remedy),
      };
    },
    hostile: async (listener: RequestListener, certificate?: TestCertificate): Promise<string> => {
      const server = await serve(listener, certificate);
      opened.push(server);
      return `${certificate ? "https" : "http"}://127.0.0.1:${server.port}`;
    },
    hostileRaw: async (onSocket: Parameters<typeof serveRaw>[0]): Promise<string> => {
      const server = await serveRaw(onSocket);
      opened.push(server);
      return `http://127.0.0.1:${server.port}`;
    },
    closeServers: async () => {
      for (const server of opened.splice(0)) await server.close();
    },
    removeHome: () => rmSync(home, { recursive: true, force: true }),
  };
}
