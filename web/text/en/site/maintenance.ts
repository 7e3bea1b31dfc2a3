import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/maintenance.ts";

export const maintenanceText: Texts<typeof th.maintenanceText> = {
  documentTitle: "Closed for maintenance",
  title: "Closed for maintenance for now",
  text: ["Your money and your requests are all here.", "This page opens by itself when the site is ready."],
  until: (time) => `Expected to open ${time}`,
  checked: (time) => `Last checked ${time}`,
  checkNow: "Check now",
  checking: "Checking",
  open: "The site is open as usual",
  openHint: "There is no maintenance now.",
  enter: "Enter the site",
};
