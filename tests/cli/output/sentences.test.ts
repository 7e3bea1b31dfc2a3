import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english } from "../../../core/sentences/english.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { type CliFixture, FIXTURES } from "../cli-fixture.ts";

describe.each(FIXTURES)("the language of refusals, on %s", (_, open) => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await open();
  });
  afterAll(() => cli.close());

  const wrong = (language: string) =>
    cli.json("session login nobody", { env: { SANAM_PASSWORD: "wrong-1234", SANAM_LANG: language } });

  test("is English, Thai when it is asked for, and only the sentence differs", async () => {
    const usual = await wrong("");
    expect(usual).toMatchObject({ exit: 4, error: { message: english.refusals["credentials-wrong"] } });
    const asked = await wrong("th");
    expect(asked.error).toEqual({ ...usual.error, message: thai.refusals["credentials-wrong"] });
    expect((await wrong("en")).error).toEqual(usual.error);
  });

  test("is refused where the tool does not know it", async () => {
    expect(await wrong("lo")).toMatchObject({ exit: 2, error: { message: "SANAM_LANG must be th or en" } });
  });
});
