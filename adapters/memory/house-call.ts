import type { Session } from "../../core/session/model.ts";
import type { Fault, Problem } from "../../core/shared/fault.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House, MemberService } from "../house/house.ts";

/** Whose session the ports act in, asked anew at every call. */
export type Identity = () => Session | undefined;

/** Reads have no effect; what an action that broke off has done is unknown. */
export type CallEffect = "read" | "action";

export interface HouseCalls {
  /** For everyone. `name` is the port's method, which stands in a fault where an HTTP port tells its endpoint. */
  readonly asVisitor: <T>(name: string, effect: CallEffect, call: () => Promise<T>) => Promise<Result<T, Fault>>;
  /** In the identity's session; without a live one the house is not asked. */
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
      const live = await asVisitor(name, "read", async () => session && house.authenticate(session.token));
      if (!live.ok) return live;
      if (!session || !live.value) return err(faultOf(name, "unauthorised", "read"));
      const service = house.member(live.value);
      return asVisitor(name, effect, () => call(service, session));
    },
  };
}

/** An answer of the house, with its refusal where the port's problems are. */
export async function flat<T, E extends Problem>(
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
