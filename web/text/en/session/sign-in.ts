import { englishWait } from "../../../../core/sentences/english-visitors.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/sign-in.ts";

export const signInText: Texts<typeof th.signInText> = {
  title: "Sign in",
  welcome: "Welcome back",
  register: "Create an account",
  care: {
    title: "Sign in safely",
    points: [
      "Check the address of the site before you enter your password.",
      "Tell nobody your password or an OTP code, not even our staff.",
    ],
  },
  forgot: "Forgot password",
  form: {
    username: "Username",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    submit: "Sign in",
    submitting: "Signing in",
    solving: "We are making sure that you are a real person. Please wait a moment.",
    waiting: (seconds) => `Try again in ${englishWait(seconds)}`,
    detail: "Details",
  },
};
