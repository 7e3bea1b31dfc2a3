import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/not-found.ts";

export const notFoundText: Texts<typeof th.notFoundText> = {
  title: "This page was not found",
  text: ["The link may be mistyped, or the page has moved."],
  back: "Back to the home page",
};
