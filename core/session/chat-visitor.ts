import type { ChatVisitor, Member } from "./model.ts";

/** The chat's view of a member. The email is made from the username, as the spec says: members have none. */
export function chatVisitor(member: Member, host: string): ChatVisitor {
  return {
    name: member.name,
    email: `${member.username}@${host}`,
    phone: member.phone,
    username: member.username,
    bankName: member.bankAccount?.bankName ?? "",
    bankId: member.bankAccount?.accountNumber ?? "",
    level: member.level,
    point: member.points,
    tag: host,
  };
}
