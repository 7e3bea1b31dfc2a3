import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/register.ts";

export const registerText: Texts<typeof th.registerText> = {
  title: "Create an account",
  steps: { label: "Steps to register", names: ["Account", "Bank account"] },
  step: (number, name) => `Step ${number} of 2: ${name}`,
  checking: "Checking",
  unchecked: "This cannot be checked right now. We will check again when you press Next.",
  phone: { label: "Mobile number", hint: "10 digits, like 081 234 5678", free: "You can use this number" },
  username: {
    label: "Username",
    hint: ({ minimum, maximum }) => `${minimum}–${maximum} English letters or digits, starting with a letter`,
    free: "You can use this name",
  },
  password: {
    label: "Password",
    hint: ({ minimum, maximum }) => `${minimum}–${maximum} characters, with letters and digits`,
    fine: "This password works",
  },
  confirm: { label: "Password again", fine: "The passwords match" },
  showPassword: "Show password",
  hidePassword: "Hide password",
  bank: { label: "Your bank", placeholder: "Choose a bank" },
  account: {
    label: "Account number",
    hint: "Withdrawals are paid to this account only",
    free: "You can use this account number",
  },
  name: {
    label: "First and last name, as your bank has them",
    lookingUp: "Asking the bank for the name of the account",
    byHand: "The bank does not give the name right now. Please enter it yourself.",
    bankSays: (name) => `Name at the bank: ${name}`,
    confirmed: (bank) => `Account found at ${bank}`,
    check: "Check that this is your name. If it is not, please check the bank and the account number again.",
    edit: "Edit name",
  },
  inviter: {
    label: "Invitation code (if you have one)",
    found: (maskedName) => `Invited by ${maskedName}`,
    unchecked: "The invitation code cannot be checked yet",
  },
  consent: {
    begin: (age) => `I am ${age} or older, and I accept the`,
    terms: "terms of use",
    and: "and the",
    privacy: "privacy policy",
  },
  next: "Next",
  back: "Back",
  submit: "Create account",
  submitting: "Creating your account",
  solving: "Many people are registering. We are making sure that you are a real person. Please wait a moment.",
  outcome: {
    checking: "Checking whether your account was created. There is no need to press again.",
    unknown:
      "It is not known yet whether your account was created. Everything that you entered is still here. Checking again does not register you twice.",
    checkAgain: "Check now",
  },
  earlier: {
    exists: (name) =>
      `Your earlier registration seems to have worked: there is an account named ${name}. Try to sign in with the password that you chose.`,
    "not-found": (name) =>
      `No account named ${name} from your earlier registration was found yet. Check again, or fill in the form once more.`,
    unreadable: (name) => `It is not known yet whether your earlier registration as ${name} worked.`,
    signIn: "Sign in",
  },
  haveAccount: "Have an account? Sign in",
  welcome: "Your account is ready. Welcome!",
};
