import { formatBaht, type Satang } from "../../../../core/shared/money.ts";
import { playText as text } from "../../../text/th/games/play.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { FocusHeading } from "../../../ui/typography/focus-heading.tsx";

/** Shown after a game has ended: the amount that was returned. */
export function EndedCard({ amountSatang }: { readonly amountSatang: Satang }) {
  return (
    <Note tone="good">
      <FocusHeading>{text.ended}</FocusHeading>
      <p>{amountSatang > 0 ? text.returned(formatBaht(amountSatang)) : text.nothingReturned}</p>
    </Note>
  );
}
