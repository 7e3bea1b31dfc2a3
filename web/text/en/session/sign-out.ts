import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/sign-out.ts";

export const signOutText: Texts<typeof th.signOutText> = {
  title: "Sign out?",
  text: "Do you want to sign out?",
  confirm: "Sign out",
  cancel: "Stay",
};
