import type { Texts } from "../../texts.ts";
import type * as th from "../../th/platform/support.ts";
import { shellText } from "../site/shell.ts";

export const supportText: Texts<typeof th.supportText> = {
  title: "Details for reporting a problem",
  hint: "You can copy this text and send it to our staff. It holds no password.",
  copy: shellText.copy,
  copied: shellText.copied,
  copyName: "Copy the details for reporting a problem",
};
