import type { Caller, Input } from "../engine/caller.ts";
import { notChecked } from "../engine/findings.ts";
import type { Member, Trial } from "../engine/law.ts";
import { newAccount } from "../engine/members.ts";
import type { RowName } from "../engine/rows.ts";
import { invited, playedBy } from "../laws/affiliate.ts";
import { rewardsOf } from "../laws/lists.ts";
import { byApp, STEP_MS, totpCode } from "../laws/second-factor.ts";
import { launchOf, roundOf, TABLE_GAME, withdrawalOf } from "../laws/steps.ts";

/** Who calls the row, and with what. */
export interface HappyCall {
  readonly caller: Caller;
  /** An input of the row. */
  readonly input: Omit<Input<RowName>, "body"> & { readonly body?: unknown };
}

type Recipe = (trial: Trial, rich: () => Promise<Member>) => Promise<HappyCall>;

/** A call by a new member, which changes what other calls of that member get. */
function byMember<Name extends RowName>(
  _name: Name,
  input: (member: Member, trial: Trial) => Promise<Input<Name>>,
): Recipe {
  return async (trial) => {
    const caller = await trial.member();
    return { caller, input: await input(caller, trial) };
  };
}

/** A call by the member with credit and points that such calls share. */
function byRich<Name extends RowName>(
  _name: Name,
  input: (member: Member, trial: Trial) => Promise<Input<Name>>,
): Recipe {
  return async (trial, rich) => {
    const caller = await rich();
    return { caller, input: await input(caller, trial) };
  };
}

const impossible = (why: string): Recipe => {
  return async () => notChecked(why);
};

const PASSKEY = impossible("a passkey needs a browser");
const PHONE_CODE = impossible("the code is sent to a phone");

/** How to call the rows that need more than the document's example. */
export const RECIPES: Partial<Record<RowName, Recipe>> = {
  register: async ({ visitor, random }) => ({ caller: visitor, input: { body: newAccount(random) } }),
  login: async (trial) => {
    const { username, password } = await trial.member();
    return { caller: trial.visitor, input: { body: { username, password } } };
  },
  logout: byMember("logout", async () => ({})),
  changePassword: byMember("changePassword", async ({ password }) => ({
    body: { oldPassword: password, newPassword: "cool-season-8", confirmPassword: "cool-season-8" },
  })),
  changeAddress: byRich("changeAddress", async () => ({ body: { recipient: "สมาชิก ทดสอบ", postcode: "10110" } })),
  signOutDevice: byMember("signOutDevice", async () => ({ body: {} })),
  inviter: async (trial, rich) => {
    const { code } = await (await rich()).get("affiliateCode");
    return { caller: trial.visitor, input: { params: { afCode: code } } };
  },
  bankAccountName: async (trial) => {
    const { ticket } = await trial.visitor.get("checkPhone", { params: { value: "0898765431" } });
    const body = { bank: "004", bankId: "1234567897", ...(ticket ? { ticket } : {}) };
    return { caller: trial.visitor, input: { body } };
  },
  requestDeposit: byMember("requestDeposit", async () => ({ body: { amount: 100 } })),
  cancelDeposit: byMember("cancelDeposit", async (one) => ({
    body: { id: (await one.get("requestDeposit", { body: { amount: 100 } })).id },
  })),
  confirmTransfer: byMember("confirmTransfer", async (one) => ({
    body: { id: (await one.get("requestDeposit", { body: { amount: 100 } })).id },
  })),
  withdraw: byRich("withdraw", async () => ({ body: { amount: 100 } })),
  retryWithdraw: byRich("retryWithdraw", async (one, { staff }) => {
    const { id } = await withdrawalOf(one, 10_000);
    await staff.reject(id);
    return { body: { id } };
  }),
  verifySlip: byRich("verifySlip", async (_, { staff }) => ({ body: { payload: await staff.slip(25_000, 1) } })),
  confirmSlip: byRich("confirmSlip", async (one, { staff }) => {
    const review = await one.get("verifySlip", { body: { payload: await staff.slip(25_100, 2) } });
    return { body: { slipId: review.slipId } };
  }),
  requestSlipDeposit: byRich("requestSlipDeposit", async (_, { staff }) => ({
    body: { payload: await staff.slip(25_200, 3), amount: 252 },
  })),
  openGame: byMember("openGame", async () => ({ body: { gameId: TABLE_GAME } })),
  cashOut: byMember("cashOut", async () => ({ body: { gameId: TABLE_GAME } })),
  transferToBank: byMember("transferToBank", async () => ({})),
  saveFavourites: byMember("saveFavourites", async () => ({ body: { add: [TABLE_GAME], remove: [] } })),
  gameTable: byMember("gameTable", async (one) => ({ body: { launchId: await launchOf(one) } })),
  playRound: byRich("playRound", async (one, { visitor }) => roundOf(visitor, await launchOf(one))),
  requestReward: byRich("requestReward", async (one) => {
    const rewardId = (await rewardsOf(one)).find(({ available }) => available)?.id;
    return rewardId === undefined ? notChecked("no reward is available") : { body: { userUuid: one.uuid, rewardId } };
  }),
  spinWheel: byRich("spinWheel", async () => ({})),
  flipCard: byRich("flipCard", (one) => cardOf(one, "flip-card")),
  flipCardReward: byRich("flipCardReward", (one) => cardOf(one, "flip-card-reward")),
  checkIn: byRich("checkIn", async () => ({})),
  affiliateWithdraw: async (trial) => {
    const [inviter, friend] = await invited(trial, 10_000_000);
    // Half a percent of these stakes are 200 baht.
    await playedBy(trial, friend, 4, 1_000_000);
    return { caller: inviter, input: { body: { amount: 100, type: "af" } } };
  },
  seeInbox: byRich("seeInbox", async () => ({ body: {} })),
  beginTotp: byRich("beginTotp", async ({ password }) => ({ body: { password } })),
  turnOnTotp: byMember("turnOnTotp", async (one, { clock }) => {
    const { secret } = await one.get("beginTotp", { body: { password: one.password } });
    return { body: { code: totpCode(secret, await clock.now()) } };
  }),
  turnOffTotp: byMember("turnOffTotp", async (one, trial) => ({
    body: { password: one.password, secondFactor: byApp(await codeOf(one, trial)) },
  })),
  confirmSession: byMember("confirmSession", async (one, trial) => ({
    body: { secondFactor: byApp(await codeOf(one, trial)) },
  })),
  recoverPassword: PHONE_CODE,
  beginPasskey: PASSKEY,
  addPasskey: PASSKEY,
  removePasskey: PASSKEY,
  passkeyChallenge: PASSKEY,
};

async function cardOf(one: Member, game: string): Promise<{ readonly body: { eventId: string; card: number } }> {
  const event = (await one.get("gameEvents")).find((each) => each.game === game);
  return event ? { body: { eventId: event.id, card: 0 } } : notChecked(`no ${game} event is on`);
}

/** Turns the authenticator app on. Returns its next code, which a backend accepts a little early. */
async function codeOf(one: Member, { clock }: Trial): Promise<string> {
  const { secret } = await one.get("beginTotp", { body: { password: one.password } });
  const now = await clock.now();
  await one.get("turnOnTotp", { body: { code: totpCode(secret, now) } });
  return totpCode(secret, now + STEP_MS);
}
