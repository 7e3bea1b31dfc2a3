import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { COMMANDS } from "../../../../cli/command-table.ts";
import { LAWS } from "../../../../cli/conform/laws/laws.ts";
import { ENDPOINTS } from "../../../../contracts/table.ts";
import { runCli, runJson } from "../../run-cli.ts";
import { OFFERS } from "./completion-offers.ts";
import { askBash } from "./shells/ask-bash.ts";

// A shell takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let script: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-completion-"));
  writeFileSync(join(folder, "picture of a slip.png"), "");
  script = (await runCli(["completion", "bash"])).stdout;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? "";
const CALLS = Object.keys(ENDPOINTS);

describe("bash", () => {
  test("offers words, options, values, flows and laws", () => {
    const answers = askBash(
      script,
      OFFERS.map(([line]) => line),
    );
    expect(OFFERS.map(([line], at) => [line, answers[at]])).toEqual(OFFERS);
  });

  test("completes a value behind =", () => {
    expect(askBash(script, ["sanam games list --category=fi"])).toEqual([["fishing"]]);
  });

  test("offers files, also with spaces in their names, and folders", () => {
    const slip = `${folder}/picture of a slip.png`;
    const typed = [`sanam wallet deposit slip --file ${folder}/pic`, `sanam house verify --data ${folder}/pic`];
    expect(askBash(script, typed)).toEqual([[slip], []]);
    expect(askBash(script, [`sanam house verify --data ${folder.slice(0, -1)}`])).toEqual([[folder]]);
  });

  test("knows every command with every option and every closed value", () => {
    const asked = COMMANDS.flatMap((command) => {
      const words = `sanam ${command.path.join(" ")}`;
      const options = Object.values(command.options);
      return [
        { line: words, offered: [command.path.at(-1)] },
        { line: `${words} --`, offered: expect.arrayContaining(options.map(({ flags }) => nameOf(flags))) },
        ...options.flatMap(({ flags, values }) =>
          values ? [{ line: `${words} ${nameOf(flags)} `, offered: [...values] }] : [],
        ),
      ];
    });
    const answers = askBash(
      script,
      asked.map(({ line }) => line),
    );
    asked.forEach(({ line, offered }, at) => {
      // `wallet deposit slip` is also the beginning of `wallet deposit slips`.
      const answer = line.includes("--") ? answers[at] : answers[at]?.slice(0, 1);
      expect([line, answer]).toEqual([line, offered]);
    });
  });

  test("knows every law and every call of the contract", () => {
    const [only = []] = askBash(script, ["sanam contract conform --only "]);
    expect(only).toEqual(expect.arrayContaining([...LAWS.map(({ id }) => id), ...CALLS]));
  });
});

test("the scripts leave out what a brand switches off", async () => {
  const brand = join(folder, "brand.json");
  writeFileSync(brand, JSON.stringify({ name: "No cards", features: { cards: false } }));
  const { stdout } = await runCli(["completion", "bash", "--brand", brand]);
  expect(script).toContain("'flip-card play')");
  expect(stdout).toContain("'wheel spin')");
  expect(stdout).not.toContain("'flip-card play')");
});

test("a wrong shell is refused with the right ones", async () => {
  const { exit, error } = await runJson(["completion", "bsh"]);
  expect({ exit, message: error?.["message"] }).toEqual({
    exit: 2,
    message: '<shell> takes one of bash, zsh, fish, not "bsh". Did you mean bash?',
  });
});
