import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/money.ts";

export const moneyText: Texts<typeof th.moneyText> = {
  unit: "baht",
  outcome: {
    checking: "Checking the outcome. No need to press again: this is not sent twice.",
    unknown:
      "It is not known yet whether your latest request was done. Please do not make it again. We keep checking until we know.",
    checkAgain: "Check now",
    notOffered: "This cannot be done on the site yet. Please contact our staff.",
    elsewhere:
      "Another tab is sending this request. This tab has not sent anything. Please wait: the outcome appears here.",
    detail: "Details",
    followed:
      "The request of the other tab is done. Please look at its outcome first. To make another one, press the button.",
  },
  stepState: { done: "Done", now: "In progress", ahead: "Next", bad: "Not done" },
  reason: (text) => `Reason: ${text}`,
  reasonInOtherLanguage: "The reason from our staff is in the details",
  detail: "Details",
  openTitle: "In progress",
  receipt: "See receipt",
  picture: {
    save: "Save picture",
    share: "Share",
    busy: "Making the picture",
    saved: "Picture saved",
    failed: "The picture could not be made. Please try again.",
  },
  more: "See more",
  id: "Request no.",
  amount: "Amount",
  status: "Status",
  time: "Time",
};
