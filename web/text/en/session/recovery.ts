import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/recovery.ts";

export const recoveryText: Texts<typeof th.recoveryText> = {
  title: "Forgot your password",
  account: {
    intro: "Enter your registered mobile number or your username. We will send a 6-digit code by SMS.",
    label: "Mobile number or username",
    submit: "Send code",
    submitting: "Asking for a code",
  },
  code: {
    sent: "If there is such an account, we have sent a 6-digit code to its mobile number. It works for 10 minutes.",
    sentAgain: "If there is such an account, we have sent a new code. Use the latest one that you got.",
    label: "6-digit code from the SMS",
    hint: "Tell nobody this code, not even our staff.",
    newPassword: "New password",
    confirmPassword: "Type the new password again",
    submit: "Set new password",
    submitting: "Setting your new password",
    again: "Send again",
    other: "Use another number or username",
  },
  help: {
    title: "No code yet?",
    points: [
      "Check that the number or the username is right.",
      "Wait a moment, then send the code again.",
      "If you have a new number, contact our staff.",
    ],
    contact: "Contact our staff",
  },
  back: "Back to sign in",
  done: {
    title: "Your new password is set",
    text: "Every device is signed out. You can sign in with the new password now.",
    signIn: "Sign in",
  },
  unavailable: {
    title: "On this site, our staff help you to set a new password",
    text: "Contact our staff on LINE and give your username. There is no need to tell your old password.",
  },
};
