import { expect, it } from "vitest";
import { createNodeTokens } from "../../../../adapters/house/node/node-secrets.ts";

it("makes tokens of 32 bytes that do not repeat", async () => {
  const tokens = createNodeTokens();
  const created = Array.from({ length: 1000 }, () => tokens.create());
  expect(new Set(created).size).toBe(1000);
  expect(created.every((token) => /^[0-9a-f]{64}$/.test(token))).toBe(true);
  expect(await tokens.hash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
