import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/contact.ts";

export const contactText: Texts<typeof th.contactText> = {
  title: "Contact us",
  intro: "Our staff answer on LINE. Scan the QR code or press the button to start a chat.",
  primary: "Main LINE",
  backup: "Backup LINE",
  use: {
    primary: "For deposits, withdrawals and any question",
    backup: "For when you cannot reach the main one",
  },
  qr: (lineId) => `QR code of LINE ${lineId}`,
  open: (name) => `Open ${name}`,
  copyId: (lineId) => `Copy the LINE ID ${lineId}`,
  id: "LINE ID",
  missing: "Not open yet",
  missingHint: "Please use the other one for now.",
  safety: "We never ask for a password or an OTP code in a chat.",
};
