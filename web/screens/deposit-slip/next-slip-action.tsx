import { observer } from "mobx-react-lite";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { RefusedSlip } from "./refused-slip.tsx";
import { ReviewCard } from "./review-card.tsx";
import { SlipOutcomeCard } from "./slip-outcome-card.tsx";
import { SlipPicker } from "./slip-picker.tsx";

/** The next action for the chosen slip. */
export const NextSlipAction = observer(function NextSlipAction({ store }: { readonly store: SlipStore }) {
  const { review, confirm, manual } = store;
  if (review.value) return <ReviewCard store={store} review={review.value} />;
  if (review.problem) return <RefusedSlip store={store} problem={review.problem} />;
  // After a reload the review is gone, but an action may still be looking for its outcome.
  const pending = [confirm, manual].find(({ phase }) => phase === "checking" || phase === "unknown");
  return pending ? <SlipOutcomeCard action={pending} /> : <SlipPicker store={store} />;
});
