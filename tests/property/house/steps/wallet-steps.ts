import { satang } from "../../../../core/shared/money.ts";
import type { HouseStep } from "../../../arbitraries/house/house-steps.ts";
import type { NaiveHouse, NaiveMember, NaiveRequest } from "../naive-house.ts";
import { creditOf, sharesOf, withdrawalsLeft } from "../naive-house.ts";
import type { PlanStep } from "../planned.ts";
import { addRequest, inBaht, memberAt, nextName, pickFitting, textIn } from "../planned.ts";

type Of<Type extends HouseStep["type"]> = Extract<HouseStep, { readonly type: Type }>;

export const planDeposit: PlanStep<Of<"deposit">> = (model, { who, amount }) => {
  const actor = memberAt(model, who);
  const name = nextName(model, "deposit");
  return {
    title: `${actor.name} asks for a deposit of ${inBaht(amount)} baht`,
    actor,
    about: actor,
    call: { use: "wallet deposit request", with: { amount: inBaht(amount) } },
    keyed: true,
    send: (real, key) => real.service(actor).requestDeposit(amount, key),
    refusal:
      amount < 100
        ? "amount-below-minimum"
        : amount > 200_000_000
          ? "amount-above-maximum"
          : actor.requests.some(({ status }) => status === "awaiting-transfer")
            ? "request-already-open"
            : undefined,
    capture: { [name]: "id" },
    apply: (answer) => {
      addRequest(model, {
        kind: "deposit",
        name,
        owner: actor,
        id: textIn(answer, "id"),
        amount,
        status: "awaiting-transfer",
        createdAt: model.now,
        attempts: [],
      });
      return { status: "awaiting-transfer", amountSatang: amount };
    },
  };
};

export const planDepositChange: PlanStep<Of<"confirm" | "cancel">> = (model, { type, who, nth }) => {
  const actor = memberAt(model, who);
  const request = pickFitting(ofKind(actor, "deposit"), nth, ({ status }) => status === "awaiting-transfer");
  if (!request) return undefined;
  const next = type === "confirm" ? "checking" : "cancelled";
  return {
    title: `${actor.name} ${type}s ${request.name}`,
    actor,
    about: actor,
    call: { use: `wallet deposit ${type}`, with: { id: `$${request.name}` } },
    keyed: true,
    send: (real, key) =>
      type === "confirm"
        ? real.service(actor).confirmDeposit(request.id, key)
        : real.service(actor).cancelDeposit(request.id, key),
    refusal: request.status === "awaiting-transfer" ? undefined : "request-status",
    apply: () => {
      request.status = next;
      return { status: next, amountSatang: request.amount };
    },
  };
};

export const planWithdrawal: PlanStep<Of<"withdraw">> = (model, { who, amount: asked }) => {
  const actor = memberAt(model, who);
  const credit = creditOf(actor);
  const amount = satang(asked === "all" ? Math.max(1, credit) : asked === "a satang too much" ? credit + 1 : asked);
  const name = nextName(model, "withdrawal");
  return {
    title: `${actor.name} asks for a withdrawal of ${inBaht(amount)} baht`,
    actor,
    about: actor,
    call: { use: "wallet withdraw request", with: { amount: inBaht(amount) } },
    keyed: true,
    send: (real, key) => real.service(actor).requestWithdrawal(amount, key),
    refusal: amount < 100 ? "amount-below-minimum" : capRefusal(model, actor, amount),
    capture: { [name]: "id" },
    apply: (answer) => {
      addRequest(model, {
        kind: "withdrawal",
        name,
        owner: actor,
        id: textIn(answer, "id"),
        amount,
        status: "checking",
        createdAt: model.now,
        attempts: [model.now],
      });
      actor.lines.push({ kind: "withdrawal", at: model.now, credit: 0 - amount, points: 0 });
      return { status: "checking", amountSatang: amount, attempt: 1 };
    },
  };
};

export const planRetry: PlanStep<Of<"retry">> = (model, { who, nth }) => {
  const actor = memberAt(model, who);
  const request = pickFitting(ofKind(actor, "withdrawal"), nth, ({ status }) => status === "rejected");
  if (!request) return undefined;
  const { amount } = request;
  return {
    title: `${actor.name} tries ${request.name} again`,
    actor,
    about: actor,
    call: { use: "wallet withdraw retry", with: { id: `$${request.name}` } },
    keyed: true,
    send: (real, key) => real.service(actor).retryWithdrawal(request.id, key),
    refusal: request.status === "rejected" ? capRefusal(model, actor, amount) : "request-status",
    apply: () => {
      request.status = "checking";
      request.attempts.push(model.now);
      actor.lines.push({ kind: "withdrawal", at: model.now, credit: 0 - amount, points: 0 });
      return { status: "checking", amountSatang: amount, attempt: request.attempts.length };
    },
  };
};

function capRefusal({ now }: NaiveHouse, member: NaiveMember, amount: number): string | undefined {
  const left = withdrawalsLeft(member, now);
  if (left.count === 0) return "withdraw-no-count-left";
  if (amount > left.amount) return `withdraw-over-${left.per}-cap`;
  return amount > creditOf(member) ? "credit-insufficient" : undefined;
}

function ofKind({ requests }: NaiveMember, kind: NaiveRequest["kind"]): readonly NaiveRequest[] {
  return requests.filter((request) => request.kind === kind);
}

export const planShares: PlanStep<Of<"affiliate">> = (model, { who, source, amount }) => {
  const actor = memberAt(model, who);
  const left = sharesOf(model, actor);
  return {
    title: `${actor.name} moves ${inBaht(amount)} baht of ${source} to the credit`,
    actor,
    about: actor,
    call: { use: "affiliate withdraw", with: { amount: inBaht(amount), type: source } },
    keyed: true,
    send: (real, key) => real.service(actor).affiliate.withdraw(satang(amount), source, key),
    refusal: amount < 10_000 ? "amount-below-minimum" : amount > left[source] ? "affiliate-insufficient" : undefined,
    apply: () => {
      actor.shares.push({ source, amount });
      actor.lines.push({ kind: "affiliate", at: model.now, credit: amount, points: 0 });
      return { amountSatang: amount, balanceSatang: left.af + left.wl - amount };
    },
  };
};
