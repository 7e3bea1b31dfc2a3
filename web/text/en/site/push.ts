import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/push.ts";

export const pushText: Texts<typeof th.pushText> = {
  title: "Notifications",
  label: "Tell me when a request is done",
  hint: "When a deposit arrives, a withdrawal is paid, a request is not accepted, or your sign-in verification changes. Your name and amounts are not shown.",
  denied:
    "The browser blocks notifications of this site. Allow them in the browser's site settings (tap the icon in front of the address), then come back to this page.",
  turnedOn: "Notifications are on",
  failed: "Notifications could not be turned on. Please try again.",
  offer: "Shall we tell you when this is done?",
  accept: "Notify me",
  notNow: "Not now",
  lines: {
    "deposit-credited": "Your deposit is in your credit",
    "deposit-rejected": "Your deposit was not accepted. Tap to see why",
    "slip-credited": "The deposit of your slip is in your credit",
    "slip-rejected": "Your slip was not accepted. Tap to see why",
    "slip-duplicate": "This slip was used already. Tap to see the request",
    "withdrawal-paid": "Your withdrawal was transferred to your account",
    "withdrawal-rejected": "Your withdrawal was not accepted. Tap to see why",
    "password-recovered":
      "A new password was set and all devices were signed out. If this was not you, tap to contact our staff",
    "second-factor-on": "The authenticator app was turned on. If this was not you, tap to check",
    "second-factor-off": "The authenticator app was turned off. If this was not you, tap to check",
    "passkey-added": "A passkey was added. If this was not you, tap to check",
    "passkey-removed": "A passkey was removed. If this was not you, tap to check",
    "second-factor-reset-requested":
      "There is a request to cancel your two-step verification. If this was not you, tap to stop it",
    "second-factor-ended": "Two-step verification was cancelled. Tap to set it up again",
  },
};
