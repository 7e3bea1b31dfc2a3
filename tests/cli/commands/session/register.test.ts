import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES } from "../../cli-fixture.ts";

describe.each(FIXTURES)("session register at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
  });
  afterAll(() => cli.close());

  test("opens an account and signs in, with the account holder's name from the bank", async () => {
    const line =
      "session register tester01 --phone 081-234-9999 --bank SCB --account 987-6-54321-0 --accept-terms 2569";
    const env = { SANAM_PASSWORD: "letmein2026" };
    const registered = await cli.json(line, { env });
    expect(registered).toMatchObject({
      exit: 0,
      data: {
        username: "tester01",
        // Printed by its last digits only.
        phone: "•••9999",
        level: "silver",
        bank: { code: "014", accountNumber: "•••3210" },
      },
    });
    expect(registered.data?.["name"]).toMatch(/^\S+ \S+$/);
    expect((await cli.json("session whoami")).data).toMatchObject({ username: "tester01" });
    expect(await cli.json(line, { env })).toMatchObject({ exit: 3, error: { code: "phone-taken", field: "phone" } });
    const again = "session register tester03 --bank SCB --account 9876543211 --accept-terms 2569";
    for (const phone of ["+6681-234-9999", "๐๘๑๒๓๔๙๙๙๙", "081.234.9999"]) {
      expect(await cli.json(`${again} --phone ${phone}`, { env })).toMatchObject({
        exit: 3,
        error: { code: "phone-taken", field: "phone" },
      });
    }
    const taken = "--phone 0812349997 --bank SCB --accept-terms 2569";
    expect(await cli.json(`session register tester03 ${taken} --account 98-765432-10`, { env })).toMatchObject({
      error: { code: "bank-account-taken" },
    });
    expect(await cli.json(`session register TESTER๐๑ ${taken} --account 9876543211`, { env })).toMatchObject({
      error: { code: "username-taken" },
    });
    expect(
      await cli.json(`session register tester04 ${taken} --account 9876543211 --inviter gold-8888`, { env }),
    ).toMatchObject({ exit: 0 });
    expect(await cli.json("session register a --phone 1 --bank SCB --account 1", { env })).toMatchObject({
      exit: 3,
      error: { kind: "refused" },
    });
    expect(
      await cli.json("session register tester02 --phone 0812349998 --bank nowhere --account 1", { env }),
    ).toMatchObject({ exit: 2 });
    expect(
      await cli.json("session register tester02 --phone 0812349998 --bank SCB --account 1 --team a", { env }),
    ).toMatchObject({ exit: 2 });
    expect(
      await cli.json("session register tester02 --phone 0812349998 --bank 004 --account 1111110000", { env }),
    ).toMatchObject({
      exit: 3,
      error: { code: "bank-account-unknown" },
    });
  });
});
