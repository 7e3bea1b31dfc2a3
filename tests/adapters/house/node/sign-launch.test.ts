import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createLaunchSigner } from "../../../../adapters/house/node/sign-launch.ts";
import { memberId } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";

const KEY = "a launch key of tests, of 32 letters";
const LAUNCH = {
  url: "https://games.example/open?operator=12&name=a%20b",
  code: "MG&01",
  member: memberId("8d2c1f8e-0f9e-4a52-9c57-1f2f8d5a7b11"),
  id: "launch-1",
  at: instant(Date.UTC(2026, 10, 20, 5, 0, 0, 900)),
};

/** As cli/commands/house/README.md tells makers of games. */
function verify(address: string, key: string): boolean {
  const query = new URL(address).searchParams;
  const signed = ["member", "game", "launch", "issued", "expires"].map((name) => query.get(name) ?? "");
  return createHmac("sha256", key).update(signed.join("\n")).digest("hex") === query.get("signature");
}

it("keeps the operator's address and adds what a maker can verify", () => {
  const address = createLaunchSigner(KEY)(LAUNCH);
  expect(address.startsWith(`${LAUNCH.url}&member=`)).toBe(true);
  const query = new URL(address).searchParams;
  expect(query.get("game")).toBe("MG&01");
  expect(Number(query.get("issued")) * 1000).toBe(Date.UTC(2026, 10, 20, 5));
  expect(Number(query.get("expires")) - Number(query.get("issued"))).toBe(60);
  expect(verify(address, KEY)).toBe(true);
  expect(createLaunchSigner(KEY)(LAUNCH)).toBe(address);
});

it("is of no use with another key or another value", () => {
  const address = createLaunchSigner(KEY)(LAUNCH);
  expect(verify(address, "another key of tests, of 32 letters")).toBe(false);
  for (const name of ["member", "game", "launch", "issued", "expires"]) {
    const changed = new URL(address);
    changed.searchParams.set(name, "1");
    expect(verify(changed.href, KEY), name).toBe(false);
  }
});

it("names the member by a name of its own, whatever the key", () => {
  const memberIn = (address: string) => new URL(address).searchParams.get("member");
  const name = memberIn(createLaunchSigner(KEY)(LAUNCH));
  expect(name).toMatch(/^[\da-f]{32}$/);
  expect(memberIn(createLaunchSigner(`another ${KEY}`)(LAUNCH))).toBe(name);
  const other = memberId("8d2c1f8e-0f9e-4a52-9c57-1f2f8d5a7b12");
  expect(memberIn(createLaunchSigner(KEY)({ ...LAUNCH, member: other }))).not.toBe(name);
});
