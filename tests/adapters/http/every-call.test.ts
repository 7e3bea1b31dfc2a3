import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createHttpAddress } from "../../../adapters/http/address.ts";
import { createHttpAffiliate } from "../../../adapters/http/affiliate.ts";
import { createHttpGames } from "../../../adapters/http/games.ts";
import { createHttpRewards } from "../../../adapters/http/rewards.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { createHttpTable } from "../../../adapters/http/table.ts";
import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { affiliateEndpoints } from "../../../contracts/endpoints/affiliate.ts";
import { gamesEndpoints } from "../../../contracts/endpoints/games.ts";
import { rewardsEndpoints } from "../../../contracts/endpoints/rewards.ts";
import { sessionEndpoints } from "../../../contracts/endpoints/session.ts";
import { siteEndpoints } from "../../../contracts/endpoints/site.ts";
import { walletEndpoints } from "../../../contracts/endpoints/wallet.ts";
import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht } from "../../../core/shared/money.ts";
import type { Result } from "../../../core/shared/result.ts";
import { jsonFor } from "../../contracts/json-for.ts";
import { INTENT, jsonReply, type ScriptedClient, scriptedClient, textReply } from "./scripted-client.ts";

const NOW = instant(1_795_000_000_000);
const sessionOver = ({ client, identity }: ScriptedClient) => createHttpSession(client, identity);
const walletOver = ({ client, identity }: ScriptedClient) => createHttpWallet(client, identity, () => NOW);
const rewardsOver = ({ client, identity }: ScriptedClient) => createHttpRewards(client, identity);
const gamesOver = ({ client }: ScriptedClient) => createHttpGames(client);
const siteOver = ({ client, identity }: ScriptedClient) => createHttpSite(client, identity);

const affiliateOver = ({ client, identity }: ScriptedClient) => createHttpAffiliate(client, identity);
const addressOver = ({ client }: ScriptedClient) => createHttpAddress(client);

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
const PAGE = { cursor: "c", limit: 20 };
const PICK = { eventId: "e", card: 1 };

/** Every call of every port, with the row that it must land on. */
const CALLS: readonly (readonly [name: string, row: Endpoint, call: Call])[] = [
  ["signIn", login, (c) => sessionOver(c).signIn({ username: "nok", password: "p" })],
  ["signOut", logout, (c) => sessionOver(c).signOut()],
  ["profile", user, (c) => sessionOver(c).profile()],
  ["level", level, (c) => sessionOver(c).level()],
  ["register", register, (c) => sessionOver(c).register(REGISTRATION, INTENT)],
  ["checkPhone", checkPhone, (c) => sessionOver(c).checkPhone("0811111111")],
  ["checkUsername", checkUsername, (c) => sessionOver(c).checkUsername("nok")],
  ["checkBankAccount", checkBankId, (c) => sessionOver(c).checkBankAccount("1234567890")],
  ["inviter", sessionEndpoints.inviter, (c) => sessionOver(c).inviter("AF1")],
  ["accountName", sessionEndpoints.bankAccountName, (c) => sessionOver(c).accountName("004", "1234567890")],
  [
    "changePassword",
    changePassword,
    (c) => sessionOver(c).changePassword({ oldPassword: "a", newPassword: "b", confirmPassword: "b" }),
  ],
  ["credit", w.getCredit, (c) => walletOver(c).credit()],
  ["depositInfo", w.deposit, (c) => walletOver(c).depositInfo()],
  ["deposits", w.myDepositRequests, (c) => walletOver(c).deposits()],
  ["depositHistory", w.deposit, (c) => walletOver(c).depositHistory()],
  ["requestDeposit", w.requestDeposit, (c) => walletOver(c).requestDeposit(baht(100), INTENT)],
  ["cancelDeposit", w.cancelDeposit, (c) => walletOver(c).cancelDeposit("d1", INTENT)],
  ["confirmDeposit", w.confirmTransfer, (c) => walletOver(c).confirmDeposit("d1", INTENT)],
  ["verifySlip", w.verifySlip, (c) => walletOver(c).verifySlip("0041")],
  ["confirmSlip", w.confirmSlip, (c) => walletOver(c).confirmSlip("s1", INTENT)],
  [
    "requestSlipDeposit",
    w.requestSlipDeposit,
    (c) => walletOver(c).requestSlipDeposit({ payload: "0041", amountSatang: baht(5) }, INTENT),
  ],
  ["slips", w.mySlipRequests, (c) => walletOver(c).slips()],
  ["withdrawals", w.withdrawRequests, (c) => walletOver(c).withdrawals()],
  ["withdrawalHistory", w.withdrawHistory, (c) => walletOver(c).withdrawalHistory()],
  ["requestWithdrawal", w.withdraw, (c) => walletOver(c).requestWithdrawal(baht(100), INTENT)],
  ["retryWithdrawal", w.retryWithdraw, (c) => walletOver(c).retryWithdrawal("w1", INTENT)],
  ["history", w.transactionHistory, (c) => walletOver(c).history(QUERY)],
  ["categories", r.rewards, (c) => rewardsOver(c).categories()],
  ["request", r.requestReward, (c) => rewardsOver(c).request("shirt", INTENT)],
  ["requests", r.rewardRequestHistory, (c) => rewardsOver(c).requests(PAGE)],
  ["wheel", r.wheel, (c) => rewardsOver(c).wheel()],
  ["spin", r.spinWheel, (c) => rewardsOver(c).spin(INTENT)],
  ["wheelLog", r.wheelLog, (c) => rewardsOver(c).wheelLog(PAGE)],
  ["flipCardEvents", r.gameEvents, (c) => rewardsOver(c).flipCardEvents()],
  ["flipCard", r.flipCard, (c) => rewardsOver(c).flipCard("flip-card", PICK, INTENT)],
  ["flipCardReward", r.flipCardReward, (c) => rewardsOver(c).flipCard("flip-card-reward", PICK, INTENT)],
  ["flipCardLog", r.flipCardLogs, (c) => rewardsOver(c).flipCardLog(PAGE)],
  ["flipCardRequests", r.myGameRewardRequests, (c) => rewardsOver(c).flipCardRequests()],
  ["checkIns", r.checkInLog, (c) => rewardsOver(c).checkIns()],
  ["checkIn", r.checkIn, (c) => rewardsOver(c).checkIn(INTENT)],
  ["affiliate code", a.affiliateCode, (c) => affiliateOver(c).code()],
  ["affiliate balance", a.affiliateBonus, (c) => affiliateOver(c).balance()],
  ["downline", a.affiliateDownline, (c) => affiliateOver(c).downline()],
  ["downlineBonuses", a.downlineBonus, (c) => affiliateOver(c).downlineBonuses(RANGE)],
  ["affiliate log", a.affiliateLog, (c) => affiliateOver(c).log("wl", RANGE)],
  ["affiliate withdraw", a.affiliateWithdraw, (c) => affiliateOver(c).withdraw(baht(100), "af", INTENT)],
  ["address", sessionEndpoints.address, (c) => addressOver(c).address()],
  ["changeAddress", sessionEndpoints.changeAddress, (c) => addressOver(c).changeAddress({ postcode: "10110" })],
  ["games", g.gamesInCategory, (c) => gamesOver(c).games("sport")],
  ["slots", g.gameList, (c) => gamesOver(c).slots("JK")],
  ["openGame", g.openGame, (c) => gamesOver(c).open("g1", INTENT)],
  ["cashOut", g.cashOut, (c) => gamesOver(c).cashOut("g1", INTENT)],
  ["transferToBank", g.transferToBank, (c) => gamesOver(c).transferToBank(INTENT)],
  ["winLoss", g.winLoss, (c) => gamesOver(c).winLoss(RANGE)],
  ["table", g.gameTable, (c) => createHttpTable(c.client).table("l1")],
  ["play", g.playRound, (c) => createHttpTable(c.client).play("l1", { betOn: "low", amount: baht(5) }, INTENT)],
  ["ranking", s.ranking, (c) => siteOver(c).ranking("week")],
  ["settings", s.setting, (c) => siteOver(c).settings()],
  ["memberPromotion", s.userSetting, (c) => siteOver(c).memberPromotion()],
  ["operation", s.operation, (c) => siteOver(c).operation()],
  ["configuration", s.memberConfiguration, (c) => siteOver(c).configuration()],
  ["announcements", s.memberAnnouncements, (c) => siteOver(c).announcements()],
  ["recentDeposits", s.publicDeposits, (c) => siteOver(c).recentDeposits()],
  ["recentWithdrawals", s.publicWithdrawals, (c) => siteOver(c).recentWithdrawals()],
];

const shape = (row: Endpoint) =>
  new RegExp(`^https://api.example${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}${row.query ? "\\?.+" : ""}$`);

describe.each(CALLS)("%s", (_, row, call) => {
  test("lands on its row with a body that the row takes", async () => {
    const scripted = scriptedClient(() => textReply("", 500));
    await call(scripted);
    expect(scripted.sent[0]?.method).toBe(row.method);
    expect(scripted.sent[0]?.url).toMatch(shape(row));
    const { body } = scripted.sent[0] ?? {};
    if (row.body) expect(v.safeParse(row.body, JSON.parse(body ?? "null")).issues).toBeUndefined();
    else expect(body).toBeUndefined();
  });

  test("understands every reply that keeps the contract", async () => {
    await fc.assert(
      fc.asyncProperty(jsonFor(row.reply), async (reply) => {
        expect(await call(scriptedClient(() => jsonReply(reply)))).toMatchObject({ ok: true });
      }),
      { numRuns: 25 },
    );
  });

  test("never throws, whatever JSON comes with whatever status", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom(200, 201, 204, 400, 401, 404, 500), async (text, status) => {
        const answer = await call(scriptedClient(() => textReply(text, status)));
        if (!answer.ok) expect(answer.error.message).not.toBe("");
      }),
      { numRuns: 25 },
    );
  });
});
