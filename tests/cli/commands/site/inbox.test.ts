import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { type CliFixture, FIXTURES, PASSWORD } from "../../cli-fixture.ts";
import { NOON } from "../../run-cli.ts";

describe.each(FIXTURES)("the inbox at %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
    expect(await cli.json("session login gold", { env: PASSWORD })).toMatchObject({ exit: 0 });
  });
  afterAll(() => cli.close());

  test("lists what happened in pages and groups, and marks it as read", async () => {
    const first = await cli.json("inbox list --limit 5");
    expect(first.exit).toBe(0);
    expect(first.data?.["items"]).toHaveLength(5);
    expect(Number(first.data?.["unread"])).toBeGreaterThan(0);
    expect((await cli.json(`inbox list --cursor ${String(first.data?.["next"])}`)).exit).toBe(0);
    const news = await cli.json("inbox list --group news");
    expect(news.data?.["items"]).toMatchObject([{ topic: "announcement", reference: "bank-hours" }, {}, {}]);
    expect((await cli.table("inbox list")).stdout).toContain("Unread");

    const items = first.data?.["items"] as readonly { readonly id: string }[] | undefined;
    const left = Number(first.data?.["unread"]) - 1;
    for (let times = 0; times < 2; times += 1) {
      expect((await cli.json(`inbox seen ${items?.[0]?.id}`)).data).toEqual({ unread: left });
    }
    // What is there counts as seen also where this machine's clock is behind the backend's.
    const behind = { clock: () => instant(NOON - 3_600_000 * 24 * 60) };
    expect((await cli.json("inbox seen", cli.target === "memory" ? {} : behind)).data).toEqual({ unread: 0 });
    expect((await cli.json("inbox list")).data?.["unread"]).toBe(0);
  });

  test("repeats on the event stream what changed after an id", async () => {
    const start = await cli.json("inbox watch --seconds 1");
    expect(start.data).toEqual({ changes: [], lastId: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect((await cli.json("wallet deposit request 500")).exit).toBe(0);
    const later = await cli.json(`inbox watch --seconds 1 --after ${String(start.data?.["lastId"])}`);
    expect(later.data?.["changes"]).toMatchObject([{ what: "deposit", id: expect.stringMatching(/^D-/) }]);
  });
});
