import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVINCES } from "../../../../core/session/provinces.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("session address at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  test("shows the address, and changes only the given parts", async () => {
    expect(await cli.json("session address")).toMatchObject({ exit: 0, data: { address: null } });
    const changed = await cli.json(`session address --phone +66812345678 --postcode ๑๐๑๑๐ --province ${PROVINCES[0]}`);
    const address = { phone: "•••5678", postcode: "10110", province: PROVINCES[0] };
    expect(changed).toMatchObject({ exit: 0, data: { address } });
    expect(await cli.json("session address --postcode 1011")).toMatchObject({
      exit: 3,
      error: { kind: "refused", code: "postcode-format" },
    });
    expect(await cli.json("session address --line 9/9")).toMatchObject({
      data: { address: { ...address, line: "9/9" } },
    });
    expect(await cli.json("session address")).toMatchObject({ data: { address: { ...address, line: "9/9" } } });
  });
});
