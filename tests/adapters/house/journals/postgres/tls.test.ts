import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { DAY_MS } from "../../../../../core/shared/bangkok-time.ts";
import { makeAuthority, makeCertificate, type TestCertificate } from "../../../../cli/doctor/certificate.ts";
import { newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import { DISK_MS } from "../journal-suite.ts";

const FROM = Date.now() - DAY_MS;
const TO = Date.now() + DAY_MS;

describe("a journal on a PostgreSQL with TLS", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let folder: string;
  let closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    db = await newTestSchema();
    folder = mkdtempSync(join(tmpdir(), "sanam-tls-"));
  });
  afterEach(async () => {
    for (const close of closing) await close();
    closing = [];
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await db.discard();
  });

  /** Its URL, in front of the run's server; the messages of the server behind are those of a plain one. */
  async function behindTls(certificate: TestCertificate): Promise<string> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((plain) => {
      plain.on("error", () => undefined);
      sockets.add(plain);
      // The request for TLS has eight bytes, and the client waits for the answer.
      plain.once("data", () => {
        plain.write("S");
        const client = new TLSSocket(plain, { isServer: true, ...certificate });
        const upstream = connect(Number(new URL(db.serverUrl).port), "127.0.0.1");
        sockets.add(upstream);
        client.pipe(upstream).pipe(client);
        client.on("error", () => upstream.destroy());
        upstream.on("error", () => client.destroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    return db.url.replace(/@[^/]+/, `@localhost:${(server.address() as AddressInfo).port}`);
  }

  it("opens with verify-full only where an authority that counts names the host", async () => {
    const authority = makeAuthority(FROM, TO);
    const file = join(folder, "authority.pem");
    writeFileSync(file, authority.cert);
    const issued = (host: string, issuer = authority) => makeCertificate({ names: [host], from: FROM, to: TO, issuer });
    const outcomeOf = async (certificate: TestCertificate, parameters: string) => {
      const journal = await openPostgresJournal(`${await behindTls(certificate)}&sslmode=${parameters}`);
      if (!journal.ok) return journal.error.kind;
      const { version } = await journal.value.head("a");
      await journal.value.close();
      return version;
    };
    const named = `verify-full&sslrootcert=${encodeURIComponent(file)}`;
    expect(await outcomeOf(issued("localhost"), named)).toBe(0);
    for (const [certificate, parameters] of [
      [issued("localhost"), "verify-full"],
      [issued("other.example"), named],
      [issued("localhost", makeAuthority(FROM, TO)), named],
      [makeCertificate({ names: ["localhost"], from: FROM, to: TO }), named],
    ] as const)
      expect(await outcomeOf(certificate, parameters)).toBe("database-unreachable");
  });

  it("does not open with verify-full where the server has no TLS", async () => {
    const journal = await openPostgresJournal(`${db.url}&sslmode=verify-full`);
    expect(journal.ok).toBe(false);
  });
});
