import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";
import { tempFolder } from "./temp-folder.ts";

const PASSWORD = "correct-horse-battery";

interface Ended {
  readonly code: number | null;
  /** All of stdout and stderr. */
  readonly text: string;
}

describe("a house started on a database", { timeout: 120_000 }, () => {
  let schema: TestSchema;
  /** A database of its own, so that nothing here disturbs other tests. */
  let database = "";
  let role = "";
  let host = "";
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    schema = await newTestSchema();
    host = new URL(schema.serverUrl).host;
    database = `${schema.name}_db`;
    role = `${schema.name}_role`;
    await schema.sql.unsafe("CREATE ROLE guarded").catch(() => undefined);
    await schema.sql.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}' IN ROLE guarded`);
  });
  beforeEach(() => schema.sql.unsafe(`CREATE DATABASE ${database}`));
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await schema.sql.unsafe(`DROP DATABASE ${database} WITH (FORCE)`);
  });
  afterAll(async () => {
    await schema.sql.unsafe(`DROP ROLE ${role}`);
    await schema.discard();
  });

  /** As the role with the password. */
  const urlOf = (name = database, at = host, password = PASSWORD) => `postgres://${role}:${password}@${at}/${name}`;

  function serve(databaseUrl: string) {
    const args = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "serve-child.ts"), tempFolder()];
    const all = { SANAM_MODE: "sandbox", PORT: "0", SANAM_DATABASE_URL: databaseUrl };
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...all },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
    }
    const ended = once(child, "close").then(([code]: (number | null)[]): Ended => ({ code: code ?? null, text }));
    return { child, ended, text: () => text };
  }

  async function tables(): Promise<readonly string[]> {
    const rows = await inDatabase(
      "SELECT table_name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')",
    );
    return rows.map((row) => String(row["table_name"]));
  }

  async function inDatabase(script: string): Promise<readonly Record<string, unknown>[]> {
    const { default: postgres } = await import("postgres");
    const sql = postgres(schema.serverUrl.replace(/\/postgres$/, `/${database}`), {
      max: 1,
      fetch_types: false,
      onnotice: () => undefined,
    });
    try {
      return await sql.unsafe(script);
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  const stop = async ({ child, ended }: ReturnType<typeof serve>) => {
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
  };

  const ready = (served: ReturnType<typeof serve>) =>
    expect.poll(served.text, { timeout: 60_000 }).toContain("Sanam is ready");

  it("says in one sentence why it cannot start, exits with 1, and leaves nothing behind", async () => {
    const refused = (url: string) => serve(url).ended;
    const all = await Promise.all([
      refused(urlOf(database, "127.0.0.1:1")),
      refused(urlOf(database, host, "wrong-horse")),
      refused(urlOf()),
    ]);
    const expected = [
      `The database ${database} at 127.0.0.1:1 cannot be used: 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.`,
      `The database ${database} at ${host} refused the user ${role}: the password is missing or wrong.`,
      expect.stringMatching(new RegExp(`^The user ${role} lacks a right in the database .*\\.$`)),
    ];
    expect(all.map(({ text }) => text.replace(/^sanam: /, "").trim())).toEqual(expected);
    for (const { code, text } of all) {
      expect(code).toBe(1);
      expect(text).not.toContain("horse");
    }
    expect(await tables()).toEqual([]);
  });

  it("leaves nothing half done when the disk is full, and starts when there is room", async () => {
    await inDatabase(`
      GRANT CREATE ON DATABASE ${database} TO ${role};
      CREATE FUNCTION disk_full() RETURNS event_trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE EVENT TRIGGER disk_full ON ddl_command_end WHEN TAG IN ('CREATE INDEX')
        EXECUTE FUNCTION disk_full()`);
    const full = await serve(urlOf()).ended;
    expect([full.code, full.text.trim()]).toEqual([
      1,
      `sanam: The database ${database} at ${host} refused a statement (53100): No space left on device.`,
    ]);
    expect(await tables()).toEqual([]);
    await inDatabase("DROP EVENT TRIGGER disk_full");
    const served = serve(urlOf());
    await ready(served);
    expect(served.text()).toContain(`the schema sanam of ${database} at ${host}`);
    expect(served.child.spawnargs.join(" ")).not.toContain("horse");
    await stop(served);
    expect(served.text()).not.toContain("horse");
  });
});
