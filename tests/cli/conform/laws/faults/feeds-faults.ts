import { type Fault, replies } from "../fault.ts";

export const FEEDS_FAULTS: Readonly<Record<string, Fault>> = {
  "feeds/names-are-masked": replies("publicDeposits", (all) => all.map((each) => ({ ...each, name: "สมาชิก ทดสอบ" }))),
  "feeds/only-what-is-done": replies("publicWithdrawals", () => []),
  "feeds/ranking-is-in-order": replies("ranking", (all) => [...all].reverse()),
  "feeds/members-news-stay-inside": (send) => (call) =>
    send(call.path === "/sandbox/announcements" ? { ...call, body: call.body?.replace("true", "false") } : call),
};
