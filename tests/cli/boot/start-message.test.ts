import { expect, test } from "vitest";
import { type Started, startMessage } from "../../../cli/boot/start-message.ts";

const started = (listening: string): Started => ({
  listening,
  dataDir: "/data",
  production: false,
  sandboxToken: undefined,
});

test("names no demo member in production, and says what is not available", () => {
  const message = startMessage({ ...started("http://127.0.0.1:5000"), production: true });
  expect(message).toContain("Not available   names of bank accounts");
  expect(message).not.toMatch(/demo1234|gold|Sandbox token/);
});

test("shows the token of a sandbox that other machines reach", () => {
  expect(startMessage({ ...started("http://0.0.0.0:5000"), sandboxToken: "a-token" })).toContain("a-token");
});

test("names the address, and gives it to the commands to try", () => {
  const message = startMessage(started("http://127.0.0.1:5000"));
  expect(message).toContain("Sanam is ready: http://127.0.0.1:5000\n");
  expect(message).toContain("npx sanam wallet withdraw limits --target http://127.0.0.1:5000\n");
  expect(message).toContain("/data");
});

test("leaves out the target when it is the tool's default", () => {
  expect(startMessage(started("http://127.0.0.1:4600"))).not.toContain("--target");
});

test.each([
  ["http://0.0.0.0:5000", "http://127.0.0.1:5000"],
  ["http://[::]:5000", "http://[::1]:5000"],
])("names an address that a browser can open for %s, which means all addresses", (listening, opened) => {
  const message = startMessage(started(listening));
  expect(message).toContain(`Sanam is ready: ${opened} (and at this machine's other addresses)\n`);
  expect(message).not.toContain(listening);
});
