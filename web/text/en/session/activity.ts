import type { Activity, ActivityAction } from "../../../../core/session/activity.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/activity.ts";

export const activityText: Texts<typeof th.activityText> = {
  title: "Sign-in history",
  empty: "No history yet",
  more: "See earlier entries",
  staff: "By our staff",
  failed: "Failed",
  from: (address) => `from ${address}`,
};

const ACTIONS: Readonly<Record<ActivityAction, string>> = {
  register: "Create the account",
  "sign-in": "Sign in",
  "sign-out": "Sign out",
  "sign-out-device": "Sign out another device",
  "change-password": "Change password",
  "recover-password": "Set a new password with a code by SMS",
  "change-address": "Change address",
  "begin-second-factor": "Begin to set up two-step verification",
  "turn-on-second-factor": "Turn on two-step verification",
  "turn-off-second-factor": "Turn off two-step verification",
  "begin-passkey": "Begin to add a passkey",
  "add-passkey": "Add passkey",
  "remove-passkey": "Delete passkey",
  "confirm-session": "Confirm once more that it is you",
  "turn-on-push": "Turn on notifications on this device",
  "turn-off-push": "Turn off notifications on this device",
  "request-deposit": "Request deposit",
  "cancel-deposit": "Cancel deposit",
  "confirm-deposit": "Report the transfer",
  "confirm-slip": "Deposit with a slip",
  "submit-slip": "Send a slip to be checked",
  "request-withdrawal": "Request withdrawal",
  "retry-withdrawal": "Request withdrawal again",
  "open-game": "Open a game",
  "leave-games": "Leave the game",
  "claim-reward": "Claim a reward",
  "spin-wheel": "Spin the wheel",
  "flip-card": "Flip a card",
  "check-in": "Check in",
  "withdraw-affiliate": "Move affiliate money to credit",
  approve: "Approve request",
  "start-paying": "Begin to pay",
  reject: "Reject request",
  "give-bonus": "Give credit or points",
  "grant-level": "Change level",
  "reset-second-factor": "Ask to cancel two-step verification",
  "end-second-factors": "Cancel two-step verification",
  "end-sessions": "Sign out every device",
};

export function activityTitle({ action, amountSatang }: Activity): string {
  const words = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as ActivityAction] : action;
  return amountSatang === undefined ? words : `${words} ${formatBaht(amountSatang)}`;
}

export function activityOrigin({ by, device, address }: Activity): string {
  if (by === "staff") return activityText.staff;
  return [device, address && activityText.from(address)].filter(Boolean).join(" ");
}

export const devicesText: Texts<typeof th.devicesText> = {
  title: "Signed-in devices",
  intro: "If you see a device that you do not know, sign it out and change your password at once.",
  list: "All devices",
  current: "This device",
  signedIn: "Signed in",
  lastSeen: "Last used",
  from: (address) => `from ${address}`,
  signOut: "Sign out",
  signOutOf: (title) => `Sign out ${title}`,
  signOutOthers: "Sign out all other devices",
  signingOut: "Signing out",
  done: "That device is signed out",
  othersDone: "All other devices are signed out",
  changePassword: "Change password",
};
