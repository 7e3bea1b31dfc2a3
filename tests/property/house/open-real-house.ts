import { instant } from "../../../core/shared/bangkok-time.ts";
import { openTestHouse, registrationOf, unwrap } from "../../adapters/house/test-house.ts";
import { DAY, type NaiveMember } from "./naive-house.ts";
import type { DoneStep, RealHouse } from "./planned.ts";
import { NAMES, START } from "./start.ts";

/** A house in memory with the members of the model, where staff decide by hand. */
export async function openRealHouse(): Promise<RealHouse> {
  let now: number = START;
  const clock = { now: () => instant(now), advance: () => undefined };
  const { house } = await openTestHouse({ clock, backOffice: { mode: "waiting" }, push: "none" });
  const members = new Map<string, Member>();
  let inviterCode: string | undefined;
  for (const [index, name] of NAMES.entries()) {
    const registration = { ...registrationOf(index + 1), ...(inviterCode !== undefined && { inviterCode }) };
    const { member, token } = unwrap(await house.visitors.register(registration, undefined));
    members.set(name, { username: registration.username, id: member.id, token, signedInAt: now });
    inviterCode ??= await house.member(member.id).affiliate.code();
  }
  const memberOf = ({ name }: NaiveMember): Member => {
    const found = members.get(name);
    if (!found) throw new Error(`no member ${name}`);
    return found;
  };
  const done: DoneStep[] = [];
  return {
    house,
    done,
    view: undefined,
    id: (member) => memberOf(member).id,
    service: (member) => house.member(memberOf(member).id),
    async token(naive) {
      const member = memberOf(naive);
      // Sessions end after a time, and nothing here uses them.
      if (now - member.signedInAt >= DAY) {
        const { username } = member;
        const session = unwrap(await house.visitors.signIn({ username, password: "secret1234" }));
        member.token = session.token;
        member.signedInAt = now;
      }
      return member.token;
    },
    setClock: (at) => {
      now = at;
    },
  };
}

interface Member {
  readonly username: string;
  readonly id: ReturnType<RealHouse["id"]>;
  token: string;
  signedInAt: number;
}
