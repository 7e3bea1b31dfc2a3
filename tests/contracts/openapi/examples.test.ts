import { expect, test } from "vitest";
import { makeSandboxSlip } from "../../../adapters/house/sandbox/sandbox-slip.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import type { Session } from "../../../core/session/model.ts";
import { SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { openTestHouse, unwrap } from "../../adapters/house/test-house.ts";
import { call } from "../../adapters/server/open-server.ts";
import { STEP_MS, totpCode } from "../../adapters/totp-code.ts";
import { faultsOf } from "../document/faults-of.ts";
import { type DocumentedLink, OPERATIONS, operationOf } from "../document/operations.ts";

const ALL: Readonly<Record<string, AnyExample>> = EXAMPLES;

/** The order in which the examples make one story of a member. `!` stands for something that staff or a friend do. */
const STORY = `setting operation configuration announcements reportSite checkPhone checkUsername checkBankId bankAccountName register
login changeAddress address chooseLanguage userDetail user level memberConfiguration userSetting memberAnnouncements affiliateCode inviter
!friend deposit depositBonuses requestDeposit cancelDeposit requestDeposit confirmTransfer !time myDepositRequests getCredit
!slip verifySlip confirmSlip !slip verifySlip requestSlipDeposit !time mySlipRequests withdraw !reject withdrawRequests
retryWithdraw withdrawHistory inbox seeInbox eventStream gameList gamesInCategory publicGames openGame gameTable playRound saveFavourites savedGames cashOut
transferToBank winLoss !points rewards requestReward rewardRequestHistory wheel spinWheel wheelLog gameEvents flipCard
flipCardReward flipCardLogs myGameRewardRequests checkInLog checkIn affiliateBonus affiliateDownline affiliateWithdraw
downlineBonus affiliateLog transactionHistory ranking publicDeposits publicWithdrawals push subscribePush unsubscribePush devices signOutDevice activity
setPlayLimit confirmPlayLimit cancelPlayLimit fairPlay setRealityCheck noteSuggestion fairPlayFigures fairPlaySteps askToReturn startBreak
excludeSelf beginPasskey addPasskey passkeyChallenge beginTotp !code turnOnTotp !code confirmSession secondFactor removePasskey !code turnOffTotp changePassword logout
beginRecovery !phone recoverPassword`;

/** Examples that the house refuses, with the reason. */
const REFUSED: Readonly<Record<string, { readonly code: string; readonly why: string }>> = {
  beginPasskey: {
    code: "passkey-unavailable",
    why: "the operator names the sites with passkeys, and the example's is none",
  },
  addPasskey: { code: "second-factor-wrong", why: "only an authenticator signs the challenge of beginPasskey" },
  passkeyChallenge: { code: "second-factor-changed", why: "the member needs a passkey, so an authenticator, too" },
};

/** The rows whose values the latest calls give by a link, in place of the example's. */
const FROM_LINKS = new Set(
  "recoverPassword bankAccountName cancelDeposit confirmTransfer retryWithdraw confirmSlip requestSlipDeposit gameTable playRound inviter requestReward".split(
    " ",
  ),
);

interface Said {
  readonly request: unknown;
  readonly response: unknown;
}

/** The value of a runtime expression such as `$response.body#/user/uuid`. */
function valueOf(expression: string, said: Said): unknown {
  const [, side = "", pointer = ""] = /^\$(request|response)\.body#\/(.*)$/.exec(expression) ?? [];
  const body: unknown = Reflect.get(said, side);
  return pointer.split("/").reduce<unknown>((node, key) => Object(node)[key], body);
}

test("the house accepts every example but three, with the values that the links name", async () => {
  let code = "";
  const codeSender = {
    send: async (sent: { readonly code: string }) => {
      code = sent.code;
    },
  };
  const { house, advance, now } = await openTestHouse({ codeSender });
  const app = createApp(house, { checkReplies: true });
  const said = new Map<string, Said>();
  let session: Session | undefined;
  let payload = "";

  /** Things that no call of a member does. */
  const others: Readonly<Record<string, () => Promise<unknown>>> = {
    friend: async () => {
      const { code } = Object(said.get("affiliateCode")?.response);
      const joined = { username: "malee2024", password: "rainy-season-7", name: "มาลี สวยงาม", phone: "0898765432" };
      const registration = { ...joined, bank: "014", accountNumber: "9876543210", inviterCode: code } as const;
      const { member, token } = unwrap(await house.visitors.register(registration, undefined));
      unwrap(await house.staff.topUp(member.id, baht(1_000_000)));
      const { launchId } = unwrap(await house.member(member.id).openGame("sanam-dice", undefined, token));
      const bet = { betOn: "low", amount: baht(10_000) } as const;
      for (let round = 0; round < 4; round += 1) unwrap(await house.tables.play(launchId, bet, undefined));
    },
    time: async () => advance(10 * SECOND_MS),
    slip: async () => {
      payload = makeSandboxSlip({ amount: baht(500), at: now(), sender: payload === "" ? 7 : 8 }).payload;
    },
    reject: async () => {
      await house.staff.reject(String(Object(said.get("withdraw")?.response).id), "ทดสอบ");
    },
    // Each code works once, so the next one is of another time step.
    code: async () => {
      advance(STEP_MS);
      code = totpCode(String(Object(said.get("beginTotp")?.response).secret), now());
    },
    // The code is sent after the answer.
    phone: () => new Promise((resolve) => setTimeout(resolve, 0)),
    points: async () => session && house.staff.givePoints(session.member.id, 500),
  };

  for (const name of STORY.split(/\s+/)) {
    if (name === "withdraw") await house.staff.setBackOffice({ mode: "waiting" });
    if (name.startsWith("!")) {
      await others[name.slice(1)]?.();
      continue;
    }
    const { params = {}, query = {}, body } = ALL[name] ?? {};
    const links = FROM_LINKS.has(name) ? linksTo(name, said) : [];
    const from = (values: DocumentedLink["parameters"], by: Said) =>
      Object.fromEntries(Object.entries(values ?? {}).map(([key, expression]) => [key, valueOf(expression, by)]));
    const own = session ? { uuid: session.member.id, username: session.member.username } : {};
    const inPath: Readonly<Record<string, unknown>> = Object.assign(
      {},
      params,
      own,
      ...links.map(({ link, by }) => from(link.parameters, by)),
    );
    const linked = Object.assign({}, ...links.map(({ link, by }) => from(link.requestBody, by)));
    const sent = body === undefined ? undefined : { ...Object(body), ...linked };
    if (sent && "userUuid" in sent) sent.userUuid = session?.member.id;
    if (name === "verifySlip" && sent) sent.payload = payload;
    if (sent && "code" in sent) sent.code = code;
    if (sent && "secondFactor" in sent) sent.secondFactor = { ...Object(sent.secondFactor), code };
    const { method, path } = operationOf(name);
    const target = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(inPath[key])));
    const search = new URLSearchParams(query).toString();
    const reply = await call(app, method, `${target}${search && "?"}${search}`, {
      ...(sent === undefined ? {} : { body: sent }),
      ...(session ? { session } : {}),
    });
    const refused = REFUSED[name];
    expect([name, reply.status], JSON.stringify(reply.body)).toEqual([name, refused ? 422 : 200]);
    if (refused) expect(reply.body, refused.why).toMatchObject({ code: refused.code });
    said.set(name, { request: sent, response: reply.body });
    if (name === "register" || name === "login") {
      const { token, user } = Object(reply.body);
      session = { token, member: { id: user.uuid, username: user.user_pass.username } } as Session;
    }
  }
  expect(OPERATIONS.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([]);
});

function linksTo(name: string, said: ReadonlyMap<string, Said>) {
  return OPERATIONS.flatMap(({ name: source, responses }) => {
    const link = responses["200"]?.links?.[name];
    const by = said.get(source);
    return link && by ? [{ link, by }] : [];
  });
}

test.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
  "the examples of %s fit, and its links name a call and its parameters",
  (_, { body, responses }) => {
    if (body) expect(faultsOf(body.schema, body.example)).toBe("");
    for (const { content } of Object.values(responses)) {
      for (const { schema, example } of Object.values(content)) expect(faultsOf(schema, example)).toBe("");
    }
    for (const link of Object.values(responses["200"]?.links ?? {})) {
      const target = operationOf(link.operationId);
      const known = [
        ...target.parameters.map((parameter) => parameter.name),
        ...Object.keys(target.body?.schema.properties ?? {}),
      ];
      expect(known).toEqual(
        expect.arrayContaining([...Object.keys(link.parameters ?? {}), ...Object.keys(link.requestBody ?? {})]),
      );
    }
  },
);
