import { accepts, type Fault, replies } from "../fault.ts";

const MEMBER = {
  uuid: "x",
  name: "x",
  phone: "x",
  level: 1,
  user_pass: { username: "x" },
};

export const SESSIONS_FAULTS: Readonly<Record<string, Fault>> = {
  "sessions/sign-out-ends-a-session": accepts("level", ["unauthorised"], {
    level: 1,
    totalDeposit: 0,
    monthDeposit: 0,
  }),
  "sessions/password-change-ends-sessions": accepts("user", ["unauthorised"], MEMBER),
  "sessions/unused-session-ends": accepts("user", ["unauthorised"], MEMBER),
  "sessions/daily-session-ends": accepts("user", ["unauthorised"], MEMBER),
  "sessions/one-password-change-of-many": accepts("changePassword", ["password-wrong"], {}),
  "sessions/closed-device-is-out": replies("devices", ({ items }) => ({ items: items.slice(1) })),
  "sessions/launch-ends-with-its-session": accepts("gameTable", ["launch-over"]),
};
