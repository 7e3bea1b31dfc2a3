import { randomBytes } from "node:crypto";
import type { Clock } from "../../../core/platform/device.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { houseOptions } from "../../house/house-options.ts";
import { isProductionFolder } from "../../house/node/data-folder.ts";
import { createSandboxCodes } from "../../house/sandbox/sandbox-codes.ts";
import { SANDBOX_OPTIONS } from "../../house/sandbox/sandbox-options.ts";
import type { SiteContent } from "../../house/site/site-content.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "../client-address.ts";
import type { AppOptions } from "../create-app.ts";
import { isLoopback } from "../edge/allowed-hosts.ts";
import { demoRefused, type StartFailure } from "../listen-on.ts";
import { createMockProviders } from "../mock-providers/create-mock-providers.ts";
import { logToStderr } from "../ops/log.ts";
import { DEMO_PUSH, pushOpener } from "../push/push-settings.ts";
import { houseSettings, type RunningServer, readPlace, type ServerOptions, serve } from "../start-server.ts";
import { createFaultPlan } from "./fault-plan.ts";
import { answerWithFaults } from "./inject-fault.ts";
import { openReplaceableHouse, type Sandbox } from "./replaceable-house.ts";
import { createSandboxApp } from "./sandbox-app.ts";
import { createSandboxClock } from "./sandbox-clock.ts";

export interface SandboxOptions extends ServerOptions {
  /**
   * Adds the controls under /sandbox. They need a token where other machines reach the server, otherwise they are open
   * to everyone who can call it. Without them it is a demo.
   */
  readonly sandbox: boolean;
  /** What the controls ask for where other machines reach the server; by default a random text. */
  readonly sandboxToken?: string | undefined;
  /** The real time, which the sandbox's clock follows until it is set; for tests. */
  readonly realTime?: Clock;
  /** Seed of the members and histories in a new journal. */
  readonly seed?: number | undefined;
  /** Number of games in the lobby; by default the ones named by hand. */
  readonly games?: number | undefined;
  /** What the operator decides, in place of the sandbox's own. */
  readonly content?: Partial<SiteContent> | undefined;
}

export interface RunningSandbox extends RunningServer {
  /** What the controls under /sandbox ask for; undefined where they ask for nothing or do not exist. */
  readonly sandboxToken: string | undefined;
}

const DEFAULT_SEED = 2569;
const TOKEN_BYTES = 18;
const SECRET_KEY_BYTES = 32;

/** Opens the house of a demo or a sandbox, and puts its controls, faults and clock around the server. */
export async function startSandbox(options: SandboxOptions): Promise<Result<RunningSandbox, StartFailure>> {
  const { host, hosts = [], dataDir, databaseUrl, seed = DEFAULT_SEED, games, otherSites = [] } = options;
  const { trustProxy = TRUST_NO_PROXY, securityContact } = options;
  const place = readPlace(options);
  if (!place.ok) return place;
  if (!options.sandbox && !isLoopback(host))
    return err(demoRefused("The demo is for this machine only: its members have a public password."));
  // The database has a note of its own about its members.
  if (databaseUrl === undefined && dataDir !== undefined && isProductionFolder(dataDir))
    return err(demoRefused(`The journal in ${dataDir} holds real members, which a demo or a sandbox may not open.`));
  const clock = createSandboxClock(options.realTime ?? (() => instant(Date.now())));
  // A sandbox in memory keeps its key when its journal is replaced: a snapshot has second factors.
  const isInMemory = dataDir === undefined && databaseUrl === undefined;
  const ownKey = options.sandbox && isInMemory ? randomBytes(SECRET_KEY_BYTES).toString("hex") : undefined;
  const { platinumBasis, refundTable } = place.value;
  const given = { platinumBasis, refundTable, ...options.house };
  const { log = logToStderr } = options;
  // A demo has no controls to show a code.
  const codes = createSandboxCodes(clock.now, ({ phone, code }) => {
    if (!options.sandbox) log("info", `a code for the phone ${phone}: ${code}`);
  });
  const opened = await openReplaceableHouse({
    ...houseSettings(options),
    options: options.sandbox ? houseOptions(given, SANDBOX_OPTIONS) : given,
    secretKey: options.secretKey ?? ownKey,
    openPush: pushOpener(options.push ?? DEMO_PUSH, options.observer),
    codeSender: codes,
    clock: clock.now,
    seed,
    games,
    content: options.content,
  });
  if (!opened.ok) return opened;
  const { house, current, controls } = opened.value;
  const { clockText } = current();
  const stopSharing = clockText && options.sandbox ? await clock.share(clockText) : () => undefined;
  const isGuarded = options.sandbox && needsToken({ host, hosts, trustProxy });
  const token = isGuarded ? options.sandboxToken?.trim() || randomBytes(TOKEN_BYTES).toString("base64url") : undefined;
  const embedded = { "/mock-providers": createMockProviders(clock.now, otherSites) };
  const around = options.sandbox
    ? sandboxAround({ ...controls, house, clock, codes: codes.list, faults: createFaultPlan(), token })
    : undefined;
  const served = await serve(options, place.value, {
    house,
    checks: () => current().checks,
    close() {
      stopSharing();
      return current().close();
    },
    app: {
      smallFiles: { searchable: false, securityContact, clock: clock.now },
      ...around,
      mounts: { ...embedded, ...around?.mounts },
    },
  });
  return served.ok ? ok({ ...served.value, sandboxToken: token }) : served;
}

/** What a sandbox puts around the app of a house: its controls, its faults, its clock, and a check of every reply. */
function sandboxAround(sandbox: Sandbox) {
  const { clock, faults } = sandbox;
  return {
    checkReplies: true,
    clock: clock.now,
    aroundRow: (row, call, proceed) => answerWithFaults(faults, row, call, proceed),
    mounts: { "/sandbox": createSandboxApp(sandbox) },
  } satisfies AppOptions;
}

interface Reach {
  readonly host: string;
  readonly hosts: readonly string[];
  readonly trustProxy: TrustProxy;
}

/** Whether other machines reach the server: at its address, by another name, or through a proxy on this machine. */
export function needsToken({ host, hosts, trustProxy }: Reach): boolean {
  const hasProxy = ["127.0.0.1", "::1"].some((address) => trustProxy.trusts(address, 0));
  return !isLoopback(host) || hosts.some((name) => !isLoopback(name)) || hasProxy;
}
