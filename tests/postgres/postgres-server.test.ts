import { describe, expect, it } from "vitest";
import { newTestSchema } from "./test-schema.ts";

describe("the PostgreSQL server of the tests", () => {
  it("is a real server that many connections share, with a schema per test file", async () => {
    const [one, other] = await Promise.all([newTestSchema(), newTestSchema()]);
    try {
      expect(one.name).not.toBe(other.name);
      expect(one.serverUrl).toBe(other.serverUrl);
      expect((await one.sql`SHOW server_version_num`)[0]?.["server_version_num"]).toMatch(/^1[5-9]\d{4}$/);
    } finally {
      await one.discard();
      await other.discard();
    }
  });
});
