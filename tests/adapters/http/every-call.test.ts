import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createHttpAddress } from "../../../adapters/http/address.ts";
import { createHttpAffiliate } from "../../../adapters/http/affiliate.ts";
import { createHttpFairPlay } from "../../../adapters/http/fair-play.ts";
import { createHttpGames, createHttpTable } from "../../../adapters/http/games.ts";
import { createHttpInbox } from "../../../adapters/http/inbox.ts";
import { createHttpRewards } from "../../../adapters/http/rewards.ts";
import { createHttpSecondFactor } from "../../../adapters/http/second-factor.ts";
import { createHttpLanguage } from "../../../adapters/http/session/language.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { affiliateEndpoints } from "../../../contracts/endpoints/affiliate.ts";
import { fairPlayEndpoints } from "../../../contracts/endpoints/fair-play.ts";
import { gamesEndpoints } from "../../../contracts/endpoints/games.ts";
import { inboxEndpoints } from "../../../contracts/endpoints/inbox.ts";
import { rewardsEndpoints } from "../../../contracts/endpoints/rewards.ts";
import { secondFactorEndpoints } from "../../../contracts/endpoints/second-factor.ts";
import { sessionEndpoints } from "../../../contracts/endpoints/session.ts";
import { siteEndpoints } from "../../../contracts/endpoints/site.ts";
import { walletEndpoints } from "../../../contracts/endpoints/wallet.ts";
import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht } from "../../../core/shared/money.ts";
import type { Result } from "../../../core/shared/result.ts";
import { jsonFor } from "../../arbitraries/wire/json-for.ts";
import { inThai } from "../../in-thai.ts";
import { INTENT, jsonReply, type ScriptedClient, scriptedClient, textReply } from "./scripted-client.ts";

const NOW = instant(1_795_000_000_000);
const sessionPort = ({ client, identity }: ScriptedClient) => createHttpSession(client, identity);
const walletPort = ({ client, identity }: ScriptedClient) => createHttpWallet(client, identity, () => NOW);
const fairPlayPort = ({ client }: ScriptedClient) => createHttpFairPlay(client);
const rewardsPort = ({ client, identity }: ScriptedClient) => createHttpRewards(client, identity);
const gamesPort = ({ client }: ScriptedClient) => createHttpGames(client);
const sitePort = ({ client, identity }: ScriptedClient) => createHttpSite(client, identity);

const affiliatePort = ({ client, identity }: ScriptedClient) => createHttpAffiliate(client, identity);
const addressPort = ({ client }: ScriptedClient) => createHttpAddress(client);

const RANGE = { from: bangkokDateOf(NOW), to: bangkokDateOf(NOW) };
const QUERY = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 20 };
const REGISTRATION = {
  username: "nok",
  password: "secret12",
  name: "นก",
  phone: "0811111111",
  bank: "004",
  accountNumber: "1234567890",
} as const;

type Call = (over: ScriptedClient) => Promise<Result<unknown, Problem>>;

const { login, logout, user, level, changePassword, register, checkPhone, checkBankId, checkUsername } =
  sessionEndpoints;
const w = walletEndpoints;
const s = siteEndpoints;
const g = gamesEndpoints;
const a = affiliateEndpoints;
const r = rewardsEndpoints;
const fp = fairPlayEndpoints;
const LIMIT = { kind: "deposit", period: "day" } as const;
const PAGE = { cursor: "c", limit: 20 };
const INBOX_CHANGE = { seenUpTo: NOW, seenIds: ["1"], dismissedIds: ["2"] };
const f = secondFactorEndpoints;
const PROOF = { kind: "totp", code: "123456" } as const;
const PICK = { eventId: "e", card: 1 };

/** Every call of every port, with the row that it must call. */
const CALLS: readonly (readonly [name: string, row: Endpoint, call: Call])[] = [
  ["signIn", login, (c) => sessionPort(c).signIn({ username: "nok", password: "p" })],
  ["signOut", logout, (c) => sessionPort(c).signOut()],
  ["profile", user, (c) => sessionPort(c).profile()],
  ["level", level, (c) => sessionPort(c).level()],
  ["register", register, (c) => sessionPort(c).register(REGISTRATION, INTENT)],
  ["checkPhone", checkPhone, (c) => sessionPort(c).checkPhone("0811111111")],
  ["checkUsername", checkUsername, (c) => sessionPort(c).checkUsername("nok")],
  ["checkBankAccount", checkBankId, (c) => sessionPort(c).checkBankAccount("1234567890")],
  ["inviter", sessionEndpoints.inviter, (c) => sessionPort(c).inviter("AF1")],
  ["accountName", sessionEndpoints.bankAccountName, (c) => sessionPort(c).accountName("004", "1234567890")],
  [
    "changePassword",
    changePassword,
    (c) => sessionPort(c).changePassword({ oldPassword: "a", newPassword: "b", confirmPassword: "b" }, INTENT),
  ],
  ["credit", w.getCredit, (c) => walletPort(c).credit()],
  ["depositInfo", w.deposit, (c) => walletPort(c).depositInfo()],
  ["deposits", w.myDepositRequests, (c) => walletPort(c).deposits()],
  ["depositHistory", w.deposit, (c) => walletPort(c).depositHistory()],
  ["requestDeposit", w.requestDeposit, (c) => walletPort(c).requestDeposit(baht(100), INTENT)],
  ["cancelDeposit", w.cancelDeposit, (c) => walletPort(c).cancelDeposit("d1", INTENT)],
  ["confirmDeposit", w.confirmTransfer, (c) => walletPort(c).confirmDeposit("d1", INTENT)],
  ["verifySlip", w.verifySlip, (c) => walletPort(c).verifySlip("0041")],
  ["confirmSlip", w.confirmSlip, (c) => walletPort(c).confirmSlip("s1", INTENT)],
  [
    "requestSlipDeposit",
    w.requestSlipDeposit,
    (c) => walletPort(c).requestSlipDeposit({ payload: "0041", amountSatang: baht(5) }, INTENT),
  ],
  ["slips", w.mySlipRequests, (c) => walletPort(c).slips()],
  ["withdrawals", w.withdrawRequests, (c) => walletPort(c).withdrawals()],
  ["withdrawalHistory", w.withdrawHistory, (c) => walletPort(c).withdrawalHistory()],
  ["requestWithdrawal", w.withdraw, (c) => walletPort(c).requestWithdrawal(baht(100), INTENT)],
  ["retryWithdrawal", w.retryWithdraw, (c) => walletPort(c).retryWithdrawal("w1", INTENT)],
  ["history", w.transactionHistory, (c) => walletPort(c).history(QUERY)],
  ["categories", r.rewards, (c) => rewardsPort(c).categories()],
  ["request", r.requestReward, (c) => rewardsPort(c).request("shirt", INTENT)],
  ["requests", r.rewardRequestHistory, (c) => rewardsPort(c).requests(PAGE)],
  ["wheel", r.wheel, (c) => rewardsPort(c).wheel()],
  ["spin", r.spinWheel, (c) => rewardsPort(c).spin(INTENT)],
  ["wheelLog", r.wheelLog, (c) => rewardsPort(c).wheelLog(PAGE)],
  ["flipCardEvents", r.gameEvents, (c) => rewardsPort(c).flipCardEvents()],
  ["flipCard", r.flipCard, (c) => rewardsPort(c).flipCard("flip-card", PICK, INTENT)],
  ["flipCardReward", r.flipCardReward, (c) => rewardsPort(c).flipCard("flip-card-reward", PICK, INTENT)],
  ["flipCardLog", r.flipCardLogs, (c) => rewardsPort(c).flipCardLog(PAGE)],
  ["flipCardRequests", r.myGameRewardRequests, (c) => rewardsPort(c).flipCardRequests()],
  ["checkIns", r.checkInLog, (c) => rewardsPort(c).checkIns()],
  ["checkIn", r.checkIn, (c) => rewardsPort(c).checkIn(INTENT)],
  ["fairPlay", fp.fairPlay, (c) => fairPlayPort(c).fairPlay()],
  ["setLimit", fp.setPlayLimit, (c) => fairPlayPort(c).setLimit(LIMIT, baht(5))],
  ["confirmLimit", fp.confirmPlayLimit, (c) => fairPlayPort(c).confirmLimit(LIMIT, undefined)],
  ["cancelLimit", fp.cancelPlayLimit, (c) => fairPlayPort(c).cancelLimit(LIMIT)],
  ["startBreak", fp.startBreak, (c) => fairPlayPort(c).startBreak(1)],
  ["exclude", fp.excludeSelf, (c) => fairPlayPort(c).exclude(6)],
  ["askToReturn", fp.askToReturn, (c) => fairPlayPort(c).askToReturn()],
  ["setRealityCheck", fp.setRealityCheck, (c) => fairPlayPort(c).setRealityCheck(15)],
  ["noteSuggestion", fp.noteSuggestion, (c) => fairPlayPort(c).noteSuggestion()],
  ["figures", fp.fairPlayFigures, (c) => fairPlayPort(c).figures()],
  ["fair play steps", fp.fairPlaySteps, (c) => fairPlayPort(c).steps(PAGE)],
  ["affiliate code", a.affiliateCode, (c) => affiliatePort(c).code()],
  ["affiliate balance", a.affiliateBonus, (c) => affiliatePort(c).balance()],
  ["downline", a.affiliateDownline, (c) => affiliatePort(c).downline()],
  ["downlineBonuses", a.downlineBonus, (c) => affiliatePort(c).downlineBonuses(RANGE)],
  ["affiliate log", a.affiliateLog, (c) => affiliatePort(c).log("wl", RANGE)],
  ["affiliate withdraw", a.affiliateWithdraw, (c) => affiliatePort(c).withdraw(baht(100), "af", INTENT)],
  ["address", sessionEndpoints.address, (c) => addressPort(c).address()],
  ["changeAddress", sessionEndpoints.changeAddress, (c) => addressPort(c).changeAddress({ postcode: "10110" }, INTENT)],
  ["chooseLanguage", sessionEndpoints.chooseLanguage, (c) => createHttpLanguage(c.client).chooseLanguage("en")],
  ["games", g.gamesInCategory, (c) => gamesPort(c).games("sport")],
  ["slots", g.gameList, (c) => gamesPort(c).slots("JK")],
  ["publicGames", g.publicGames, (c) => gamesPort(c).publicGames()],
  ["openGame", g.openGame, (c) => gamesPort(c).open("g1", INTENT)],
  ["cashOut", g.cashOut, (c) => gamesPort(c).cashOut("g1", INTENT)],
  ["transferToBank", g.transferToBank, (c) => gamesPort(c).transferToBank(INTENT)],
  ["winLoss", g.winLoss, (c) => gamesPort(c).winLoss(RANGE)],
  ["savedGames", g.savedGames, (c) => gamesPort(c).savedGames()],
  ["saveFavourites", g.saveFavourites, (c) => gamesPort(c).saveFavourites({ add: ["g1"], remove: [] })],
  ["ranking", s.ranking, (c) => sitePort(c).ranking("week")],
  ["table", g.gameTable, (c) => createHttpTable(c.client).table("l1")],
  ["play", g.playRound, (c) => createHttpTable(c.client).play("l1", { betOn: "low", amount: baht(5) }, INTENT)],
  ["settings", s.setting, (c) => sitePort(c).settings()],
  ["memberPromotion", s.userSetting, (c) => sitePort(c).memberPromotion()],
  ["operation", s.operation, (c) => sitePort(c).operation()],
  ["configuration", s.memberConfiguration, (c) => sitePort(c).configuration()],
  ["announcements", s.memberAnnouncements, (c) => sitePort(c).announcements()],
  ["inbox", inboxEndpoints.inbox, (c) => createHttpInbox(c.client).inbox({ group: "news", ...PAGE })],
  ["changeInbox", inboxEndpoints.seeInbox, (c) => createHttpInbox(c.client).changeInbox(INBOX_CHANGE)],
  ["secondFactor", f.secondFactor, (c) => createHttpSecondFactor(c.client).status()],
  ["beginTotp", f.beginTotp, (c) => createHttpSecondFactor(c.client).begin("secret12")],
  ["turnOnTotp", f.turnOnTotp, (c) => createHttpSecondFactor(c.client).turnOn("123456")],
  [
    "turnOffTotp",
    f.turnOffTotp,
    (c) => createHttpSecondFactor(c.client).turnOff({ password: "secret12", proof: PROOF }),
  ],
  ["confirmSession", f.confirmSession, (c) => createHttpSecondFactor(c.client).confirm(PROOF)],
  ["recentDeposits", s.publicDeposits, (c) => sitePort(c).recentDeposits()],
  ["recentWithdrawals", s.publicWithdrawals, (c) => sitePort(c).recentWithdrawals()],
];

const urlPattern = (row: Endpoint) =>
  new RegExp(`^https://api.example${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}${row.query ? "\\?.+" : ""}$`);

describe.each(CALLS)("%s", (_, row, call) => {
  test("calls its row with a body that the row accepts", async () => {
    const scripted = scriptedClient(() => textReply("", 500));
    await call(scripted);
    expect(scripted.sent[0]?.method).toBe(row.method);
    expect(scripted.sent[0]?.url).toMatch(urlPattern(row));
    const { body } = scripted.sent[0] ?? {};
    if (row.body) expect(v.safeParse(row.body, JSON.parse(body ?? "null")).issues).toBeUndefined();
    else expect(body).toBeUndefined();
  });

  test("accepts every reply that follows the contract", async () => {
    await fc.assert(
      fc.asyncProperty(jsonFor(row.reply), async (reply) => {
        expect(await call(scriptedClient(() => jsonReply(reply)))).toMatchObject({ ok: true });
      }),
      { numRuns: 25 },
    );
  });

  test("never throws, for any JSON with any status", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom(200, 201, 204, 400, 401, 404, 500), async (text, status) => {
        const answer = await call(scriptedClient(() => textReply(text, status)));
        if (!answer.ok) expect(inThai(answer.error)).not.toBe("");
      }),
      { numRuns: 25 },
    );
  });
});
