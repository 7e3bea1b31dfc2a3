import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { COMMANDS } from "../../cli/command-table.ts";

const FOLDER = join(ROOT, "cli/commands");
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts"));

const exportsOf = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(FOLDER, file)).href);

/** `wallet deposit list` becomes `walletDepositList`. */
const nameOf = (words: readonly string[]) =>
  words.join("-").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(COMMANDS.map((command) => [command.path.join(" "), command] as const))(
  "%s is an export with its name of one file, and a word of it names that file or its folder",
  async (_, command) => {
    const homes: string[] = [];
    for (const file of FILES) if (Object.values(await exportsOf(file)).includes(command)) homes.push(file);
    const [home = ""] = homes;
    expect([homes, (await exportsOf(home))[nameOf(command.path)]]).toEqual([[home], command]);
    const words = home.replace(/\.ts$/, "").split("/");
    expect(command.path.length === 1 || words.some((word) => command.path.includes(word)), home).toBe(true);
  },
);

test("every command of a file is in the table", async () => {
  const listed = new Set<unknown>(COMMANDS);
  for (const file of FILES) {
    for (const [name, value] of Object.entries(await exportsOf(file))) {
      const isCommand = typeof value === "object" && value !== null && "path" in value && "start" in value;
      expect(!isCommand || listed.has(value), `${file} exports ${name}`).toBe(true);
    }
  }
});

test("no words call two commands", () => {
  const words = COMMANDS.map(({ path }) => path.join(" "));
  expect(new Set(words).size).toBe(words.length);
});

test("the words that scripts depend on are commands", () => {
  expect(COMMANDS.map(({ path }) => path.join(" "))).toEqual(
    expect.arrayContaining([
      ..."login logout whoami register change-password".split(" ").map((verb) => `session ${verb}`),
      ..."status settings announcements".split(" ").map((verb) => `site ${verb}`),
      "wallet credit",
      ..."info request list cancel confirm slip".split(" ").map((verb) => `wallet deposit ${verb}`),
      ..."limits request list retry".split(" ").map((verb) => `wallet withdraw ${verb}`),
      ..."level cap promotion check-in failure".split(" ").map((verb) => `rules ${verb}`),
      "contract list",
      "contract openapi",
      "sandbox serve",
    ]),
  );
});
