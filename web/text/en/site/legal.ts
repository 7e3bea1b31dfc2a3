import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/legal.ts";

/** The built-in pages. An operator replaces them with its own documents (`terms.url` and `privacy.url` of the brand). */
export const legalText: Texts<typeof th.legalText> = {
  terms: {
    title: "Terms of use",
    sections: [
      {
        title: "Who can register",
        lines: [
          "You must have reached the age that this site requires.",
          "Each person can have one account only, under the real name of their bank account.",
          "Nobody else may use your account for you.",
        ],
      },
      {
        title: "Deposits and withdrawals",
        lines: [
          "Deposits and withdrawals go only through the bank account that you registered.",
          "The limits on amounts and on times a day depend on your member level, as the withdrawal page shows them.",
          "When a request is not approved, you are told the reason, and the credit is returned in full.",
        ],
      },
      {
        title: "Games, bonuses and points",
        lines: [
          "Games and activities show their chances or payout rates before you play.",
          "A bonus is optional, and you are always told its conditions before you take it.",
          "If the system fails while you play, your money follows the result that the system recorded.",
        ],
      },
      {
        title: "Play with a clear head",
        lines: [
          "Gambling has risks. Set a budget before you play, and stop when you reach it.",
          "You can ask to close your account at any time through the contact channels.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy policy",
    sections: [
      {
        title: "The data that we keep",
        lines: [
          "The name, mobile number, username and bank account that you gave when you registered",
          "Your delivery address, if you entered one to receive rewards",
          "The history of your deposits, withdrawals, play and rewards, and your favourite games",
        ],
      },
      {
        title: "We use the data to",
        lines: [
          "Provide the service and check your requests",
          "Prevent fraud and comply with the law",
          "Answer your questions when you contact us",
        ],
      },
      {
        title: "Data on your device",
        lines: [
          "The site keeps your sign-in, the credit that you last saw, and requests with a result not known yet in the browser.",
          "When you sign out, this data is deleted, except money requests with a result not known yet.",
          "Pictures of slips are read on your device and are not sent out.",
        ],
      },
      {
        title: "Your rights",
        lines: [
          "You can ask to see, correct or delete your data through the contact channels.",
          "You can withdraw your consent by asking to close your account.",
        ],
      },
    ],
  },
  company: (name) => `Service provider: ${name}`,
  since: (day) => `In effect from ${day}`,
  back: "Back to the home page",
};
