import { type Member, memberId, type Session } from "../../../core/session/model.ts";
import type { SessionPort, SessionStorage } from "../../../core/session/port.ts";

export function someMember(change: Partial<Member> = {}): Member {
  return {
    id: memberId("m-1"),
    username: "somchai",
    name: "สมชาย ใจดี",
    phone: "0812345678",
    level: "gold",
    levelId: 2,
    points: 12,
    creditLevelId: 2,
    bankAccount: { uuid: "b-1", bank: "004", bankName: "กสิกรไทย", accountNumber: "1234567890" },
    address: undefined,
    joinedAt: undefined,
    ...change,
  };
}

export function someSession(token = "token-1", change: Partial<Member> = {}): Session {
  return { token, member: someMember(change) };
}

/** A port that allows only the given calls. */
export function sessionPort(calls: Partial<SessionPort>): SessionPort {
  const unused = () => Promise.reject(new Error("not part of this test"));
  return {
    signIn: unused,
    signOut: unused,
    profile: unused,
    level: unused,
    register: unused,
    checkPhone: unused,
    checkUsername: unused,
    checkBankAccount: unused,
    inviter: unused,
    accountName: unused,
    changePassword: unused,
    beginRecovery: unused,
    recoverPassword: unused,
    chooseLanguage: unused,
    ...calls,
  };
}

/** A session storage; `elsewhere` writes to it as another tab does. */
export function sessionStorageInMemory(
  stored?: Session,
): SessionStorage & { elsewhere(session: Session | undefined): void } {
  let held = stored;
  const listeners = new Set<(session: Session | undefined) => void>();
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
    clear: () => {
      held = undefined;
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    elsewhere: (session) => {
      held = session;
      for (const listener of listeners) listener(session);
    },
  };
}
