import type { Session } from "../../core/session/model.ts";
import type { Fault, Problem } from "../../core/shared/fault.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import type { MemberService } from "../house/member-service.ts";

/** The session in which the ports act. Called for every call. */
export type Identity = () => Session | undefined;

/** A failed read has no effect. The effect of a failed action is unknown. */
export type CallEffect = "read" | "action";

export interface HouseCalls {
  /** A call without a session. `name` is the port's method; a fault names it as its endpoint. */
  readonly asVisitor: <T>(name: string, effect: CallEffect, call: () => Promise<T>) => Promise<Result<T, Fault>>;
  /** A call in the identity's session. Without a valid session the house is not called. */
  readonly asMember: <T>(
    name: string,
    effect: CallEffect,
    call: (service: MemberService, session: Session) => Promise<T>,
  ) => Promise<Result<T, Fault>>;
}

export function createHouseCalls(house: House, identity: Identity): HouseCalls {
  async function asVisitor<T>(name: string, effect: CallEffect, call: () => Promise<T>): Promise<Result<T, Fault>> {
    try {
      return ok(await call());
    } catch {
      return err(faultOf(name, "server", effect));
    }
  }

  return {
    asVisitor,
    async asMember(name, effect, call) {
      const session = identity();
      const use = await asVisitor(name, "read", async () => session && house.use(session.token));
      if (!use.ok) return use;
      if (!session || use.value?.state !== "open") return err(faultOf(name, "unauthorised", "read"));
      const service = house.member(use.value.member);
      return asVisitor(name, effect, () => call(service, session));
    },
  };
}

/** Merges the house's refusal and the call's fault into one result. */
export async function flatten<T, E extends Problem>(
  answer: Promise<Result<Result<T, E>, Fault>>,
): Promise<Result<T, Problem>> {
  const outer = await answer;
  return outer.ok ? outer.value : outer;
}

function faultOf(endpoint: string, fault: "unauthorised" | "server", effect: CallEffect): Fault {
  const unknown = fault === "server" && effect === "action";
  return {
    kind: "fault",
    fault,
    endpoint,
    message: unknown
      ? "ระบบขัดข้อง ยังไม่ทราบผลของรายการนี้ กรุณาตรวจรายการล่าสุดก่อนทำใหม่"
      : fault === "server"
        ? "ระบบขัดข้อง กรุณาลองใหม่ในอีกสักครู่"
        : "กรุณาเข้าสู่ระบบอีกครั้ง",
    effect: unknown ? "unknown" : "none",
  };
}
