import { parseBaht } from "../../../../core/rules/parse-baht.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/drafts.ts";

export const draftText: Texts<typeof th.draftText> = {
  amount: (amount) => `Last time you entered ${amount} and did not send it`,
  picture: "Last time you chose this slip and did not send it",
  pictureAlt: "The slip you chose last time",
  useAmount: "Use this amount",
  usePicture: "Use this picture",
  drop: "Discard",
};

export const draftedAmount: typeof th.draftedAmount = (typed) => {
  const parsed = parseBaht(typed);
  return parsed.ok ? formatBaht(parsed.value) : typed;
};
