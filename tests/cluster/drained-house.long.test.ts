import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { registrationOf } from "../adapters/house/test-house.ts";
import { aptInstall } from "../e2e/support/apt-install.ts";
import {
  hasWebServer,
  startWebServer,
  WEB_SERVER_PACKAGES,
  type WebServerName,
} from "../e2e/support/start-web-server.ts";
import { newTestSchema, type TestSchema } from "../postgres/test-schema.ts";
import { freePort } from "./free-port.ts";
import { type HouseProcess, startHouseProcess, WITHOUT_SITE } from "./house-process.ts";

const LIMIT_MS = 300_000;
/** Each on an address of its own, because the balancer asks them all at one port. */
const HOSTS = ["127.0.0.11", "127.0.0.12", "127.0.0.13"];
const CALLERS = 6;

/** A connection for each call: one that a balancer closes while nobody uses it is no lost call. */
const dispatcher = new Agent({ pipelining: 0 });
const folder = mkdtempSync(join(tmpdir(), "sanam-drain-"));
const houses: HouseProcess[] = [];
let schema: TestSchema;
let ports: { readonly port: number; readonly opsPort: number };
beforeAll(async () => {
  schema = await newTestSchema();
  ports = { port: await freePort(), opsPort: await freePort() };
  for (const host of HOSTS) houses.push(await startHouse(host));
}, LIMIT_MS);
afterAll(async () => {
  for (const house of houses) await house.kill();
  await schema.discard();
  rmSync(folder, { recursive: true, force: true });
});

function startHouse(host: string): Promise<HouseProcess> {
  const variables = {
    SANAM_DATABASE_URL: schema.url,
    SANAM_MODE: "sandbox",
    SANAM_TRUST_PROXY: "1",
    SANAM_SANDBOX_TOKEN: "a-token-of-this-test",
    SANAM_HOSTS: "127.0.0.1",
    // As the compose file has it.
    SANAM_DRAIN_DELAY_MS: "3000",
  };
  return startHouseProcess(variables, WITHOUT_SITE, { host, ...ports });
}

/** The example of the container's folder, with the addresses of this machine and without a certificate. */
function configOf(name: WebServerName, port: number): string {
  const text = readFileSync(join(ROOT, "cli/boot/container", name === "nginx" ? "nginx.conf" : "caddyfile"), "utf8");
  const places = HOSTS.map((host) => `${host}:${ports.port}`);
  if (name === "nginx") {
    const [secured = ""] = text.split("\n# A page in the clear");
    return HOSTS.reduce(
      (config, host, index) => config.replace(`house-${index + 1}:4600`, places[index] ?? host),
      secured,
    )
      .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
      .replace("server_name play.example", "server_name 127.0.0.1")
      .replace(/^\tssl_.*\n/gm, "");
  }
  const [secured = ""] = text.split("\n# A page in the clear");
  return secured
    .replace("{$SITE_ADDRESS}", `http://127.0.0.1:${port}`)
    .replace("{$HOUSES}", places.join(" "))
    .replace("health_port 9464", `health_port ${ports.opsPort}`);
}

it.each<WebServerName>(["caddy", "nginx"])(
  "no call is lost while each house in turn drains behind %s",
  async (name) => {
    if (!hasWebServer(name)) aptInstall(WEB_SERVER_PACKAGES[name]);
    const port = await freePort();
    const server = await startWebServer(name, configOf(name, port), folder, port);
    const lost: unknown[] = [];
    let replies = 0;
    let isStopped = false;
    const first = name === "nginx" ? 100 : 200;

    const call = async (path: string, body: object, token?: string, key?: string) => {
      const headers = {
        "content-type": "application/json",
        platform: "DSK",
        channel: "web",
        webversion: "1",
        webhostname: "127.0.0.1",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      };
      const target = `http://127.0.0.1:${port}${path}`;
      const { statusCode, body: answer } = await request(target, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
        dispatcher,
      });
      const text = await answer.text();
      replies += 1;
      if (statusCode !== 200) lost.push([path, statusCode, text.slice(0, 200)]);
      return statusCode === 200 ? JSON.parse(text) : {};
    };

    async function play(number: number): Promise<void> {
      const { bank, accountNumber, ...more } = registrationOf(number);
      const { token, user } = await call("/api/user/register", { ...more, bankName: bank, bankId: accountNumber });
      for (let nth = 0; !isStopped; nth += 1) {
        const key = `drained-${number}-${String(nth).padStart(8, "0")}`;
        const { id } = await call("/api/auth/deposit-request", { amount: 100 + nth / 100 }, token, key);
        await call("/api/auth/deposit-request/cancel", { id }, token, `${key}-cancel`);
        await call(`/api/auth/user/getCredit/${user.user_pass.username}`, { balanceType: "credit" }, token);
      }
    }

    const all = Promise.all(Array.from({ length: CALLERS }, (_, index) => play(first + index)));
    for (const [index, host] of HOSTS.entries()) {
      const before = replies;
      // It asks nobody whether a house is ready, so it is told.
      const place = `${host}:${ports.port}`;
      if (name === "nginx") {
        server.reload(configOf(name, port).replace(`${place} `, `${place} down `));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      await houses[index]?.stop();
      houses[index] = await startHouse(host);
      if (name === "nginx") server.reload(configOf(name, port));
      expect(replies).toBeGreaterThan(before + CALLERS);
      // The balancer finds it again.
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
    isStopped = true;
    await all;
    await server.close();
    expect(lost).toEqual([]);
  },
  LIMIT_MS,
);
