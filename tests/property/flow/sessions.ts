import { DAY, HOUR, type NaiveMember } from "../house/naive-house.ts";
import { START } from "../house/start.ts";

type FlowStep = Readonly<Record<string, unknown>>;

/** A session ends 48 hours after its last use, and 30 days after the sign-in. */
const IDLE = 40 * HOUR;
const OLD = 25 * DAY;

/** Registrations and sign-ins of a flow: a member whose session has ended signs in again. */
export function createSessions(members: readonly NaiveMember[]) {
  const used = new Map<string, { at: number; since: number }>(
    members.map(({ name }) => [name, { at: START, since: START }]),
  );
  const inviter = members.find((member) => member.inviter === undefined);
  return {
    inputs: () =>
      Object.fromEntries(
        members.flatMap(({ name }) => [
          [`${name}Name`, { new: "username" }],
          [`${name}Phone`, { new: "phone" }],
          [`${name}Account`, { new: "account" }],
        ]),
      ),
    register: (): readonly FlowStep[] =>
      // The inviter comes first.
      members
        .toSorted((one, other) => Number(one !== inviter) - Number(other !== inviter))
        .flatMap((member) => {
          const { name } = member;
          const invited = inviter !== undefined && member !== inviter;
          const given = {
            username: `$${name}Name`,
            phone: `$${name}Phone`,
            bank: "004",
            account: `$${name}Account`,
            ...(invited && { inviter: "$inviterCode" }),
            password: "$password",
          };
          const registers = { as: name, use: "session register", with: given };
          const code = { as: name, use: "affiliate code", capture: { inviterCode: "code" } };
          return member === inviter && members.length > 1 ? [registers, code] : [registers];
        }),
    signIn(member: NaiveMember | undefined, at: number): readonly FlowStep[] {
      const session = member && used.get(member.name);
      if (!session) return [];
      const { name } = member;
      const ended = at - session.at >= IDLE || at - session.since >= OLD;
      used.set(name, { at, since: ended ? at : session.since });
      if (!ended) return [];
      return [{ as: name, use: "session login", with: { username: `$${name}Name`, password: "$password" } }];
    },
  };
}
