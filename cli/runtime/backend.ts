import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { FairPlayPort } from "../../core/fair-play/port.ts";
import type { GamesPort, TablePort } from "../../core/games/port.ts";
import {
  type IntentKind,
  type IntentStorage,
  NO_INTENT_STORAGE,
  type StoredShape,
} from "../../core/money-action/intent.ts";
import type { Clock, Wait } from "../../core/platform/device.ts";
import type { RewardsDependencies, RewardsPort } from "../../core/rewards/port.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import type { AddressPort, DevicesPort, SessionPort, SessionStorage } from "../../core/session/port.ts";
import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import type { PuzzleSolver } from "../../core/session/solve-puzzles.ts";
import type { Satang } from "../../core/shared/money.ts";
import type { InboxPort } from "../../core/site/inbox.ts";
import type { LivePort } from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { PushPort } from "../../core/site/push.ts";
import type { WalletDependencies, WalletPort } from "../../core/wallet/port.ts";
import type { Trouble } from "../output/failure.ts";

/** The ports of one target and the session of one profile. */
export interface Backend extends WalletDependencies, RewardsDependencies, Ports {
  readonly sessionStorage: SessionStorage;
  readonly clock: Clock;
  /** What the brand of the command line accepts; undefined for our defaults. */
  readonly inputRules?: InputRules;
  /** The smallest withdrawal of that brand. */
  readonly withdrawalMinimumSatang?: Satang | undefined;
  readonly wait: Wait;
  readonly intents: RunIntents;
  /** The target and the profile, for messages. */
  readonly targetName: string;
  /** The options that select this target and profile, with a leading space; empty for the defaults. */
  readonly targetOptions: string;
}

/**
 * The intents of a profile. A removed one stays on the disk until `forget`: a run that is killed before it says the outcome
 * leaves it open for the next one.
 */
export interface RunIntents extends IntentStorage {
  /** Files that should hold an intent of the kind, and cannot be read, with the key of each. */
  readonly damaged: (kind: IntentKind<StoredShape>) => readonly { readonly file: string; readonly key: string }[];
  /** Call it when what the run has to say is printed. */
  readonly forget: () => void;
}

/** For a run whose sessions end with it: nobody can repeat its commands. */
export const NO_RUN_INTENTS: RunIntents = { ...NO_INTENT_STORAGE, damaged: () => [], forget: () => undefined };

/** The ports of one target. */
export interface Ports {
  readonly session: SessionPort;
  readonly site: SitePort;
  readonly wallet: WalletPort;
  readonly rewards: RewardsPort;
  readonly games: GamesPort;
  readonly table: TablePort;
  readonly affiliate: AffiliatePort;
  readonly fairPlay: FairPlayPort;
  readonly addresses: AddressPort;
  readonly devices: DevicesPort;
  readonly secondFactor: SecondFactorPort;
  readonly inbox: InboxPort;
  readonly live: LivePort;
  readonly push: PushPort;
  /** Undefined where nothing is ever too busy. */
  readonly puzzles?: PuzzleSolver;
  /** What was strange about the last reply; undefined where there are no replies. */
  readonly trouble?: () => Trouble | undefined;
  /** Stores everything that must outlive the process and closes the connections: `now` cuts what still waits. */
  readonly close: (how?: "now") => Promise<void>;
}
