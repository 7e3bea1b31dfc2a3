import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { secretKeyIn } from "../../../../adapters/house/node/secret-key.ts";
import { unwrap } from "../test-house.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-key-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, "secret.key");

describe("the key of the second factors", () => {
  test("is made once, of 32 random bytes, for its owner's eyes only", () => {
    const key = unwrap(secretKeyIn(folder));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(unwrap(secretKeyIn(folder))).toBe(key);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test("is refused and kept when any bit of it is damaged, because another key would lose every second factor", () => {
    unwrap(secretKeyIn(folder));
    const sound = readFileSync(file());
    const place = fc.nat({ max: sound.length * 8 - 9 });
    fc.assert(
      fc.property(place, (bit) => {
        const damaged = Buffer.from(sound);
        damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        writeFileSync(file(), damaged);
        const failed = secretKeyIn(folder);
        expect(failed.ok ? "" : failed.error.message).toMatch(/secret\.key cannot be used: it is damaged\. Restore it/);
        expect(readFileSync(file())).toEqual(damaged);
      }),
    );
  });

  test("is refused when it is empty", () => {
    writeFileSync(file(), "");
    chmodSync(file(), 0o600);
    expect(secretKeyIn(folder).ok).toBe(false);
  });
});
