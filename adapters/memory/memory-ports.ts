import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { FairPlayPort } from "../../core/fair-play/port.ts";
import type { GamesPort, TablePort } from "../../core/games/port.ts";
import type { After } from "../../core/platform/device.ts";
import type { RewardsPort } from "../../core/rewards/port.ts";
import type { Session } from "../../core/session/model.ts";
import type { AddressPort, DevicesPort, DeviceTokenStorage, SessionPort } from "../../core/session/port.ts";
import type { SecondFactorPort } from "../../core/session/second-factor/port.ts";
import type { Fault, Problem } from "../../core/shared/fault.ts";
import { err, mapOk, ok, type Result } from "../../core/shared/result.ts";
import type { InboxPort } from "../../core/site/inbox.ts";
import type { LivePort } from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import type { PushPort } from "../../core/site/push.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import type { House, MemberService } from "../house/house.ts";
import type { OpenedSession } from "../house/session/sessions.ts";
import { followMember } from "../house/site/live/follow-member.ts";

/** The session in which the ports act. Called for every call. */
type Identity = () => Session | undefined;

/** A failed read has no effect. The effect of a failed action is unknown. */
export type CallEffect = "read" | "action";

export interface HouseCalls {
  /** A call without a session. `name` is the port's method; a fault names it as its endpoint. */
  readonly asVisitor: <T>(name: string, effect: CallEffect, call: () => Promise<T>) => Promise<Result<T, Fault>>;
  /** A call in the identity's session. Without a valid session the house is not called. */
  readonly asMember: <T>(
    name: string,
    effect: CallEffect,
    call: (service: MemberService, session: Session) => Promise<T>,
  ) => Promise<Result<T, Fault>>;
}

function createHouseCalls(house: House, identity: Identity): HouseCalls {
  async function asVisitor<T>(name: string, effect: CallEffect, call: () => Promise<T>): Promise<Result<T, Fault>> {
    try {
      return ok(await call());
    } catch {
      return err(faultOf(name, "server", effect));
    }
  }

  return {
    asVisitor,
    async asMember(name, effect, call) {
      const session = identity();
      const use = await asVisitor(name, "read", async () => session && house.use(session.token));
      if (!use.ok) return use;
      if (!session || use.value?.state !== "open") return err(faultOf(name, "unauthorised", "read"));
      const service = house.member(use.value.member);
      return asVisitor(name, effect, () => call(service, session));
    },
  };
}

/** Merges the house's refusal and the call's fault into one result. */
async function flatten<T, E extends Problem>(
  answer: Promise<Result<Result<T, E>, Fault>>,
): Promise<Result<T, Problem>> {
  const outer = await answer;
  return outer.ok ? outer.value : outer;
}

function faultOf(endpoint: string, fault: "unauthorised" | "server", effect: CallEffect): Fault {
  const unknown = fault === "server" && effect === "action";
  return {
    kind: "fault",
    fault,
    endpoint,
    effect: unknown ? "unknown" : "none",
  };
}

/** The session port on a house in this process. */
export function createMemorySessionPort(
  house: House,
  identity: Identity,
  device: DeviceTokenStorage = NO_DEVICE,
): SessionPort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { visitors } = house;
  /** Of the registration that is under way. */
  let ticket: string | undefined;
  const caller = (puzzleAnswer: string | undefined) => ({ deviceToken: device.read(), puzzleAnswer });
  const stored = ({ deviceToken, ...session }: OpenedSession): Session => {
    device.write(deviceToken);
    return session;
  };
  return {
    signIn: (credentials, puzzleAnswer) =>
      flatten(
        asVisitor("session.signIn", "read", async () =>
          mapOk(await visitors.signIn(credentials, caller(puzzleAnswer)), stored),
        ),
      ),
    signOut: () =>
      asVisitor("session.signOut", "read", async () => {
        const session = identity();
        if (session) await visitors.signOut(session.token);
      }),
    profile: () => asMember("session.profile", "read", (service) => service.profile()),
    level: () => asMember("session.level", "read", (service) => service.level()),
    register: (registration, intent, puzzleAnswer) =>
      flatten(
        asVisitor("session.register", "action", async () =>
          mapOk(await visitors.register(registration, intent, caller(puzzleAnswer)), stored),
        ),
      ),
    async checkPhone(phone) {
      const checked = await flatten(asVisitor("session.checkPhone", "read", () => visitors.checkPhone(phone)));
      if (checked.ok) ticket = checked.value.ticket;
      return mapOk(checked, ({ availability }) => availability);
    },
    checkUsername: (username) =>
      flatten(asVisitor("session.checkUsername", "read", () => visitors.checkUsername(username))),
    checkBankAccount: (number) =>
      flatten(asVisitor("session.checkBankAccount", "read", () => visitors.checkBankAccount(number))),
    inviter: (code) => flatten(asVisitor("session.inviter", "read", () => visitors.inviter(code))),
    accountName: (bank, number) =>
      flatten(asVisitor("session.accountName", "read", () => visitors.accountName(bank, number, ticket))),
    changePassword: (change, intent) =>
      flatten(
        asMember("session.changePassword", "action", (service, session) =>
          service.changePassword(change, session.token, intent),
        ),
      ),
    // As a read, because it can be repeated safely.
    chooseLanguage: (language) =>
      asMember("session.chooseLanguage", "read", (service) => service.chooseLanguage(language)),
    beginRecovery: async (account, puzzleAnswer) =>
      house.sendsCodes
        ? flatten(asVisitor("session.beginRecovery", "read", () => visitors.beginRecovery(account, { puzzleAnswer })))
        : err(notAvailable("session.beginRecovery")),
    // As a read, because it can be repeated safely.
    recoverPassword: async (recovery, puzzleAnswer) =>
      mapOk(
        await flatten(
          asVisitor("session.recoverPassword", "read", () => visitors.recoverPassword(recovery, { puzzleAnswer })),
        ),
        () => undefined,
      ),
  };
}

const NO_DEVICE: DeviceTokenStorage = { read: () => undefined, write: () => undefined };

/** The second factor's port on a house in this process. */
export function createMemorySecondFactorPort(house: House, identity: Identity): SecondFactorPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    status: () => asMember("secondFactor.status", "read", (service) => service.secondFactor()),
    begin: (password) =>
      flatten(asMember("secondFactor.begin", "action", (service, { token }) => service.beginTotp(password, token))),
    turnOn: (code) =>
      flatten(asMember("secondFactor.turnOn", "action", (service, { token }) => service.turnOnTotp(code, token))),
    turnOff: (change) =>
      flatten(asMember("secondFactor.turnOff", "action", (service, { token }) => service.turnOffTotp(change, token))),
    beginPasskey: (password, origin) =>
      flatten(
        asMember("secondFactor.beginPasskey", "read", (service, { token }) =>
          service.beginPasskey(password, origin, token),
        ),
      ),
    addPasskey: (passkey) =>
      flatten(
        asMember("secondFactor.addPasskey", "action", (service, { token }) => service.addPasskey(passkey, token)),
      ),
    removePasskey: (id) =>
      flatten(
        asMember("secondFactor.removePasskey", "action", (service, { token }) => service.removePasskey(id, token)),
      ),
    passkeyChallenge: () =>
      flatten(
        asMember("secondFactor.passkeyChallenge", "read", (service, { token }) => service.passkeyChallenge(token)),
      ),
    confirm: (proof) =>
      flatten(
        asMember("secondFactor.confirm", "action", (service, session) => service.confirmSession(proof, session.token)),
      ),
  };
}

/** The devices port on a house in this process. */
export function createMemoryDevicesPort(house: House, identity: Identity): DevicesPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    devices: () => asMember("session.devices", "read", (service, { token }) => service.devices(token)),
    activity: (query) => flatten(asMember("session.activity", "read", (service) => service.activity(query))),
    // As a read, because it can be repeated safely.
    signOutDevice: (id) =>
      asMember("session.signOutDevice", "read", (service, { token }) => service.signOutDevice(id, token)),
  };
}

/** The address port on a house in this process. */
export function createMemoryAddressPort(house: House, identity: Identity): AddressPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    address: () => asMember("session.address", "read", (service) => service.address()),
    changeAddress: (change, intent) =>
      flatten(asMember("session.changeAddress", "action", (service) => service.changeAddress(change, intent))),
  };
}

/** The wallet port on a house in this process. */
export function createMemoryWalletPort(house: House, identity: Identity): WalletPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    credit: () => asMember("wallet.credit", "read", (service) => service.credit()),

    depositInfo: () => asMember("wallet.depositInfo", "read", (service) => service.depositInfo()),
    deposits: () => asMember("wallet.deposits", "read", (service) => service.deposits()),
    depositHistory: () => asMember("wallet.depositHistory", "read", (service) => service.depositHistory()),
    depositBonuses: () => asMember("wallet.depositBonuses", "read", (service) => service.depositBonuses()),
    requestDeposit: (amount, intent, bonus) =>
      flatten(asMember("wallet.requestDeposit", "action", (service) => service.requestDeposit(amount, intent, bonus))),
    cancelDeposit: (id, intent) =>
      flatten(asMember("wallet.cancelDeposit", "action", (service) => service.cancelDeposit(id, intent))),
    confirmDeposit: (id, intent) =>
      flatten(asMember("wallet.confirmDeposit", "action", (service) => service.confirmDeposit(id, intent))),

    verifySlip: (payload) => flatten(asMember("wallet.verifySlip", "read", (service) => service.verifySlip(payload))),
    confirmSlip: (slipId, intent) =>
      flatten(asMember("wallet.confirmSlip", "action", (service) => service.confirmSlip(slipId, intent))),
    requestSlipDeposit: (slip, intent) =>
      flatten(asMember("wallet.requestSlipDeposit", "action", (service) => service.requestSlipDeposit(slip, intent))),
    slips: () => asMember("wallet.slips", "read", (service) => service.slips()),

    withdrawals: () => asMember("wallet.withdrawals", "read", (service) => service.withdrawals()),
    withdrawalHistory: () => asMember("wallet.withdrawalHistory", "read", (service) => service.withdrawalHistory()),
    requestWithdrawal: (amount, intent) =>
      flatten(
        asMember("wallet.requestWithdrawal", "action", (service, { token }) =>
          service.requestWithdrawal(amount, intent, token),
        ),
      ),
    retryWithdrawal: (id, intent) =>
      flatten(
        asMember("wallet.retryWithdrawal", "action", (service, { token }) =>
          service.retryWithdrawal(id, intent, token),
        ),
      ),

    history: (query) => flatten(asMember("wallet.history", "read", (service) => service.history(query))),
  };
}

/** The games port on a house in this process. */
export function createMemoryGamesPort(house: House, identity: Identity): GamesPort {
  const { asMember, asVisitor } = createHouseCalls(house, identity);
  return {
    games: (category) => asMember("games.games", "read", (service) => service.games(category)),
    slots: (type) => asMember("games.slots", "read", (service) => service.slots(type)),
    publicGames: () => asVisitor("games.publicGames", "read", () => house.tables.games()),
    open: (gameId, intent) =>
      flatten(asMember("games.open", "action", (service, session) => service.openGame(gameId, intent, session.token))),
    cashOut: (gameId, intent) =>
      flatten(asMember("games.cashOut", "action", (service) => service.cashOut(gameId, intent))),
    transferToBank: (intent) =>
      flatten(asMember("games.transferToBank", "action", (service) => service.transferToBank(intent))),
    winLoss: (range) => asMember("games.winLoss", "read", (service) => service.winLoss(range)),
    savedGames: () => asMember("games.savedGames", "read", (service) => service.savedGames()),
    saveFavourites: (change) => asMember("games.saveFavourites", "read", (service) => service.saveFavourites(change)),
  };
}

/** The table port on a house in this process. A launch id is enough; no session is needed. */
export function createMemoryTablePort(house: House): TablePort {
  const { asVisitor } = createHouseCalls(house, () => undefined);
  return {
    table: (launchId) => flatten(asVisitor("table.table", "read", () => house.tables.table(launchId))),
    play: (launchId, ask, intent) =>
      flatten(asVisitor("table.play", "action", () => house.tables.play(launchId, ask, intent))),
  };
}

/** The rewards port on a house in this process. */
export function createMemoryRewardsPort(house: House, identity: Identity): RewardsPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    categories: () => asMember("rewards.categories", "read", (service) => service.rewards()),
    request: (rewardId, intent) =>
      flatten(asMember("rewards.request", "action", (service) => service.claimReward(rewardId, intent))),
    requests: (query) => flatten(asMember("rewards.requests", "read", (service) => service.claims(query))),

    wheel: () => asMember("rewards.wheel", "read", (service) => service.wheel()),
    spin: (intent) => flatten(asMember("rewards.spin", "action", (service) => service.spinWheel(intent))),
    wheelLog: (query) => flatten(asMember("rewards.wheelLog", "read", (service) => service.spins(query))),

    flipCardEvents: () => asMember("rewards.flipCardEvents", "read", (service) => service.cardEvents()),
    flipCard: (game, pick, intent) =>
      flatten(asMember("rewards.flipCard", "action", (service) => service.flipCard(game, pick, intent))),
    flipCardLog: (query) => flatten(asMember("rewards.flipCardLog", "read", (service) => service.cardPlays(query))),
    flipCardRequests: () => asMember("rewards.flipCardRequests", "read", (service) => service.cardClaims()),

    checkIns: () => asMember("rewards.checkIns", "read", (service) => service.checkIns()),
    checkIn: (intent) => flatten(asMember("rewards.checkIn", "action", (service) => service.checkIn(intent))),
  };
}

/** The affiliate port on a house in this process. */
export function createMemoryAffiliatePort(house: House, identity: Identity): AffiliatePort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    code: () => asMember("affiliate.code", "read", ({ affiliate }) => affiliate.code()),
    balance: () => asMember("affiliate.balance", "read", ({ affiliate }) => affiliate.balance()),
    downline: () => asMember("affiliate.downline", "read", ({ affiliate }) => affiliate.downline()),
    downlineBonuses: (range) =>
      asMember("affiliate.downlineBonuses", "read", ({ affiliate }) => affiliate.downlineBonuses(range)),
    log: (type, range) => asMember("affiliate.log", "read", ({ affiliate }) => affiliate.log(type, range)),
    withdraw: (amount, type, intent) =>
      flatten(asMember("affiliate.withdraw", "action", ({ affiliate }) => affiliate.withdraw(amount, type, intent))),
  };
}

/** The site port on a house in this process. */
export function createMemorySitePort(house: House, identity: Identity): SitePort {
  const { asVisitor, asMember } = createHouseCalls(house, identity);
  const { site } = house;
  return {
    settings: () => asVisitor("site.settings", "read", () => site.settings()),
    memberPromotion: () => asMember("site.memberPromotion", "read", (service) => service.promotion()),
    operation: () => asVisitor("site.operation", "read", () => site.operation()),
    configuration: () => asVisitor("site.configuration", "read", () => site.configuration()),
    announcements: () =>
      asVisitor("site.announcements", "read", async () => {
        const session = identity();
        const member = session && (await house.authenticate(session.token));
        return site.announcements(member ? "member" : "visitor");
      }),
    recentDeposits: () => asVisitor("site.recentDeposits", "read", () => site.recentDeposits()),
    recentWithdrawals: () => asVisitor("site.recentWithdrawals", "read", () => site.recentWithdrawals()),
    ranking: (period) => asMember("site.ranking", "read", (service) => service.ranking(period)),
  };
}

/** The port of limits, breaks and figures on a house in this process. Its changes can be repeated safely, as reads can. */
export function createMemoryFairPlayPort(house: House, identity: Identity): FairPlayPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    fairPlay: () => asMember("fairPlay.fairPlay", "read", (service) => service.fairPlay()),
    setLimit: (limit, amount) =>
      flatten(asMember("fairPlay.setLimit", "read", (service) => service.setPlayLimit(limit, amount))),
    confirmLimit: (limit, amount) =>
      flatten(asMember("fairPlay.confirmLimit", "read", (service) => service.confirmPlayLimit(limit, amount))),
    cancelLimit: (limit) =>
      flatten(asMember("fairPlay.cancelLimit", "read", (service) => service.cancelPlayLimit(limit))),
    startBreak: (days) => flatten(asMember("fairPlay.startBreak", "read", (service) => service.startBreak(days))),
    exclude: (months) => flatten(asMember("fairPlay.exclude", "read", (service) => service.excludeSelf(months))),
    askToReturn: () => flatten(asMember("fairPlay.askToReturn", "read", (service) => service.askToReturn())),
    setRealityCheck: (minutes) =>
      flatten(asMember("fairPlay.setRealityCheck", "read", (service) => service.setRealityCheck(minutes))),
    noteSuggestion: () => flatten(asMember("fairPlay.noteSuggestion", "read", (service) => service.noteSuggestion())),
    figures: () => asMember("fairPlay.figures", "read", (service) => service.fairPlayFigures()),
    steps: (query) => flatten(asMember("fairPlay.steps", "read", (service) => service.fairPlaySteps(query))),
  };
}

/** The inbox port on a house in this process. */
export function createMemoryInboxPort(house: House, identity: Identity): InboxPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    inbox: (query) => flatten(asMember("inbox.inbox", "read", (service) => service.inbox(query))),
    // As a read, because the change can be repeated safely.
    changeInbox: (change) => asMember("inbox.changeInbox", "read", (service) => service.changeInbox(change)),
  };
}

/** The live port on a house in this process. */
export function createMemoryLivePort(house: House, identity: Identity, after: After): LivePort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    async listen({ lastId, signal, onOpen, onBeat, onChanges }) {
      const listened = await asMember("live.listen", "read", async (_, { token, member: { id } }) => {
        onOpen();
        for await (const report of followMember({ house, id, token, lastId, after, signal })) {
          onBeat();
          onChanges(report.changes, report.id);
        }
      });
      return mapOk(listened, () => undefined);
    },
  };
}

function notAvailable(endpoint: string): Fault {
  return { kind: "fault", fault: "not-available", endpoint, effect: "none" };
}

/** The push port on a house in this process. */
export function createMemoryPushPort(house: House, identity: Identity): PushPort {
  const { asMember } = createHouseCalls(house, identity);
  if (!house.sendsPush) {
    const missing = async () => err(notAvailable("push"));
    return { push: missing, subscribePush: missing, unsubscribePush: missing };
  }
  return {
    push: () => asMember("push.push", "read", (service, { token }) => service.push(token)),
    // As reads, because they can be repeated safely.
    subscribePush: (address) =>
      flatten(asMember("push.subscribePush", "read", (service, { token }) => service.subscribePush(address, token))),
    unsubscribePush: () =>
      asMember("push.unsubscribePush", "read", (service, { token }) => service.unsubscribePush(token)),
  };
}
