import { satang } from "../../../../core/shared/money.ts";
import type { HouseStep } from "../../../arbitraries/house/house-steps.ts";
import type { NaiveHouse, NaiveRequest } from "../naive-house.ts";
import { inBaht, memberAt, type Planned, type PlanStep, pickFitting, type RealHouse } from "../planned.ts";

type Of<Type extends HouseStep["type"]> = Extract<HouseStep, { readonly type: Type }>;

const OPEN = ["awaiting-transfer", "checking", "paying"];
const REASON = "ทดสอบ";

export const planReview: PlanStep<Of<"approve" | "reject" | "start-paying">> = (model, { type, nth }) => {
  const request = pickFitting(model.requests, nth, ({ status }) => OPEN.includes(status));
  return request && planDecision(model, type, request);
};

/** What staff decide about a request. */
export function planDecision(
  model: NaiveHouse,
  type: "approve" | "reject" | "start-paying",
  request: NaiveRequest,
): Planned {
  const { kind, status, name } = request;
  const startsPaying = kind === "withdrawal" && status === "checking";
  return {
    title: `staff ${type} ${name}`,
    actor: undefined,
    about: request.owner,
    call: { sandbox: type, with: { request: `$${name}`, ...(type === "reject" && { reason: REASON }) } },
    keyed: false,
    needsDraw: kind === "gift",
    send: async (real) => {
      const { staff } = real.house;
      const id = kind === "gift" ? await idOfGift(real, request) : request.id;
      return type === "approve"
        ? staff.approve(id)
        : type === "reject"
          ? staff.reject(id, REASON)
          : staff.startPaying(id);
    },
    refusal: !OPEN.includes(status)
      ? "request-not-found"
      : type === "start-paying" && !startsPaying
        ? "request-status"
        : undefined,
    apply: () => {
      if (type === "start-paying") request.status = "paying";
      else if (type === "reject") reject(model, request);
      else approve(model, request);
      return {};
    },
  };
}

/** Gifts have their ids in a list of their own, the newest first. */
async function idOfGift(real: RealHouse, request: NaiveRequest): Promise<string> {
  const gifts = request.owner.requests.filter(({ kind }) => kind === "gift");
  const listed = await real.service(request.owner).cardClaims();
  return listed.at(-1 - gifts.indexOf(request))?.id ?? "";
}

function reject({ now }: NaiveHouse, request: NaiveRequest): void {
  const { kind, owner, amount, price = 0 } = request;
  request.status = "rejected";
  if (kind === "withdrawal") owner.lines.push({ kind, at: now, credit: amount, points: 0 });
  if ((kind === "claim" || kind === "gift") && price > 0)
    owner.lines.push({ kind: "reward", at: now, credit: 0, points: price });
}

function approve(model: NaiveHouse, request: NaiveRequest): void {
  const { kind, owner, amount, transfer, prize } = request;
  const at = model.now;
  switch (kind) {
    case "deposit":
      request.status = "credited";
      owner.lines.push({ kind, at, credit: amount, points: 0 });
      return;
    case "withdrawal":
      request.status = "paid";
      return;
    case "slip": {
      // One slip, one credit, whoever sent it: another member's that the bank confirmed comes first.
      const taken = model.requests.some(
        (other) =>
          other.owner !== owner && other.transfer === transfer && (other.matches || other.status === "credited"),
      );
      request.status = taken ? "duplicate" : "credited";
      if (!taken) owner.lines.push({ kind: "deposit", at, credit: amount, points: 0 });
      return;
    }
    case "claim":
    case "gift":
      request.status = "granted";
      if (prize && (prize.credit > 0 || prize.points > 0)) owner.lines.push({ kind: "reward", at, ...prize });
  }
}

export const planTopUp: PlanStep<Of<"top-up">> = (model, { who, amount }) => {
  const about = memberAt(model, who);
  return {
    title: `staff give ${about.name} ${inBaht(amount)} baht`,
    actor: undefined,
    about,
    call: { sandbox: "top-up", with: { member: `$${about.name}Name`, amount: inBaht(amount) } },
    keyed: false,
    send: (real) => real.house.staff.topUp(real.id(about), satang(amount)),
    refusal: undefined,
    apply: () => {
      about.lines.push({ kind: "bonus", at: model.now, credit: amount, points: 0 });
      return {};
    },
  };
};

export const planPoints: PlanStep<Of<"points">> = (model, { who, points }) => {
  const about = memberAt(model, who);
  return {
    title: `staff give ${about.name} ${points} points`,
    actor: undefined,
    about,
    call: { sandbox: "points", with: { member: `$${about.name}Name`, points } },
    keyed: false,
    send: (real) => real.house.staff.givePoints(real.id(about), points),
    refusal: undefined,
    apply: () => {
      about.lines.push({ kind: "bonus", at: model.now, credit: 0, points });
      return {};
    },
  };
};

export const planLevel: PlanStep<Of<"level">> = (model, { who, level }) => {
  const about = memberAt(model, who);
  return {
    title:
      level === undefined ? `staff take the level of ${about.name} back` : `staff give ${about.name} level ${level}`,
    actor: undefined,
    about,
    call: { sandbox: "level", with: { member: `$${about.name}Name`, ...(level !== undefined && { level }) } },
    keyed: false,
    send: (real) => real.house.staff.grantLevel(real.id(about), level),
    refusal: undefined,
    apply: () => {
      // Deposits earn the other levels.
      about.invited = level === 5 || level === 6;
      return {};
    },
  };
};
