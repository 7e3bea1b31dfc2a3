import type { Texts } from "../../texts.ts";
import type * as th from "../../th/platform/demo.ts";

export const demoText: Texts<typeof th.demoText> = {
  label: "Demo",
  what: "A demo in this browser, not real money",
  controls: "Demo tools",
  signIn: (members, password) => `Sign in as ${members.join(", ")} with the password ${password}`,
  notStored: "This browser does not allow saving. Everything is lost when you close this page.",
  failed:
    "The demo cannot be opened in this browser. It needs https or localhost, and a recent version of the browser.",
  automatic: "Approve requests automatically",
  approveAll: "Approve waiting requests",
  hour: "Go 1 hour ahead",
  day: "Go 1 day ahead",
  startAgain: "Start all over",
  confirm: "Delete all members, money and history of this demo and start again?",
  yes: "Delete and start again",
  no: "Keep them",
};
