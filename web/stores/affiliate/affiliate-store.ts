import { makeAutoObservable, observableRef } from "mobx";
import {
  type AffiliateAsk,
  listAffiliateLog,
  listDownlineBonuses,
  recentDays,
  withdrawAffiliate,
} from "../../../core/affiliate/affiliate.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { AffiliateDependencies } from "../../../core/affiliate/port.ts";
import type { InputRules } from "../../../core/rules/input-rules.ts";
import type { DayRange, Instant } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { Resource } from "../base/resource.ts";
import { startPoll } from "../base/start-poll.ts";

export interface AffiliateStoreDependencies extends ActionDependencies, AffiliateDependencies {
  readonly inputRules: InputRules;
}

/** A friend may register at any time. */
const DOWNLINE_POLL_MS = 30_000;

/** A balance and when it was requested. */
export interface AffiliateBalanceAt extends AffiliateBalance {
  readonly asOf: Instant;
}

/** The invite programme: the code, the balance and its withdrawal, the downline and its bonuses. */
export class AffiliateStore {
  readonly code: Resource<string>;
  readonly balance: Resource<AffiliateBalanceAt>;
  readonly downline: Resource<readonly DownlineMember[]>;
  /** For the days of `range`. */
  readonly bonuses: Resource<DownlineBonuses>;
  /** For `logType` and the days of `range`. */
  readonly log: Resource<readonly AffiliateLogEntry[]>;
  readonly withdrawal: MoneyActionStore<AffiliateAsk, AffiliateWithdrawal>;
  readonly inputRules: InputRules;
  range: DayRange;
  logType: AffiliateLogType = "af";
  readonly #dependencies: AffiliateStoreDependencies;
  readonly #linkOf: (code: string) => string;
  readonly #following: Following;

  /** `linkOf` makes the address where friends register. Calls `onCredit` when the credit changed. */
  constructor(dependencies: AffiliateStoreDependencies, linkOf: (code: string) => string, onCredit: () => void) {
    const { affiliate } = dependencies;
    this.#dependencies = dependencies;
    this.#linkOf = linkOf;
    this.inputRules = dependencies.inputRules;
    this.range = recentDays(dependencies.clock());
    this.code = new Resource(() => affiliate.code());
    this.balance = new Resource(async () => {
      const asOf = dependencies.clock();
      return mapOk(await affiliate.balance(), (balance) => ({ ...balance, asOf }));
    });
    this.downline = new Resource(() => affiliate.downline());
    this.bonuses = new Resource(() => listDownlineBonuses(dependencies, this.range));
    this.log = new Resource(() => listAffiliateLog(dependencies, this.logType, this.range));
    const reload = () => {
      onCredit();
      void this.balance.load();
      void this.log.load();
    };
    this.withdrawal = createMoneyActionStore(dependencies, withdrawAffiliate, {
      askOf: (ask) => ask,
      inputOf: ({ amountSatang: amount, type }) => ({ amount, type }),
      onDone: reload,
      onFollowed: reload,
    });
    this.#following = followActions(dependencies, {
      actions: [this.withdrawal],
      reads: [this.balance],
    });
    makeAutoObservable(
      this,
      {
        code: false,
        balance: false,
        downline: false,
        bonuses: false,
        log: false,
        withdrawal: false,
        inputRules: false,
        range: observableRef,
        recent: false,
      },
      { autoBind: true },
    );
  }

  /** The address where friends register; undefined until the code is loaded. */
  get link(): string | undefined {
    const { value } = this.code;
    return value === undefined ? undefined : this.#linkOf(value);
  }

  /** The default days, as of now. */
  get recent(): DayRange {
    return recentDays(this.#dependencies.clock());
  }

  /** Reads the friends and their bonuses again. */
  async refreshDownline(): Promise<boolean> {
    await Promise.all([this.downline.load(), this.bonuses.load()]);
    return !this.downline.problem;
  }

  /** Resumes a pending withdrawal, loads everything and follows the downline; returns how to stop. */
  watch(): () => void {
    for (const resource of [this.code, this.downline, this.bonuses, this.log]) void resource.load();
    const { after, visibility, live } = this.#dependencies;
    const stopPoll = startPoll({
      after,
      visibility,
      intervalMs: DOWNLINE_POLL_MS,
      isWanted: () => !live?.connected,
      tick: () => this.refreshDownline(),
    });
    const stopFollowing = this.#following.watch();
    return () => {
      stopPoll();
      stopFollowing();
    };
  }

  /** Loads bonuses and log of other days; the old ones disappear at once. */
  setRange(range: DayRange): void {
    this.range = range;
    for (const resource of [this.bonuses, this.log]) {
      resource.reset();
      void resource.load();
    }
  }

  setLogType(type: AffiliateLogType): void {
    this.logType = type;
    this.log.reset();
    void this.log.load();
  }
}
