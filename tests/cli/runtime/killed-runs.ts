import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { COMPILE_CACHE } from "../../run/compile-cache.ts";
import { type CliFixture, PASSWORD } from "../cli-fixture.ts";
import { parseAnswer, runJson } from "../run-cli.ts";

/**
 * When a run of the tool is killed, and what the house has by then.
 * - `never-arrives`: the call reached the line, and no house
 * - `late`: the call arrives at the house while the command is repeated
 * - `unheard`: the call had its effect, and its reply never came
 * - `heard`: after the reply, some milliseconds later
 * - `started`: some milliseconds after the start, whatever it does then
 */
export const MOMENTS = ["never-arrives", "late", "unheard", "heard", "started"] as const;
export type Moment = (typeof MOMENTS)[number];

export interface KilledCommand {
  readonly name: string;
  /** Its call: what the line waits for. */
  readonly call: RegExp;
  /** Makes it possible, and returns its line. */
  readonly prepare: (cli: CliFixture) => Promise<string>;
  /** How many effects the house shows; left out where it shows none: then each key that reached it counts. */
  readonly count?: (cli: CliFixture, line: string) => Promise<number>;
}

type Items = readonly Readonly<Record<string, unknown>>[];

const listed = async (cli: CliFixture, line: string, name: string): Promise<Items> =>
  ((await cli.json(line)).data?.[name] ?? []) as Items;
const items = (cli: CliFixture, line: string) => listed(cli, line, "items");
const length = (line: string) => async (cli: CliFixture) => (await items(cli, line)).length;
const fixed = (line: string) => async () => line;

async function launch(cli: CliFixture): Promise<string> {
  return String((await cli.json("games open sanam-dice")).data?.["launchId"]);
}

export const KILLED_COMMANDS: readonly KilledCommand[] = [
  {
    name: "deposit",
    call: /^\/api\/auth\/deposit-request$/,
    prepare: fixed("wallet deposit request 500"),
    count: length("wallet deposit list --all"),
  },
  {
    name: "withdrawal",
    call: /^\/api\/auth\/withdraw\/[^/]+$/,
    prepare: fixed("wallet withdraw request 700"),
    count: length("wallet withdraw list --all"),
  },
  {
    name: "withdrawal's retry",
    call: /\/withdraw\/retry$/,
    prepare: async (cli) => {
      const { data } = await cli.json("wallet withdraw request 700");
      await cli.control(`requests/${String(data?.["id"])}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
      return `wallet withdraw retry ${String(data?.["id"])}`;
    },
    count: async (cli, line) => {
      const found = (await items(cli, "wallet withdraw list --all")).find(({ id }) => line.endsWith(String(id)));
      return Number(found?.["attempt"]) - 1;
    },
  },
  {
    name: "slip",
    call: /\/slip\/confirm$/,
    prepare: async (cli) => {
      const { payload } = (await cli.control("slips", { amount: 1500 })) as { payload: string };
      return `wallet deposit slip --payload ${payload}`;
    },
    count: length("wallet deposit slips"),
  },
  {
    name: "reward",
    call: /\/auth\/reward\/request$/,
    prepare: fixed("reward request credit-20"),
    count: length("reward history --limit 100"),
  },
  { name: "wheel", call: /\/wheel\/reward$/, prepare: fixed("wheel spin"), count: length("wheel log --limit 100") },
  {
    name: "card",
    call: /\/flip-card\/random-reward$/,
    prepare: fixed("flip-card play 1"),
    count: length("flip-card logs --limit 100"),
  },
  {
    name: "check-in",
    call: /\/game\/check-in$/,
    prepare: fixed("check-in claim"),
    count: async (cli) => (await listed(cli, "check-in status", "entries")).length,
  },
  {
    name: "affiliate withdrawal",
    call: /\/affiliate\/withdraw\/[^/]+$/,
    prepare: fixed("affiliate withdraw 100 --type af"),
    count: async (cli) =>
      (await items(cli, "affiliate log --type af")).filter(({ amountSatang }) => Number(amountSatang) < 0).length,
  },
  {
    name: "round",
    call: /\/game\/round$/,
    prepare: async (cli) => {
      const id = await launch(cli);
      const [bet] = await listed(cli, `games table ${id}`, "bets");
      return `games play ${id} --on ${String(bet?.["id"])} --amount 20`;
    },
    count: async (cli, line) => (await listed(cli, `games table ${line.split(" ")[2]}`, "rounds")).length,
  },
  {
    name: "first step of a round",
    call: /\/game\/round$/,
    prepare: async (cli) => {
      // An earlier round that goes on would make this its second step.
      await cli.json("games transfer");
      const { data } = await cli.json("games open dragon-cards");
      const id = String(data?.["launchId"]);
      const [bet] = await listed(cli, `games table ${id}`, "bets");
      return `games play ${id} --on ${String(bet?.["id"])} --amount 20`;
    },
    // The step takes the stake, in a line of the history.
    count: length("wallet history --kind game"),
  },
  {
    name: "opened game",
    call: /\/user\/opengame$/,
    prepare: fixed("games open sanam-dice"),
  },
  {
    name: "cash-out",
    call: /\/game\/cashOut$/,
    prepare: async (cli) => {
      await launch(cli);
      return "games cash-out sanam-dice";
    },
  },
  {
    name: "transfer",
    call: /\/transfer\/to\/bank$/,
    prepare: async (cli) => {
      await launch(cli);
      return "games transfer";
    },
  },
  {
    name: "password",
    call: /\/change-password\/[^/]+$/,
    prepare: fixed("session change-password"),
  },
];

export interface Trial {
  readonly name: string;
  readonly moment: Moment;
  /** Whether the call had been sent when the run was killed. */
  readonly wasSent: boolean;
  /** Whether the killed run had said its outcome: repeating it then asks for another one. */
  readonly wasSaid: boolean;
  /** Of the repeated command. */
  readonly exit: number;
  readonly kind: unknown;
  readonly effects: number;
}

/** Kills a run of a command with SIGKILL, repeats the command, and counts its effects. */
export async function killAndRepeat(
  cli: CliFixture,
  { name, call, prepare, count }: KilledCommand,
  moment: Moment,
  ms: number,
): Promise<Trial> {
  await cli.control("reset", {});
  await cli.control("back-office", { mode: "waiting" });
  const line = await openLine(cli.target, call, moment);
  try {
    await cli.json("session login gold", { env: PASSWORD });
    const words = (await prepare(cli)).split(" ");
    const counted = async () => (count ? count(cli, words.join(" ")) : line.keys());
    const before = await counted();
    const aim = ["--target", line.url, "-o", "json"];
    const env = { SANAM_HOME: cli.home, ...PASSWORD, SANAM_NEW_PASSWORD: "better5678" };
    await runJson(["session", "login", "gold", "--target", line.url], { env });
    const child = spawn(process.execPath, [join(ROOT, "cli/sanam.ts"), ...words, ...aim], {
      env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += String(chunk);
    });
    const over = new Promise<void>((ended) => child.once("close", () => ended()));
    const kill = () => void child.kill("SIGKILL");
    if (moment === "started") setTimeout(kill, ms);
    else void line.reached.then(() => (moment === "heard" ? setTimeout(kill, ms) : kill()));
    await over;
    line.heal();
    // The killed run had this machine's clock, too.
    const clock = () => instant(Date.now());
    const again = await runJson([...words, ...aim.slice(0, 2)], { env, clock });
    await line.settled();
    const after = await counted();
    const kind = parseAnswer(again.stdout).error?.["kind"];
    const wasSaid = printed.endsWith("\n");
    return { name, moment, wasSent: line.wasSent(), wasSaid, exit: again.exit, kind, effects: after - before };
  } finally {
    await line.close();
  }
}

/** A line to the house that treats the first call as the moment says, and then passes everything on. */
async function openLine(house: string, call: RegExp, moment: Moment) {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const state = { isHealed: false, wasSent: false };
  const keys = new Set<string>();
  const late: (() => Promise<unknown>)[] = [];
  const arrived: Promise<unknown>[] = [];
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { host: _, connection: __, "content-length": ___, ...headers } = incoming.headers;
    const forward = async () => {
      const reply = await fetch(`${house}${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      return { status: reply.status, text: await reply.text() };
    };
    const isIt = incoming.method === "POST" && call.test(incoming.url ?? "") && !state.isHealed;
    if (isIt) state.wasSent = true;
    const key = incoming.headers["idempotency-key"];
    if (call.test(incoming.url ?? "") && typeof key === "string") keys.add(key);
    if (isIt && (moment === "never-arrives" || moment === "late")) {
      if (moment === "late") late.push(forward);
      return reach();
    }
    const { status, text } = await forward();
    if (isIt && moment === "unheard") return reach();
    // It arrives between the calls of the repeated command.
    for (const each of state.isHealed ? late.splice(0) : []) arrived.push(each());
    outgoing.writeHead(status, { "content-type": "application/json" }).end(text, () => {
      if (isIt && moment === "heard") reach();
    });
  };
  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the line has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    reached,
    wasSent: () => state.wasSent,
    keys: () => keys.size,
    heal: () => {
      state.isHealed = true;
    },
    settled: () => Promise.all([...arrived, ...late.splice(0).map((each) => each())]),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
