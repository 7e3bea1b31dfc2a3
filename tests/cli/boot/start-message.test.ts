import { expect, test } from "vitest";
import { startMessage } from "../../../cli/boot/start-message.ts";

test("names the address, and gives it to the commands to try", () => {
  const message = startMessage("http://127.0.0.1:5000", "/data");
  expect(message).toContain("Sanam is ready: http://127.0.0.1:5000\n");
  expect(message).toContain("npx sanam wallet withdraw limits --target http://127.0.0.1:5000\n");
  expect(message).toContain("/data");
});

test("leaves out the target when it is the tool's default", () => {
  expect(startMessage("http://127.0.0.1:4600", "/data")).not.toContain("--target");
});

test.each([
  ["http://0.0.0.0:5000", "http://127.0.0.1:5000"],
  ["http://[::]:5000", "http://[::1]:5000"],
])("names an address that a browser can open for %s, which means all addresses", (listening, opened) => {
  const message = startMessage(listening, "/data");
  expect(message).toContain(`Sanam is ready: ${opened} (and at this machine's other addresses)\n`);
  expect(message).not.toContain(listening);
});
