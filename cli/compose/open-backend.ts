import { homedir } from "node:os";
import { Container, type ServiceIdentifier } from "inversify";
import { profileFolder } from "../../adapters/node/profile-folder.ts";
import { createProfileSessionStorage } from "../../adapters/node/profile-session-storage.ts";
import { NO_INTENT_STORAGE } from "../../core/money-action/intent.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import { DEFAULT_TARGET, type Globals, type Target } from "../command-line/globals.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { Backend } from "../runtime/backend.ts";
import type { Io } from "../runtime/io.ts";
import type { RunningSandbox, SandboxSettings } from "../runtime/sandbox.ts";
import { learnClock } from "./backend-clock.ts";
import type { Ports } from "./ports.ts";
import { createWaiting, type Waiting } from "./waiting.ts";

type Say = (line: string) => void;
/** What cannot be opened at all: a journal that is damaged, a folder that cannot be written. */
type OpenedPorts = Result<Ports, Failure>;

const GLOBALS: ServiceIdentifier<Globals> = Symbol("globals");
const CLOCK: ServiceIdentifier<Clock> = Symbol("clock");
const SAY: ServiceIdentifier<Say> = Symbol("say");
const PROFILE: ServiceIdentifier<Profile> = Symbol("profile");
const SESSION_STORAGE: ServiceIdentifier<SessionStorage> = Symbol("vault");
const WAITING: ServiceIdentifier<Waiting> = Symbol("waiting");
const PORTS: ServiceIdentifier<OpenedPorts> = Symbol("ports");
const BACKEND: ServiceIdentifier<Result<Backend, Failure>> = Symbol("backend");

interface Profile {
  readonly folder: string;
  /** Every target has profiles of its own, so that no backend is ever sent another one's token. */
  readonly name: string;
}

/** Wires the target's ports and the profile's session for one run. */
export function openBackend(globals: Globals, io: Io, say: Say): Promise<Result<Backend, Failure>> {
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(GLOBALS).toConstantValue(globals);
  container.bind(CLOCK).toConstantValue(io.clock);
  container.bind(SAY).toConstantValue(say);
  container.bind(PROFILE).toResolvedValue((g: Globals) => profileOf(g, io.env), [GLOBALS]);
  container
    .bind(SESSION_STORAGE)
    .toResolvedValue(({ folder, name }: Profile) => createProfileSessionStorage(folder, name), [PROFILE]);
  container.bind(WAITING).toResolvedValue(() => createWaiting(io.after));
  container.bind(PORTS).toResolvedValue(openPorts, [GLOBALS, PROFILE, SESSION_STORAGE, CLOCK, SAY]);
  container.bind(BACKEND).toResolvedValue(assemble, [GLOBALS, SESSION_STORAGE, CLOCK, WAITING, PORTS]);
  return container.getAsync(BACKEND);
}

function profileOf({ target, profile }: Globals, env: Io["env"]): Profile {
  return { folder: profileFolder(env, homedir()), name: `${profile ?? "default"}@${titleOf(target)}` };
}

function titleOf(target: Target): string {
  return target.kind === "memory" ? "memory" : target.baseUrl;
}

async function openPorts(
  globals: Globals,
  profile: Profile,
  sessionStorage: SessionStorage,
  clock: Clock,
  say: Say,
): Promise<OpenedPorts> {
  const { target } = globals;
  if (target.kind === "http") {
    const { openHttpPorts } = await import("./http-ports.ts");
    return ok(openHttpPorts(target.baseUrl, globals, sessionStorage, clock, say));
  }
  const { openMemoryPorts } = await import("./memory-ports.ts");
  return openMemoryPorts(profile.folder, profile.name, sessionStorage, clock, globals.verbose ? say : undefined);
}

function assemble(
  { target, profile, honoursKeys }: Globals,
  sessionStorage: SessionStorage,
  clock: Clock,
  { wait, stop }: Waiting,
  opened: OpenedPorts,
): Result<Backend, Failure> {
  return mapOk(opened, ({ session, site, wallet, rewards, games, table, affiliate, addresses, close }) => ({
    session,
    site,
    rewards,
    games,
    table,
    affiliate,
    addresses,
    ...learnClock(wallet, clock),
    sessionStorage,
    wait,
    honoursKeys,
    intents: NO_INTENT_STORAGE,
    aim: aimOf(target, profile),
    title: profile === undefined ? titleOf(target) : `${titleOf(target)} (profile ${profile})`,
    close: async () => {
      stop();
      await close();
    },
  }));
}

function aimOf(target: Target, profile: string | undefined): string {
  const where = titleOf(target) === DEFAULT_TARGET ? "" : ` --target ${titleOf(target)}`;
  return profile === undefined ? where : `${where} --profile ${profile}`;
}

export async function readSlip(path: string): Promise<Result<string, Failure | Refusal>> {
  const { readSlipPicture } = await import("../../adapters/node/read-slip-picture.ts");
  const read = await readSlipPicture(path);
  if (read.ok) return read;
  return err(read.error.kind === "file" ? usage(read.error.message) : read.error);
}

export async function serveSandbox(settings: SandboxSettings): Promise<Result<RunningSandbox, Failure>> {
  const { startServer } = await import("../../adapters/server/start-server.ts");
  const { host, port, dataDir, seed, games } = settings;
  const started = await startServer({ host, port, dataDir, seed, games, sandbox: true });
  return started.ok ? started : err({ kind: "unexpected", message: started.error.message });
}
