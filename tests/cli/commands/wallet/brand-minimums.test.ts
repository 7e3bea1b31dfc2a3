import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baht } from "../../../../core/shared/money.ts";
import { type CliFixture, memoryFixture, PASSWORD } from "../../cli-fixture.ts";

let cli: CliFixture;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-minimums-"));
  cli = memoryFixture();
  expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
});
afterAll(async () => {
  await cli.close();
  rmSync(folder, { recursive: true, force: true });
});

function brand(inputRules: unknown): string {
  const file = join(folder, "brand.json");
  writeFileSync(file, JSON.stringify({ name: "x", inputRules }));
  return file;
}

test("the tool tells the minimums of a brand and refuses what its site refuses", async () => {
  const file = brand({ depositMinimumBaht: 300, withdrawalMinimumBaht: 500, affiliateMinimumBaht: 250 });
  const asBrand = (line: string) => cli.json(`--brand ${file} ${line}`);
  expect((await cli.json("wallet deposit info")).data?.["minimumSatang"]).toBeLessThan(baht(300));
  expect((await asBrand("wallet deposit info")).data).toMatchObject({ minimumSatang: baht(300) });
  expect((await asBrand("wallet withdraw limits")).data).toMatchObject({ minimumSatang: baht(500) });
  expect((await cli.json("wallet withdraw limits")).data).not.toHaveProperty("minimumSatang");
  for (const [line, minimum] of [
    ["wallet deposit request 299.99", 300],
    ["wallet withdraw request 499.99", 500],
    ["affiliate withdraw 249.99 --type af", 250],
  ] as const) {
    expect(await asBrand(line), line).toMatchObject({
      exit: 3,
      error: { code: "amount-below-minimum", field: "amount", minimumSatang: baht(minimum) },
    });
  }
  expect((await asBrand("wallet deposit request 300")).exit).toBe(0);
});

test("wrong input rules are a mistake of the command line, and a brand without any has the defaults", async () => {
  expect((await cli.json(`--brand ${brand({ depositMinimumBaht: -1 })} wallet credit`)).exit).toBe(2);
  expect((await cli.json(`--brand ${brand(undefined)} wallet credit`)).exit).toBe(0);
});
