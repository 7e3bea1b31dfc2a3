import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Intent, IntentHead, IntentStorage, StoredShape } from "../../../core/money-action/intent.ts";
import { type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";

/**
 * What happens to one call.
 * - `not-sent`: there was no network at all
 * - `request-lost`, `reply-lost`: the connection broke on the way there, or on the way back
 * - `late`: the caller timed out; the request arrives later
 * - `twice`: the browser sent it again, so it arrives twice
 */
export const MISHAPS = ["none", "not-sent", "request-lost", "reply-lost", "late", "twice"] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Script {
  /** One for each sending, then `none`. */
  readonly mishaps: readonly Mishap[];
  /** Whether each read fails. */
  readonly readsFail?: readonly boolean[];
  readonly lateByMs: number;
  /** How long every call takes. */
  readonly latencyMs?: number;
  readonly honoursKeys: boolean;
  readonly sendsIntents: boolean;
}

export const START = instant(Date.UTC(2026, 10, 20, 5));

export function fault(effect: Fault["effect"], kind: Fault["fault"] = "unreachable"): Fault {
  return { kind: "fault", fault: kind, endpoint: "POST /test", effect };
}

/** A backend behind a bad line. Its time passes only while somebody waits. */
export class UnreliableBackend {
  now: Instant = START;
  creditSatang: Satang = baht(1000);
  readonly withdrawals: WithdrawalRequest[] = [];
  readonly deposits: DepositRequest[] = [];
  readonly slips: SlipRequest[] = [];
  sends = 0;
  reads = 0;
  readonly keysSent = new Set<IdempotencyKey>();
  readonly #script: Script;
  readonly #late: { readonly at: Instant; readonly arrive: () => unknown }[] = [];
  readonly #answers = new Map<IdempotencyKey, Result<unknown, Refusal>>();

  constructor(script: Script) {
    this.#script = script;
  }

  pass(ms: number): void {
    this.now = instant(this.now + ms);
    for (const { arrive } of this.#late.filter(({ at }) => at <= this.now)) arrive();
    const rest = this.#late.filter(({ at }) => at > this.now);
    this.#late.splice(0, this.#late.length, ...rest);
  }

  /** Lets everything that was sent arrive. */
  drain(): void {
    this.pass(24 * 60 * 60 * 1000);
  }

  read<T>(value: () => T): Promise<Result<T, Problem>> {
    this.pass(this.#script.latencyMs ?? 0);
    const fails = this.#script.readsFail?.[this.reads] ?? false;
    this.reads += 1;
    return Promise.resolve(fails ? err(fault("none")) : ok(value()));
  }

  /** Sends an action; `decide` is what the backend does. */
  send<T>(key: IdempotencyKey, decide: () => Result<T, Refusal>): Promise<Result<T, Problem>> {
    this.keysSent.add(key);
    this.pass(this.#script.latencyMs ?? 0);
    const mishap = this.#script.mishaps[this.sends] ?? "none";
    this.sends += 1;
    const arrive = () => this.#arrive(key, decide);
    if (mishap === "not-sent") return Promise.resolve(err(fault("none")));
    if (mishap === "late") {
      this.#late.push({ at: instant(this.now + this.#script.lateByMs), arrive });
      return Promise.resolve(err(fault("unknown", "timed-out")));
    }
    if (mishap === "request-lost") return Promise.resolve(err(fault("unknown")));
    if (mishap === "twice" && this.#script.honoursKeys) arrive();
    const answer = arrive();
    return Promise.resolve(mishap === "reply-lost" ? err(fault("unknown")) : answer);
  }

  intentOf(key: IdempotencyKey): IdempotencyKey | undefined {
    return this.#script.sendsIntents ? key : undefined;
  }

  withdraw(amountSatang: Satang, intent: IdempotencyKey | undefined): Result<WithdrawalRequest, Refusal> {
    if (amountSatang > this.creditSatang) {
      return err(refuse("credit-insufficient", { creditSatang: this.creditSatang }));
    }
    this.creditSatang = (this.creditSatang - amountSatang) as Satang;
    const made: WithdrawalRequest = {
      id: `w${this.withdrawals.length + 1}`,
      amountSatang,
      status: "checking",
      createdAt: this.now,
      attempt: 1,
      account: undefined,
      timeline: [{ status: "checking", at: this.now }],
      intent,
    };
    this.withdrawals.unshift(made);
    return ok(made);
  }

  deposit(amountSatang: Satang, intent: IdempotencyKey | undefined): Result<DepositRequest, Refusal> {
    const made: DepositRequest = {
      id: `d${this.deposits.length + 1}`,
      amountSatang,
      status: "awaiting-transfer",
      createdAt: this.now,
      expiresAt: undefined,
      account: undefined,
      timeline: [{ status: "awaiting-transfer", at: this.now }],
      intent,
    };
    this.deposits.unshift(made);
    return ok(made);
  }

  moveDeposit(id: string, status: "cancelled" | "checking"): Result<DepositRequest, Refusal> {
    const index = this.deposits.findIndex((each) => each.id === id);
    const request = this.deposits[index];
    if (!request) return err(refuse("request-not-found"));
    if (request.status !== "awaiting-transfer") return err(refuse("request-status", { status: request.status }));
    const moved = { ...request, status };
    this.deposits[index] = moved;
    return ok(moved);
  }

  #arrive<T>(key: IdempotencyKey, decide: () => Result<T, Refusal>): Result<T, Refusal> {
    if (!this.#script.honoursKeys) return decide();
    const known = this.#answers.get(key) as Result<T, Refusal> | undefined;
    const answer = known ?? decide();
    this.#answers.set(key, answer);
    return answer;
  }
}

/** The wallet port of this backend, with the calls that money actions need. */
export function walletPort(backend: UnreliableBackend): WalletPort {
  const unused = () => Promise.reject(new Error("not part of this test"));
  return {
    credit: () => backend.read(() => ({ creditSatang: backend.creditSatang, points: 0, asOf: backend.now })),
    depositInfo: () =>
      backend.read(() => ({
        accounts: [],
        promptPayId: undefined,
        minimumSatang: baht(50),
        maximumSatang: baht(100_000),
      })),
    depositBonuses: async () => ok({ offer: undefined, running: undefined }),
    deposits: () => backend.read(() => [...backend.deposits]),
    depositHistory: unused,
    requestDeposit: (amount, key) => backend.send(key, () => backend.deposit(amount, backend.intentOf(key))),
    cancelDeposit: (id, key) => backend.send(key, () => backend.moveDeposit(id, "cancelled")),
    confirmDeposit: (id, key) => backend.send(key, () => backend.moveDeposit(id, "checking")),
    verifySlip: unused,
    confirmSlip: (slipId, key) =>
      backend.send(key, () => {
        if (backend.slips.some(({ reference }) => reference === `ref-${slipId}`)) return err(refuse("slip-duplicate"));
        const made: SlipRequest = {
          id: `s${backend.slips.length + 1}`,
          amountSatang: baht(100),
          status: "checking",
          reference: `ref-${slipId}`,
          createdAt: backend.now,
          timeline: [],
          intent: backend.intentOf(key),
        };
        backend.slips.unshift(made);
        return ok(made);
      }),
    requestSlipDeposit: unused,
    slips: () => backend.read(() => [...backend.slips]),
    withdrawals: () => backend.read(() => [...backend.withdrawals]),
    withdrawalHistory: unused,
    requestWithdrawal: (amount, key) => backend.send(key, () => backend.withdraw(amount, backend.intentOf(key))),
    retryWithdrawal: (id, key) =>
      backend.send(key, () => {
        const index = backend.withdrawals.findIndex((each) => each.id === id);
        const request = backend.withdrawals[index];
        if (!request) return err(refuse("request-not-found"));
        if (request.status !== "rejected") return err(refuse("request-status", { status: request.status }));
        const retried: WithdrawalRequest = { ...request, status: "checking", attempt: request.attempt + 1 };
        backend.withdrawals[index] = retried;
        return ok(retried);
      }),
    history: unused,
  };
}

/** An intent storage in memory, without other tabs. */
export function intentsInMemory(): IntentStorage & { readonly all: () => readonly IntentHead[] } {
  let intents: readonly IntentHead[] = [];
  return {
    all: () => intents,
    write: (intent) => {
      intents = [...intents.filter(({ key }) => key !== intent.key), intent];
    },
    remove: (key) => {
      intents = intents.filter((intent) => intent.key !== key);
    },
    pending: <Shape extends StoredShape>({ kind }: { readonly kind: string }) =>
      intents.filter((intent): intent is Intent<Shape> => intent.kind === kind),
    watch: () => () => undefined,
  };
}
