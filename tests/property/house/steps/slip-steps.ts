import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { instant, toIso } from "../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../core/shared/money.ts";
import { type HouseStep, SLIP_AMOUNT } from "../../../arbitraries/house/house-steps.ts";
import type { NaiveHouse, NaiveMember } from "../naive-house.ts";
import { addRequest, inBaht, memberAt, nextName, type Planned, type PlanStep, textIn } from "../planned.ts";
import { START } from "../start.ts";

type Of<Type extends HouseStep["type"]> = Extract<HouseStep, { readonly type: Type }>;

/** The bank confirms it. */
export const planSlip: PlanStep<Of<"slip">> = (model, { who, serial }) => {
  const actor = memberAt(model, who);
  const { reference } = slipOf(serial);
  return slipStep(model, actor, serial, {
    amount: SLIP_AMOUNT,
    matches: true,
    more: {},
    send: (real, key) => real.service(actor).confirmSlip(`004-${reference}`, key),
  });
};

/** Staff compare it, with an amount that may be wrong. */
export const planManualSlip: PlanStep<Of<"manual-slip">> = (model, { who, serial, amount }) => {
  const actor = memberAt(model, who);
  const { payload } = slipOf(serial);
  return slipStep(model, actor, serial, {
    amount,
    matches: amount === SLIP_AMOUNT,
    more: { manual: inBaht(amount) },
    send: (real, key) => real.service(actor).requestSlipDeposit({ payload, amountSatang: satang(amount) }, key),
  });
};

interface SlipCall {
  readonly amount: number;
  readonly matches: boolean;
  readonly more: Readonly<Record<string, number>>;
  readonly send: Planned["send"];
}

function slipStep(
  model: NaiveHouse,
  actor: NaiveMember,
  serial: number,
  { amount, matches, more, send }: SlipCall,
): Planned | undefined {
  const sent = model.requests.filter(({ transfer }) => transfer === serial);
  // One with another amount is compared with those of other members when staff approve it.
  const used = sent.some(({ owner, status, matches: confirmed }) =>
    owner === actor ? status === "checking" || status === "credited" : matches && (confirmed || status === "credited"),
  );
  const name = nextName(model, "slip");
  return {
    title: `${actor.name} sends slip ${serial}${matches ? "" : " with another amount"}`,
    actor,
    about: actor,
    before: [
      {
        sandbox: "slip",
        with: { amount: inBaht(SLIP_AMOUNT), serial, at: toIso(instant(START)) },
        capture: { [`slipText${serial}`]: "payload" },
      },
    ],
    call: { use: "wallet deposit slip", with: { payload: `$slipText${serial}`, ...more } },
    keyed: true,
    send,
    refusal: used ? "slip-duplicate" : undefined,
    capture: { [name]: "id" },
    apply: (answer) => {
      addRequest(model, {
        kind: "slip",
        name,
        owner: actor,
        id: textIn(answer, "id"),
        amount,
        status: "checking",
        createdAt: model.now,
        attempts: [],
        transfer: serial,
        matches,
      });
      return { status: "checking", amountSatang: amount };
    },
  };
}

function slipOf(serial: number) {
  return makeSandboxSlip({ amount: SLIP_AMOUNT, at: instant(START), serial });
}
