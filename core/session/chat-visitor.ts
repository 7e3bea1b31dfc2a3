import type { Member } from "./model.ts";

/** What the chat widget is told of a signed-in member (spec section 4). */
export interface ChatVisitor {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly username: string;
  readonly bankName: string;
  readonly bankId: string;
  readonly level: string;
  readonly point: number;
  /** The site's host; the conversation is tagged with it. */
  readonly tag: string;
}

/** The email is made up from the username, as the spec says: chat systems ask for one and members have none here. */
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

/** The live chat of signed-in members; a site without one has a widget that does nothing. */
export interface ChatWidget {
  /** Loads the widget's script the first time. */
  show(visitor: ChatVisitor): void;
  hide(): void;
}
