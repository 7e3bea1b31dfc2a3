import type { Sequence } from "../engine/sequence.ts";
import { ACCOUNT_SEQUENCES } from "./accounts.ts";
import { AFFILIATE_SEQUENCES } from "./affiliate.ts";
import { FACTOR_SEQUENCES } from "./factors.ts";
import { FAIR_PLAY_SEQUENCES } from "./fair-play.ts";
import { GAME_SEQUENCES } from "./games.ts";
import { INBOX_SEQUENCES } from "./inbox.ts";
import { LIFE_SEQUENCES } from "./lives.ts";
import { PASSKEY_SEQUENCES } from "./passkeys.ts";
import { PROMISE_SEQUENCES } from "./promises.ts";
import { REWARD_SEQUENCES } from "./rewards.ts";
import { SESSION_SEQUENCES } from "./sessions.ts";
import { SITE_SEQUENCES } from "./site.ts";
import { WALLET_SEQUENCES } from "./wallet.ts";

export const SEQUENCES: readonly Sequence[] = [
  ...WALLET_SEQUENCES,
  ...PROMISE_SEQUENCES,
  ...REWARD_SEQUENCES,
  ...GAME_SEQUENCES,
  ...AFFILIATE_SEQUENCES,
  ...SESSION_SEQUENCES,
  ...LIFE_SEQUENCES,
  ...ACCOUNT_SEQUENCES,
  ...FACTOR_SEQUENCES,
  ...PASSKEY_SEQUENCES,
  ...INBOX_SEQUENCES,
  ...SITE_SEQUENCES,
  ...FAIR_PLAY_SEQUENCES,
];
