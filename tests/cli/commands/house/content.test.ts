import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contentExample } from "../../../adapters/house/content/content-example.ts";
import { runCli, runJson } from "../../run-cli.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = join(folder, "content.json");
  writeFileSync(file, text);
  return file;
}

const check = (file: string) => runJson(["house", "content", "check", file]);

it("says what a site has with a right file", async () => {
  const { exit, data } = await check(write(JSON.stringify(contentExample())));
  expect(exit).toBe(0);
  expect(data).toMatchObject({
    offered: expect.arrayContaining(["games", "wheel"]),
    closed: expect.arrayContaining(["refund"]),
  });
});

it("reports every problem with its field and its remedy", async () => {
  const file = write(JSON.stringify({ ...contentExample(), gamez: [], promptPayId: "12" }));
  const { exit, stderr } = await runCli(["house", "content", "check", file]);
  expect(exit).toBe(3);
  expect(stderr).toContain(`${file}: gamez: is no field of the content. Write games.`);
  expect(stderr).toContain(`${file}: promptPayId: is "12". It must be 10 to 15 digits.`);
  expect((await check(file)).error).toMatchObject({ code: "content-wrong", problems: [{ file }, { file }] });
});

it("names the place where a file is no JSON, and a key that it has twice", async () => {
  expect((await check(write('{\n "accounts": [,]\n}'))).error).toMatchObject({
    problems: [{ path: "", problem: expect.stringContaining("line 2, column") }],
  });
  const twice = JSON.stringify(contentExample()).replace("{", '{"lines":{},');
  expect((await check(write(twice))).error).toMatchObject({
    problems: [{ path: "lines", problem: "is in the file twice" }],
  });
});

it("takes a file that is not there for a wrong command line", async () => {
  expect(await check(join(folder, "none.json"))).toMatchObject({
    exit: 2,
    error: { problems: [{ problem: "is not there" }] },
  });
});
