import { makeAutoObservable, observableRef } from "mobx";
import { listAffiliateLog, listDownlineBonuses, recentDays } from "../../../core/affiliate/list-affiliate.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { AffiliateDependencies } from "../../../core/affiliate/port.ts";
import { type AffiliateAsk, withdrawAffiliate } from "../../../core/affiliate/withdraw-affiliate.ts";
import type { InputRules } from "../../../core/rules/input-rules.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import { type Following, followActions } from "../base/follow-actions.ts";
import { createMoneyActionStore, type MoneyActionStore } from "../base/money-action-store.ts";
import { Resource } from "../base/resource.ts";

export interface AffiliateStoreDependencies extends ActionDependencies, AffiliateDependencies {
  readonly inputRules: InputRules;
}

/** A balance and when it was asked for. */
export interface AffiliateBalanceAt extends AffiliateBalance {
  readonly asOf: Instant;
}

/** The invite programme: the code, the balance and taking it out, the downline and what it earned. */
export class AffiliateStore {
  readonly code: Resource<string>;
  readonly balance: Resource<AffiliateBalanceAt>;
  readonly downline: Resource<readonly DownlineMember[]>;
  /** Of the days of `range`. */
  readonly bonuses: Resource<DownlineBonuses>;
  /** Of `logType` and the days of `range`. */
  readonly log: Resource<readonly AffiliateLogEntry[]>;
  readonly withdrawal: MoneyActionStore<AffiliateAsk, AffiliateWithdrawal>;
  readonly inputRules: InputRules;
  range: DayRange;
  logType: AffiliateLogType = "af";
  readonly #dependencies: AffiliateStoreDependencies;
  readonly #linkOf: (code: string) => string;
  readonly #following: Following;

  /** `linkOf` makes the address at which friends register; `onCredit` is told that the credit has changed. */
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
    const reread = () => {
      onCredit();
      void this.balance.load();
      void this.log.load();
    };
    this.withdrawal = createMoneyActionStore(dependencies, withdrawAffiliate, {
      askOf: (ask) => ask,
      inputOf: ({ amountSatang: amount, type }) => ({ amount, type }),
      onDone: reread,
      onFollowed: reread,
    });
    this.#following = followActions(dependencies, {
      actions: [this.withdrawal],
      isWanted: () => this.balance.problem !== undefined,
      tick: () => this.#look(),
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

  /** The address at which friends register; undefined until the code is there. */
  get link(): string | undefined {
    const { value } = this.code;
    return value === undefined ? undefined : this.#linkOf(value);
  }

  /** The days that are shown unless others are asked for, as of now. */
  get recent(): DayRange {
    return recentDays(this.#dependencies.clock());
  }

  /** Takes up what a reload interrupted, loads everything anew, and follows what is unknown; returns how to stop. */
  watch(): () => void {
    for (const resource of [this.code, this.downline, this.bonuses, this.log]) void resource.load();
    return this.#following.watch();
  }

  /** Bonuses and log of other days; what is shown of the old ones goes at once. */
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

  async #look(): Promise<boolean> {
    await this.balance.load();
    this.#following.lookAgain();
    return this.balance.problem === undefined;
  }
}
