import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { openDemoHouse } from "../../../adapters/house/sandbox/open-demo-house.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { DISK_MS } from "../house/journals/journal-suite.ts";
import { newKey, plainPasswords, registrationOf, unwrap } from "../house/test-house.ts";

const endings: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts a server on the folder's journal in another process. */
async function startOtherProcess(folder: string): Promise<string> {
  const args = ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "serve-child.ts"), folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  endings.push(() => {
    child.kill("SIGKILL");
    return ended;
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return url;
}

it(
  "a house shows in its feed, requests and downline what a server in another process wrote",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "sanam-two-"));
    endings.push(() => rmSync(folder, { recursive: true }));
    const url = await startOtherProcess(folder);
    const call = async (method: string, path: string, body?: unknown, token?: string): Promise<unknown> => {
      const reply = await fetch(url + path, {
        method,
        headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([path, reply.status]).toEqual([path, 200]);
      return reply.json();
    };
    await call("POST", "/sandbox/back-office", { mode: "waiting" });

    const clock = () => instant(Date.now());
    const opened = unwrap(await openDemoHouse({ dataDir: folder, seed: 1, clock, passwords: plainPasswords }));
    endings.push(() => opened.close());
    const { house } = opened;
    await house.staff.setBackOffice({ mode: "waiting" });

    // Writes here first, so that the other process must read this event before it can answer.
    const { member, token } = unwrap(await house.visitors.register(registrationOf(7), newKey()));
    const made = (await call("POST", "/api/auth/deposit-request", { amount: 321 }, token)) as { readonly id: string };
    await call("POST", "/api/auth/deposit-request/confirm/transfer", { id: made.id }, token);
    const requests = await house.staff.openRequests();
    expect(requests).toContainEqual(
      expect.objectContaining({ id: made.id, member: member.id, amountSatang: baht(321) }),
    );
    unwrap(await house.staff.approve(made.id));
    expect(await call("GET", "/api/deposit")).toContainEqual(expect.objectContaining({ amount: 321 }));

    const service = house.member(member.id);
    const { phone, username, password, name, bank, accountNumber } = registrationOf(8);
    const inviter = await service.affiliate.code();
    await call("POST", "/api/user/register", {
      phone,
      username,
      password,
      name,
      bankName: bank,
      bankId: accountNumber,
      afCode: inviter,
    });
    expect(await service.affiliate.downline()).toHaveLength(1);
  },
  DISK_MS,
);
