import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { checkInText as text } from "../../text/th/rewards/check-in.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { LinkCard } from "../../ui/cards/link-card.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** Whether today's check-in is made, and what it gives. */
export const AsideCheckIn = observer(function AsideCheckIn() {
  const { checkIn: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  const { view } = store;
  if (!view) return store.log.problem ? null : <Skeleton shape="card" height={74} label={shellText.loading} />;
  const { showPrompt, value, valueTomorrow } = view;
  const today = showPrompt
    ? value === undefined
      ? text.claimUnknown
      : text.claim(text.value(value))
    : value === undefined
      ? text.done
      : text.got(text.value(value));
  return (
    <LinkCard
      to={paths.checkIn}
      icon={showPrompt ? "star" : "tick"}
      tone={showPrompt ? "gold" : "brand"}
      title={today}
      text={valueTomorrow === undefined ? text.title : text.tomorrowGives(text.value(valueTomorrow))}
    />
  );
});
