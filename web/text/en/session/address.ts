import type { AddressField } from "../../../../core/session/model.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/session/address.ts";

const label: Readonly<Record<AddressField, string>> = {
  recipient: "Recipient's name",
  phone: "Recipient's phone",
  line: "House number, village, lane, street",
  subdistrict: "Subdistrict",
  district: "District",
  province: "Province",
  postcode: "Postcode",
};

export const addressText: Texts<typeof th.addressText> = {
  title: "Delivery address",
  intro: "We use it only to send rewards to you.",
  none: "No address yet. Enter it before you claim a reward.",
  label,
  chooseProvince: "Choose a province",
  submit: "Save address",
  saving: "Saving the address",
  done: "Address saved",
  outcome: {
    checking: "Checking whether your address was saved",
    unknown: "It is not known yet whether your address was saved. Look at the address below. You can press save again.",
    checkAgain: "Check now",
    elsewhere: "The address is being saved in another tab. Please wait a moment. The result will show here.",
    followed: "The address was saved from another tab.",
  },
};
