import { expect, test } from "vitest";
import { startMessage } from "../../../cli/boot/start-message.ts";

test("says where the site is and how the tool finds it", () => {
  const said = startMessage("http://127.0.0.1:5000", "/data");
  expect(said).toContain("Sanam is ready: http://127.0.0.1:5000\n");
  expect(said).toContain("npx sanam wallet withdraw limits --target http://127.0.0.1:5000\n");
  expect(said).toContain("/data");
});

test("names no target where the tool looks by itself", () => {
  expect(startMessage("http://127.0.0.1:4600", "/data")).not.toContain("--target");
});

test.each([
  ["http://0.0.0.0:5000", "http://127.0.0.1:5000"],
  ["http://[::]:5000", "http://[::1]:5000"],
])("names an address that can be opened for %s, on which every one of the machine's is meant", (listening, opened) => {
  const said = startMessage(listening, "/data");
  expect(said).toContain(`Sanam is ready: ${opened} (and at this machine's other addresses)\n`);
  expect(said).not.toContain(listening);
});
