import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/change-password.ts";

export const changePasswordText: Texts<typeof th.changePasswordText> = {
  title: "Change password",
  old: "Current password",
  new: "New password",
  confirm: "New password again",
  rule: ({ minimum, maximum }) => `${minimum}–${maximum} characters, with letters and digits`,
  others: "When you change it, all other devices are signed out.",
  submit: "Change password",
  sending: "Changing your password",
  done: "Password changed",
  doneText: "Use the new password the next time you sign in. Your other devices are signed out.",
  back: "Back to home",
  show: "Show password",
  hide: "Hide password",
  outcome: {
    checking: "Checking whether your password was changed. There is no need to press again.",
    unknown:
      "It is not known yet whether your password was changed. Only one password works now: the old one or the new one.",
    checkAgain: "Check now",
    elsewhere: "Your password is being changed in another tab. Please wait a moment. The result will show here.",
    followed: "The password change in another tab is done.",
    detail: "Details",
  },
  unknownTitle: "Not known yet whether your password was changed",
  unknownText: "Enter the new password that you have just set, and we will check whether it works yet.",
  typed: "The new password you just set",
  check: "Check",
  checkBusy: "Checking",
  typedIsWrong:
    "You cannot sign in with this password yet. It may be typed differently, or your password was not changed.",
  startAgain: "Change password again",
};
