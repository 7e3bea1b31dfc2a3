import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { memberId } from "../../../../core/session/model.ts";
import { bangkokDateOf, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";

/** It stands in every field that is no one's business. */
const CANARY = "canary-9988776655-x";
const PHONE = "0899112233";

const at = instant(Date.UTC(2026, 10, 20, 5));
const until = at;
const intent = { key: idempotencyKey("8a4dd1d0-1111-4222-8333-c0ffee000000"), fingerprint: CANARY };
const id = "W-691120-7K3MQX9A";
const amount = baht(5000);
const account = { bank: "004", bankName: CANARY, accountNumber: CANARY, accountName: CANARY, uuid: CANARY } as const;
const points = { kind: "points", points: 20 } as const;
const rejected = { id, reason: `no transfer from ${PHONE}` };

/** An event of each type, with a canary in every field that is secret. */
export const EVERY_EVENT: {
  readonly [Type in HouseEvent["type"]]: Extract<HouseEvent, { readonly type: Type }>;
} = {
  registered: {
    type: "registered",
    at,
    id: memberId("af9ed025-601c-467f-8b55-22e53a50ae8d"),
    username: "gold",
    name: CANARY,
    phone: CANARY,
    bank: "004",
    accountNumber: CANARY,
    accountId: CANARY,
    passwordHash: CANARY,
    affiliateCode: CANARY,
    invitedBy: memberId("bf9ed025-601c-467f-8b55-22e53a50ae8d"),
    intent,
  },
  "session-opened": {
    type: "session-opened",
    at,
    tokenHash: CANARY,
    expiresAt: at,
    id: CANARY,
    device: CANARY,
    userAgent: CANARY,
    address: CANARY,
    newDevice: true,
  },
  "session-closed": { type: "session-closed", at, tokenHash: CANARY, tokens: [CANARY], forgets: CANARY },
  "session-used": { type: "session-used", at, tokenHash: CANARY, token: CANARY },
  "session-renewed": { type: "session-renewed", at, tokenHash: CANARY, token: CANARY, ended: [CANARY] },
  "password-changed": { type: "password-changed", at, id: CANARY, intent, passwordHash: CANARY, keepDevice: CANARY },
  "recovery-begun": {
    type: "recovery-begun",
    at,
    ticketHash: CANARY,
    codeHash: CANARY,
    endsAt: until,
    ended: [CANARY],
  },
  "password-recovered": {
    type: "password-recovered",
    at,
    ticketHash: CANARY,
    passwordHash: CANARY,
    ended: [CANARY],
  },
  "address-changed": { type: "address-changed", at, change: { phone: CANARY, line: CANARY } },
  "totp-begun": { type: "totp-begun", at, sealedSecret: CANARY },
  "totp-turned-on": { type: "totp-turned-on", at, sealedSecret: CANARY, step: 1, recoveryCodes: [CANARY] },
  "totp-turned-off": { type: "totp-turned-off", at },
  "passkey-added": {
    type: "passkey-added",
    at,
    passkey: { id: CANARY, name: CANARY, publicKey: CANARY, signCount: 0, transports: [CANARY], origin: CANARY },
    challenge: CANARY,
    challengeEndsAt: at,
    recoveryCodes: [CANARY],
  },
  "passkey-removed": { type: "passkey-removed", at, passkeyId: CANARY },
  "second-factor-reset-requested": { type: "second-factor-reset-requested", at, dueAt: until },
  "second-factor-ended": { type: "second-factor-ended", at, because: "reset" },
  "second-factor-used": {
    type: "second-factor-used",
    at,
    proof: { kind: "recovery-code", hash: CANARY },
    tokenHash: CANARY,
    until,
  },
  "push-subscribed": {
    type: "push-subscribed",
    at,
    tokenHash: CANARY,
    address: { endpoint: CANARY, p256dh: CANARY, auth: CANARY },
    key: CANARY,
  },
  "push-unsubscribed": { type: "push-unsubscribed", at, tokenHash: CANARY },
  "deposit-requested": { type: "deposit-requested", at, id, intent, amount, account, expiresAt: at },
  "deposit-confirmed": { type: "deposit-confirmed", at, id, intent },
  "deposit-cancelled": { type: "deposit-cancelled", at, id, intent },
  "deposit-expired": { type: "deposit-expired", at, id },
  "deposit-credited": { type: "deposit-credited", at, id, amount },
  "deposit-bonus-credited": { type: "deposit-bonus-credited", at, id, amount },
  "deposit-bonus-expired": { type: "deposit-bonus-expired", at, id, amount },
  "slip-bonus-credited": { type: "slip-bonus-credited", at, id, amount },
  "loss-refunded": { type: "loss-refunded", at, id, amount, day: bangkokDateOf(at) },
  "deposit-rejected": { type: "deposit-rejected", at, ...rejected },
  "slip-submitted": {
    type: "slip-submitted",
    at,
    id,
    intent,
    amount,
    transfer: CANARY,
    reference: CANARY,
    bankSaid: "matching",
    claimed: true,
  },
  "slip-credited": { type: "slip-credited", at, id, amount },
  "slip-rejected": { type: "slip-rejected", at, ...rejected },
  "slip-duplicated": { type: "slip-duplicated", at, id },
  "withdrawal-requested": { type: "withdrawal-requested", at, id, intent, amount, account },
  "withdrawal-retried": { type: "withdrawal-retried", at, id, intent },
  "withdrawal-paying": { type: "withdrawal-paying", at, id },
  "withdrawal-paid": { type: "withdrawal-paid", at, id, amount },
  "withdrawal-rejected": { type: "withdrawal-rejected", at, ...rejected, amount },
  "game-opened": {
    type: "game-opened",
    at,
    id: CANARY,
    intent,
    game: "g1",
    title: "Dice",
    tokenHash: CANARY,
    forgotten: [CANARY],
  },
  "games-left": { type: "games-left", at, id: CANARY, intent, launches: [CANARY] },
  "round-stepped": {
    type: "round-stepped",
    at,
    id: CANARY,
    intent,
    game: "g1",
    title: "Cards",
    bet: baht(10),
    value: baht(20),
    launch: CANARY,
    betOn: "higher-8-1",
    dice: [8, 11],
    isFirst: true,
  },
  "round-played": {
    type: "round-played",
    at,
    id: CANARY,
    intent,
    game: "g1",
    title: "Dice",
    bet: baht(10),
    win: baht(20),
    launch: CANARY,
  },
  "level-granted": { type: "level-granted", at, level: 3 },
  "bonus-granted": { type: "bonus-granted", at, id: CANARY, title: `for ${PHONE}`, amount, points: 5 },
  "reward-claimed": {
    type: "reward-claimed",
    at,
    id,
    intent,
    rewardId: "r1",
    title: "Mug",
    prize: { kind: "item", title: "Mug" },
    price: 50,
  },
  "reward-granted": { type: "reward-granted", at, id, title: "Mug", prize: { kind: "item", title: "Mug" } },
  "reward-rejected": { type: "reward-rejected", at, ...rejected, title: "Mug", price: 50 },
  "wheel-spun": { type: "wheel-spun", at, id: CANARY, intent, segmentId: "s1", prize: points, price: 10 },
  "card-flipped": {
    type: "card-flipped",
    at,
    id: CANARY,
    intent,
    game: "flip-card",
    eventId: "e1",
    title: "Cards",
    card: 1,
    prize: { kind: "nothing" },
    revealed: [points],
    price: 10,
  },
  "checked-in": { type: "checked-in", at, id: CANARY, intent, day: "2026-11-20", points: 5 },
  "affiliate-withdrawn": { type: "affiliate-withdrawn", at, id: CANARY, intent, source: "af", amount, left: baht(1) },
  "favourites-changed": { type: "favourites-changed", at, add: ["sanam-dice"], remove: [] },
  "inbox-seen": { type: "inbox-seen", at, ids: [CANARY], dismissed: [] },
  "intent-refused": {
    type: "intent-refused",
    at,
    intent,
    refusal: refuse("credit-insufficient", { creditSatang: amount }),
  },
  "provider-set": { type: "provider-set", at, provider: "spark", down: true },
  "operation-set": { type: "operation-set", at, maintenance: true, until },
  announced: { type: "announced", at, id: CANARY, title: "News", body: CANARY, membersOnly: false },
  "back-office-set": { type: "back-office-set", at, policy: { mode: "waiting" } },
};

/** Whatever a sentence must not have. */
export const SECRETS = [CANARY, "9988776655", PHONE];
