import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";

describe.each(FIXTURES)("a member's ledger at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  const credit = async () => Number((await cli.json("wallet credit")).data?.["creditSatang"]);

  test("lists lines whose totals add up to the credit", async () => {
    const history = await cli.json("wallet history");
    expect(history).toMatchObject({ exit: 0, data: { whole: true } });
    const totals = history.data?.["totals"];
    const nets = Array.isArray(totals) ? totals.map((total: { netSatang: number }) => total.netSatang) : [];
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(await credit());
  });

  test("prints the lines as CSV", async () => {
    const { data } = await cli.json("wallet history");
    const items = data?.["items"];
    const csv = await cli.table("wallet history --csv");
    expect(csv.stdout).toMatch(/^\u{FEFF}Day,Time,Kind,Title,Credit \(baht\),[^\n]+\r\n[^]+[^\n]\r\n$/u);
    expect(csv.stdout.match(/\r\n/g)).toHaveLength(1 + (Array.isArray(items) ? items.length : 0));
  });

  test("filters by day and by kind", async () => {
    const empty = await cli.table("wallet history --to 1999-01-01");
    expect(empty).toEqual({ exit: 0, stdout: "Nothing in this range.\n", stderr: "" });

    const deposits = await cli.json("wallet history --kind deposit");
    expect(deposits.data?.["totals"]).toEqual([expect.objectContaining({ kind: "deposit" })]);
    expect(await cli.json("wallet history --from 2026-02-30")).toMatchObject({ exit: 2, error: { kind: "usage" } });
  });
});
