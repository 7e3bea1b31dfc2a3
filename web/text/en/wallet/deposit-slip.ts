import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/deposit-slip.ts";
import { requestStatusText } from "./request-status.ts";

export const depositSlipText: Texts<typeof th.depositSlipText> = {
  title: "Deposit with a slip",
  back: "Back to deposits",
  status: requestStatusText.slip,
  drop: {
    title: "Choose your transfer slip",
    hint: "A JPG, PNG or WebP file that shows the whole QR code",
    dropHint: "(or drop it here)",
    choose: "Choose picture",
    photograph: "Take photo",
    reading: "Reading the QR code of the slip",
    verifying: "Checking the transfer with the bank",
    preview: "The slip you chose",
  },
  how: "How to use a slip",
  howSteps: [
    "Choose the original slip from your banking app",
    "Check that the amount, the time and the sender are right",
    "Confirm, and wait for your credit",
  ],
  privacy: "The QR code is read on your device only. The picture of the slip is not sent anywhere.",
  review: {
    title: "Check before you confirm",
    found: "We found this transfer",
    amount: "Amount",
    time: "Transferred",
    sender: "Sender",
    receiver: "Receiver",
    reference: "Reference",
    confirm: (amount) => `Confirm ${amount} deposit`,
    other: "Choose another slip",
  },
  refused: {
    duplicate: "A slip is good for one deposit. You can see its status in the list of slips below.",
    receiver:
      "Check the receiving account on the slip again. If you transferred to the wrong account, please contact your bank.",
    notSlip: "Choose the slip that your banking app makes after a transfer.",
    other: "Please try again, or contact our staff.",
  },
  manual: {
    title: "Have our staff check this slip",
    text: "A transfer that you have just made may not show yet. Try again in a moment, or enter the amount on the slip and send it to our staff to check.",
    amount: "Amount on the slip",
    hint: "Enter the amount exactly as on the slip, to the satang",
    again: "Check with the bank again",
    submit: (amount) => `Send ${amount} to be checked`,
    submitEmpty: "Send to be checked",
  },
  done: {
    another: "Deposit another slip",
    home: "Back to home",
  },
  open: "Slips being checked",
  step: { asked: "Slip sent", creditedAhead: "Add to credit" },
  heading: {
    checking: "We have your slip and are checking it",
    credited: "Added to your credit",
    rejected: "The slip was not accepted",
    duplicate: "This slip was used already",
  },
  history: "Slips you sent",
  reference: (text) => `Reference ${text}`,
  empty: "No slips yet",
  emptyHint: "When you deposit with a slip, it appears here with its status",
};
