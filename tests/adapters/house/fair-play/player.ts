import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { CASH_OUT } from "../../../../core/games/model.ts";
import { type BangkokDate, bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../../core/shared/money.ts";
import { joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

export const DICE = "sanam-dice";
export const PENALTY = "football-singles";
export const WAITING = { mode: "waiting" } as const;

/** A member with credit; only staff answer requests. */
export async function openPlayer(options: Parameters<typeof openTestHouse>[0] = {}, credit = baht(10_000)) {
  const testHouse = await openTestHouse({ backOffice: WAITING, ...options });
  const member = await joinHouse(testHouse.house, 1, credit);
  return { ...testHouse, ...member };
}

export type Player = Awaited<ReturnType<typeof openPlayer>>;

export type Act = { readonly act: string; readonly amount: Satang };

/** One thing that the member does, answered by staff; a wait is of milliseconds. */
export async function perform(player: Player, { act, amount }: Act, serial: number) {
  const { house, service, session, advance, now } = player;
  switch (act) {
    case "deposit": {
      const { id } = unwrap(await service.requestDeposit(amount, newKey()));
      unwrap(await house.staff.approve(id));
      break;
    }
    case "slip": {
      const { payload } = makeSandboxSlip({ amount, at: now(), serial });
      const { id } = unwrap(await service.requestSlipDeposit({ payload, amountSatang: amount }, newKey()));
      unwrap(await house.staff.approve(id));
      break;
    }
    case "withdraw": {
      const asked = await service.requestWithdrawal(amount, newKey(), session.token);
      if (asked.ok) unwrap(await house.staff.approve(asked.value.id));
      break;
    }
    case "wait":
      advance(amount);
      break;
    case "leave":
      unwrap(await service.transferToBank(newKey()));
      break;
    default: {
      const launch = await service.openGame(act, newKey(), session.token);
      if (!launch.ok) break;
      const { launchId } = launch.value;
      const { bets, open } = unwrap(await house.tables.table(launchId));
      const betOn = bets[0]?.id ?? CASH_OUT;
      await house.tables.play(launchId, { betOn, amount: open?.betSatang ?? amount }, newKey());
    }
  }
}

/** The sum of what the events of a journal say about days, without rows and states. */
export function sumsOf(events: readonly HouseEvent[], from: BangkokDate | undefined, to: BangkokDate) {
  const isIn = ({ at }: HouseEvent) => (from === undefined || bangkokDateOf(at) >= from) && bangkokDateOf(at) <= to;
  const counted = events.filter(isIn);
  const total = (...amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
  return {
    depositedSatang: total(
      ...counted.map((event) =>
        event.type === "deposit-credited" || event.type === "slip-credited" ? event.amount : 0,
      ),
    ),
    withdrawnSatang: total(...counted.map((event) => (event.type === "withdrawal-paid" ? event.amount : 0))),
    stakedSatang: total(...counted.map((event) => (event.type === "round-played" ? event.bet : 0))),
    wonSatang: total(...counted.map((event) => (event.type === "round-played" ? event.win : 0))),
  };
}
