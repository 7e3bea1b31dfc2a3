import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/sign-in.ts";
import { plural } from "../plural.ts";

function wait(seconds: number): string {
  return seconds < 60
    ? plural(Math.ceil(seconds), "second", "seconds")
    : plural(Math.ceil(seconds / 60), "minute", "minutes");
}

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
    waiting: (seconds) => `Try again in ${wait(seconds)}`,
    detail: "Details",
  },
};
