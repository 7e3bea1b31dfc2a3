import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from "vitest";
import { COMMANDS } from "../../../../cli/command-table.ts";
import { LAWS } from "../../../../cli/conform/laws/laws.ts";
import { ENDPOINTS } from "../../../../contracts/table.ts";
import { runCli, runJson } from "../../run-cli.ts";
import { askBash } from "./shells/ask-bash.ts";
import { askFish } from "./shells/ask-fish.ts";
import { askZsh } from "./shells/ask-zsh.ts";
import { hasShell } from "./shells/run-shell.ts";

// A shell takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const scripts = new Map<string, string>();
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-completion-"));
  writeFileSync(join(folder, "picture of a slip.png"), "");
  for (const shell of ["bash", "zsh", "fish"]) scripts.set(shell, (await runCli(["completion", shell])).stdout);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function scriptFor(shell: string, { skip }: TestContext): string {
  skip(!hasShell(shell), `${shell} is not installed`);
  return scripts.get(shell) ?? "";
}

const nameOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? "";
const CALLS = Object.keys(ENDPOINTS);

/** A command line, and all that a shell offers for its last word. */
const OFFERS: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ["sanam wal", ["wallet"]],
  ["sanam wallet ", ["credit", "history", "deposit", "withdraw"]],
  ["sanam --target memory -o json wallet deposit req", ["request"]],
  ["sanam wallet history --k", ["--kind"]],
  ["sanam wallet history --kind ch", ["check-in"]],
  ["sanam -o ", ["table", "json", "ndjson"]],
  ["sanam rules cap --verbose --level ", ["silver", "gold", "platinum", "diamond", "vip"]],
  ["sanam affiliate log ", ["af", "wl"]],
  ["sanam completion ", ["bash", "zsh", "fish"]],
  ["sanam help wallet w", ["withdraw"]],
  ["sanam flow run deposit/exp", ["deposit/expired"]],
  ["sanam flow run deposit/expired withdraw/over", ["withdraw/over-credit"]],
  ["sanam contract conform --only keys/near", ["keys/near-keys-are-apart"]],
  ["sanam contract conform --only money,keys/near", ["money,keys/near-keys-are-apart"]],
  ["sanam wallet deposit request 5 ", []],
];

describe("bash", () => {
  test("offers words, options, values, flows and laws", (context) => {
    const answers = askBash(
      scriptFor("bash", context),
      OFFERS.map(([line]) => line),
    );
    expect(OFFERS.map(([line], at) => [line, answers[at]])).toEqual(OFFERS);
  });

  test("completes a value behind =", (context) => {
    expect(askBash(scriptFor("bash", context), ["sanam games list --category=fi"])).toEqual([["fishing"]]);
  });

  test("offers files, also with spaces in their names, and folders", (context) => {
    const script = scriptFor("bash", context);
    const slip = `${folder}/picture of a slip.png`;
    const typed = [`sanam wallet deposit slip --file ${folder}/pic`, `sanam house verify --data ${folder}/pic`];
    expect(askBash(script, typed)).toEqual([[slip], []]);
    expect(askBash(script, [`sanam house verify --data ${folder.slice(0, -1)}`])).toEqual([[folder]]);
  });

  test("knows every command with every option and every closed value", (context) => {
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
      scriptFor("bash", context),
      asked.map(({ line }) => line),
    );
    asked.forEach(({ line, offered }, at) => {
      // `wallet deposit slip` is also the beginning of `wallet deposit slips`.
      const answer = line.includes("--") ? answers[at] : answers[at]?.slice(0, 1);
      expect([line, answer]).toEqual([line, offered]);
    });
  });

  test("knows every law and every call of the contract", (context) => {
    const [only = []] = askBash(scriptFor("bash", context), ["sanam contract conform --only "]);
    expect(only).toEqual(expect.arrayContaining([...LAWS.map(({ id }) => id), ...CALLS]));
  });
});

test("zsh completes words, options and values", (context) => {
  const file = join(folder, "_sanam");
  writeFileSync(file, scriptFor("zsh", context));
  const single = OFFERS.filter(([, offered]) => offered.length === 1);
  const lines = [...single.map(([line]) => line), "sanam games list --category=fi"];
  expect(askZsh(file, lines)).toEqual([
    ...single.map(([line, [word = ""]]) => line.replace(/\S*$/, word)),
    "sanam games list --category=fishing",
  ]);
});

test("fish offers words, options, values, flows and laws", (context) => {
  const lines = [...OFFERS.map(([line]) => line), "sanam games list --category=fi"];
  const expected = [...OFFERS.map(([, offered]) => [...offered].sort()), ["--category=fishing"]];
  expect(askFish(scriptFor("fish", context), lines).map((words) => [...words].sort())).toEqual(expected);
});

test("the scripts leave out what a brand switches off", async () => {
  const brand = join(folder, "brand.json");
  writeFileSync(brand, JSON.stringify({ name: "No cards", features: { cards: false } }));
  const { stdout } = await runCli(["completion", "bash", "--brand", brand]);
  const all = scripts.get("bash") ?? "";
  expect(all).toContain("'flip-card play')");
  expect(stdout).toContain("'wheel spin')");
  expect(stdout).not.toContain("'flip-card play')");
});

test("a wrong shell is refused with the right ones", async () => {
  const { exit, error } = await runJson(["completion", "bsh"]);
  expect({ exit, message: error?.["message"] }).toEqual({
    exit: 2,
    message: '--shell <shell> takes one of bash, zsh, fish, not "bsh". Did you mean bash?',
  });
});
