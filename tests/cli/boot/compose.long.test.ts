import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { findNode } from "../../../cli/boot/install/find-node.mjs";
import { ROOT } from "../../../cli/boot/root.mjs";
import { freePort } from "../../cluster/free-port.ts";
import { type PostgresServer, startPostgres } from "../../postgres/postgres-server.ts";
import { account, IMAGE_VARIABLES, imageCommand, layOutImage } from "./image-files.ts";

interface Service {
  readonly command?: readonly string[];
  /** `null` passes on what the operator sets, and nothing where that is not set. */
  readonly environment: Readonly<Record<string, string | null>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

const textOf = (name: string) => readFileSync(join(ROOT, "cli/boot/container", name), "utf8");
const { services } = parse(textOf("compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const START = imageCommand(/^CMD (\[.*\])$/m);
const CONTENT = {
  accounts: [{ bank: "004", accountNumber: "1112223334", accountName: "บริษัท ตัวอย่าง จำกัด" }],
  limits: { depositMinimum: 20, depositMaximum: 50_000, withdrawalMinimum: 100 },
};
const HOUSES = ["house-1", "house-2", "house-3"] as const;

let server: PostgresServer;
let files: ReturnType<typeof layOutImage>;
const houses: ChildProcess[] = [];
beforeAll(async () => {
  server = await startPostgres();
  files = layOutImage();
  writeFileSync(join(files.folder, "content.json"), JSON.stringify(CONTENT));
  const brands = join(files.folder, "brands");
  cpSync(join(ROOT, "web/brand/brands/racha"), brands, { recursive: true });
  const brand = JSON.parse(readFileSync(join(brands, "racha.json"), "utf8"));
  brand.licence.number = "1234/2569";
  writeFileSync(join(brands, "racha.json"), JSON.stringify(brand));
});
afterAll(async () => {
  for (const house of houses) house.kill("SIGKILL");
  files.discard();
  await server.discard();
});

/** What the operator sets, as the compose file asks for it. */
const OPERATORS: Readonly<Record<string, string>> = {
  SANAM_HOUSE_PASSWORD: "ofTheHouse1",
  SANAM_OWNER_PASSWORD: "ofTheOwner1",
  SANAM_SECRET_KEY: "a-key-of-thirty-two-characters-or-more",
  SITE_HOST: "play.example",
};

/** The image's variables and the service's own, with this machine's places in place of the containers'. */
function environmentOf(name: string, more: Readonly<Record<string, string>> = {}) {
  const { environment = {} } = services[name] ?? {};
  const places: readonly (readonly [string, string])[] = [
    ["@database:5432", `@127.0.0.1:${server.port}`],
    ["/run/secrets/content", join(files.folder, "content.json")],
    ["/brands", join(files.folder, "brands")],
  ];
  const own = Object.entries({ ...IMAGE_VARIABLES, ...environment }).flatMap(([variable, value]) => {
    if (value === null) return [];
    const set = value.replace(/\$\{([A-Z_]+):\?[^}]*\}/g, (_, wanted: string) => OPERATORS[wanted] ?? "");
    return [[variable, places.reduce((text, [from, to]) => text.replace(from, to), set)]];
  });
  return { ...Object.fromEntries(own), PATH: process.env["PATH"], ...more } as Readonly<Record<string, string>>;
}

/** Runs a service that ends. */
function runs(name: string): void {
  const [, ...words] = services[name]?.command ?? [];
  const env = environmentOf(name);
  const { status, stderr } = spawnSync(findNode(ROOT), words, { cwd: files.root, env, encoding: "utf8", ...account });
  expect([name, status, stderr]).toEqual([name, 0, expect.any(String)]);
}

async function queries(user: "postgres" | "sanam_owner", database: string, statements: string): Promise<void> {
  const sql = postgres(`postgres://${user}@127.0.0.1:${server.port}/${database}`, {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
    ...(user === "sanam_owner" && { password: OPERATORS["SANAM_OWNER_PASSWORD"] ?? "" }),
  });
  for (const statement of statements.split(/;\s*$/m).filter((text) => text.trim() !== "")) await sql.unsafe(statement);
  await sql.end();
}

it("starts each service with exactly its command and environment, and the houses are healthy and share one journal", async () => {
  const [, roles = ""] = /<<'SQL'\n([^]*)\nSQL/.exec(textOf("create-roles.sh")) ?? [];
  const quoted = (name: string) => `'${OPERATORS[name]}'`;
  const created = roles
    .replace(":'owner'", quoted("SANAM_OWNER_PASSWORD"))
    .replace(":'house'", quoted("SANAM_HOUSE_PASSWORD"));
  await queries("postgres", "postgres", created);
  runs("migration");
  await queries("sanam_owner", "sanam", textOf("grant-rights.sql"));
  runs("creation");

  const started = [];
  for (const name of HOUSES) {
    const [port, ops] = [await freePort(), await freePort()];
    const env = environmentOf(name, {
      HOST: "127.0.0.1",
      PORT: `${port}`,
      SANAM_OPS_PORT: `${ops}`,
      SANAM_OPS_HOST: "127.0.0.1",
    });
    const child = spawn(findNode(ROOT), START, { cwd: files.root, env, ...account });
    houses.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => void (said += text));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    started.push({ name, url: `http://127.0.0.1:${port}`, ops, child, ended, said: () => said });
  }
  for (const { name, ops, child, said } of started) {
    const [, , ...words] = services[name]?.healthcheck.test ?? [];
    const asked = words.map((word) => word.replace("9464", `${ops}`));
    const health = () => spawnSync(findNode(ROOT), asked, { cwd: files.root, ...account }).status;
    // A house that ends says why.
    await expect.poll(() => (child.exitCode === null ? health() : said()), { timeout: 60_000, interval: 500 }).toBe(0);
  }
  const [one, two, three] = started;
  const body = {
    username: "stackmember",
    password: "rainy-season-7",
    name: "สมาชิก ทดสอบ",
    phone: "0812345671",
    bankName: "004",
    bankId: "1234567891",
  };
  const call = async (url = "", path = "", sent: object = {}) => {
    const headers = {
      "content-type": "application/json",
      platform: "DSK",
      channel: "web",
      webversion: "1",
      webhostname: "play.example",
    };
    return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(sent) })).status;
  };
  expect(await call(one?.url, "/api/user/register", body), one?.said()).toBe(200);
  const { username, password } = body;
  expect(await call(two?.url, "/api/auth/login", { username, password })).toBe(200);
  three?.child.kill("SIGTERM");
  expect(await three?.ended).toBe(0);
  expect(await call(one?.url, "/api/auth/login", { username, password })).toBe(200);
}, 240_000);
