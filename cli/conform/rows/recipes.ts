import type { Input, RowName } from "../../../contracts/model/rule.ts";
import { codeOfStep, STEP_MS, stepOf } from "../../../contracts/model/totp.ts";
import { notChecked } from "../engine/findings.ts";
import { type Member, newAccount } from "../engine/members.ts";
import type { Trial } from "../engine/trial.ts";
import { toSatang } from "../engine/wire.ts";
import { launchOf, openGameOf, rewardsOf, roundOf, withdrawalOf } from "../laws/steps.ts";

/**
 * Who makes a right call of a row, and what is sent. What a `new` member does changes what other calls of that member get;
 * the `rich` one has credit and points, which only a sandbox gives, and makes calls that leave the others alone. A text says
 * why nobody can.
 */
export type Recipe<Name extends RowName> =
  | string
  | readonly [who: "new" | "rich", input: Input<Name> | ((one: Member, trial: Trial) => Promise<Input<Name>>)];

const LIMIT = { body: { kind: "deposit", period: "day", amount: 1000 } } as const;

const PASSKEY = "a passkey needs a browser";

/** How to call the rows that need more than the document's example. */
export const RECIPES: { readonly [Name in RowName]?: Recipe<Name> } = {
  register: ["new", async (_, { random }) => ({ body: newAccount(random) })],
  login: ["new", async (one) => ({ body: { username: one.username, password: knownPassword(one) } })],
  logout: ["new", {}],
  // Of nobody, and another one each time: who asks too often is refused.
  beginRecovery: ["rich", async (_, { random }) => ({ body: { account: newAccount(random).username } })],
  changePassword: [
    "new",
    async ({ password }) => ({
      body: { oldPassword: password, newPassword: "cool-season-8", confirmPassword: "cool-season-8" },
    }),
  ],
  changeAddress: ["rich", { body: { recipient: "สมาชิก ทดสอบ", postcode: "10110" } }],
  chooseLanguage: ofTheRun({ body: { language: "en" } }),
  signOutDevice: ["new", { body: {} }],
  inviter: ["rich", async (one) => ({ params: { afCode: (await one.get("affiliateCode")).code } })],
  bankAccountName: [
    "new",
    async ({ get }) => {
      const { ticket } = await get("checkPhone", { params: { value: "0898765431" } });
      return { body: { bank: "004", bankId: "1234567897", ...(ticket ? { ticket } : {}) } };
    },
  ],
  requestDeposit: [
    "new",
    async (one) => {
      // One may wait for its transfer at a time, and the profile's member may have it.
      if (one.password === "") await one.ask("confirmTransfer", await openDeposit(one));
      return { body: { amount: 1000 } };
    },
  ],
  cancelDeposit: ["new", openDeposit],
  confirmTransfer: ["new", openDeposit],
  withdraw: ["rich", { body: { amount: 100 } }],
  retryWithdraw: [
    "rich",
    async (one, { staff }) => {
      const { id } = await withdrawalOf(one, 10_000);
      await staff.reject(id);
      return { body: { id } };
    },
  ],
  verifySlip: ["rich", async (_, { staff }) => ({ body: { payload: await staff.slip(25_000) } })],
  confirmSlip: [
    "rich",
    async ({ get }, { staff }) => {
      const { slipId } = await get("verifySlip", { body: { payload: await staff.slip(25_100) } });
      return { body: { slipId } };
    },
  ],
  requestSlipDeposit: [
    "rich",
    async (_, { staff }) => ({ body: { payload: await staff.slip(252_000), amount: 2520 } }),
  ],
  openGame: ["new", async (one) => ({ body: { gameId: await openGameOf(one) } })],
  cashOut: ["new", async (one) => ({ body: { gameId: await openGameOf(one) } })],
  transferToBank: ["new", {}],
  saveFavourites: ["new", async (one) => ({ body: { add: [await openGameOf(one)], remove: [] } })],
  gameTable: ["new", async (one) => ({ body: { launchId: await launchOf(one) } })],
  playRound: ["rich", (one) => roundOf(one, 10)],
  requestReward: [
    "rich",
    async (one) => {
      const rewardId = (await rewardsOf(one)).find(({ available }) => available)?.id;
      return rewardId === undefined ? notChecked("no reward is available") : { body: { userUuid: one.uuid, rewardId } };
    },
  ],
  spinWheel: ["rich", {}],
  flipCard: ["rich", (one) => cardOf(one, "flip-card")],
  flipCardReward: ["rich", (one) => cardOf(one, "flip-card-reward")],
  checkIn: ["rich", {}],
  affiliateWithdraw: ["new", withShares],
  setPlayLimit: ofTheRun(LIMIT),
  confirmPlayLimit: [
    "new",
    async (one) => {
      knownPassword(one);
      await one.get("setPlayLimit", LIMIT);
      return LIMIT;
    },
  ],
  cancelPlayLimit: ofTheRun({ body: { kind: "deposit", period: "day" } }),
  startBreak: ofTheRun({ body: { days: 1 } }),
  excludeSelf: ofTheRun({ body: { months: 6 } }),
  askToReturn: ofTheRun({}),
  setRealityCheck: ofTheRun({ body: { minutes: 60 } }),
  noteSuggestion: ofTheRun({}),
  seeInbox: ["rich", { body: {} }],
  beginTotp: ["rich", async ({ password }) => ({ body: { password } })],
  turnOnTotp: ["new", async (one, { clock }) => ({ body: { code: codeAt(await secretOf(one), await clock.now()) } })],
  turnOffTotp: ["new", async (one, trial) => ({ body: { password: one.password, ...(await proofOf(one, trial)) } })],
  confirmSession: ["new", async (one, trial) => ({ body: await proofOf(one, trial) })],
  recoverPassword: "the code is sent to a phone",
  beginPasskey: PASSKEY,
  addPasskey: PASSKEY,
  removePasskey: PASSKEY,
  passkeyChallenge: PASSKEY,
};

async function openDeposit({ ask, get }: Member) {
  const asked = await ask("requestDeposit", { body: { amount: 1000 } });
  if (asked.ok) return { body: { id: asked.value.id } };
  // The profile's member may have one from before.
  const open = (await get("myDepositRequests")).find(({ status }) => status === "awaiting-transfer");
  return { body: { id: (open ?? (await get("requestDeposit", { body: { amount: 1000 } }))).id } };
}

async function cardOf({ get }: Member, game: string) {
  const event = (await get("gameEvents")).find((each) => each.game === game);
  return event ? { body: { eventId: event.id, card: 0 } } : notChecked(`no ${game} event is on`);
}

/** A friend plays until half a percent of the stakes are 200 baht. */
async function withShares({ get }: Member, { member }: Trial) {
  const friend = await member({ credit: 10_000_000, afCode: (await get("affiliateCode")).code });
  const { body } = await roundOf(friend, 10_000);
  const { maximum } = await friend.get("gameTable", { body: { launchId: body.launchId } });
  const amount = Math.min(toSatang(body.amount), toSatang(maximum)) / 100;
  for (let nth = 0; nth < 4; nth += 1) await friend.get("playRound", { body: { ...body, amount } });
  return { body: { amount: 100, type: "af" as const } };
}

/** The limits and breaks of the profile's member are a person's own. */
function ofTheRun<Name extends RowName>(input: Input<Name>): Recipe<Name> {
  return [
    "new",
    async (one) => {
      knownPassword(one);
      return input;
    },
  ];
}

/** A member that the run registered has one. */
function knownPassword({ password }: Member): string {
  return password === "" ? notChecked("the password of the profile's member is not known") : password;
}

async function secretOf({ get, password }: Member): Promise<string> {
  return (await get("beginTotp", { body: { password } })).secret;
}

function codeAt(secret: string, at: number): string {
  return codeOfStep(secret, stepOf(at));
}

/** Turns the authenticator app on, and proves it with its next code, which a backend accepts a little early. */
async function proofOf(one: Member, { clock }: Trial) {
  const [secret, now] = [await secretOf(one), await clock.now()];
  await one.get("turnOnTotp", { body: { code: codeAt(secret, now) } });
  return { secondFactor: { kind: "totp" as const, code: codeAt(secret, now + STEP_MS) } };
}
