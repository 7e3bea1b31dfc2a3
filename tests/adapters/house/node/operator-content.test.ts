import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOperatorContent } from "../../../../adapters/house/node/operator-content.ts";
import { unwrap } from "../test-house.ts";

const ACCOUNTS = { accounts: [{ bank: "014", accountNumber: "1112223334", accountName: "บริษัท ตัวอย่าง จำกัด" }] };

describe("an operator's word that the house pays", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "sanam-content-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (more: object) => {
    const file = join(folder, "content.json");
    writeFileSync(file, JSON.stringify({ ...ACCOUNTS, ...more }));
    return readOperatorContent(file);
  };

  it("is off until it is given, for bonuses and refunds apart", () => {
    expect(unwrap(read({}))).toMatchObject({ payBonuses: false, payRefunds: false });
    expect(unwrap(read({ payBonuses: true }))).toMatchObject({ payBonuses: true, payRefunds: false });
    expect(unwrap(read({ payRefunds: true }))).toMatchObject({ payBonuses: false, payRefunds: true });
  });

  it("is yes or no", () => {
    expect(read({ payRefunds: "yes" })).toMatchObject({
      ok: false,
      error: [expect.stringMatching(/payRefunds: is "yes"\. It must be true or false\.$/)],
    });
  });
});
