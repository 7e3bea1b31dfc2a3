import { describe, expect, it } from "vitest";
import { createHttpWallet } from "../../../../adapters/http/wallet.ts";
import { memberId, type Session } from "../../../../core/session/model.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { GOLD, INTENT, jsonReply, scriptedClient } from "../scripted-client.ts";

const SILVER: Session = { token: "token-of-silver", member: { ...GOLD.member, id: memberId("uuid-silver") } };

function walletOfGold() {
  let session: Session | undefined = GOLD;
  const identity = () => session;
  const scripted = scriptedClient(() => jsonReply({}, 401), { identity });
  const wallet = createHttpWallet(scripted.client.of(GOLD.member.id), identity, () => instant(0));
  const signIn = (next: Session | undefined) => {
    session = next;
  };
  return { ...scripted, wallet, signIn };
}

describe("a client of one member", () => {
  it("sends nothing after another member signed in", async () => {
    const { wallet, sent, faults, signIn } = walletOfGold();
    signIn(SILVER);
    const answers = [await wallet.requestWithdrawal(baht(10), INTENT), await wallet.withdrawals()];
    expect(answers).toMatchObject(Array(2).fill({ ok: false, error: { fault: "unauthorised", effect: "none" } }));
    expect([sent, faults]).toEqual([[], []]);
  });

  it("sends the member's own calls and reports the end of the session", async () => {
    const { wallet, sent, faults, signIn } = walletOfGold();
    await wallet.withdrawals();
    expect(sent[0]?.headers).toMatchObject({ authorization: `Bearer ${GOLD.token}` });
    expect(faults).toHaveLength(1);
    signIn(undefined);
    await wallet.withdrawals();
    expect([sent.length, faults.length]).toEqual([1, 2]);
  });
});
