import type { Texts } from "../texts.ts";
import type * as th from "../th/forms.ts";

export const forms: Texts<typeof th.forms> = {
  locale: "en",
  date: "D MMM YYYY",
  month: "MMMM YYYY",
  shortMonth: "MMM YYYY",
  dayOfMonth: "D MMM",
  spokenDay: "dddd D MMMM YYYY",
  time: "HH:mm",
  exactTime: "HH:mm:ss",
  moment: "D MMM YYYY, HH:mm",
  today: (date) => `Today, ${date}`,
  yesterday: (date) => `Yesterday, ${date}`,
  justNow: "just now",
};
