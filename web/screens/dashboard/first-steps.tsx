import { Suspense, useEffect } from "react";
import { prizeText } from "#text/rewards/prize.ts";
import { firstStepsText as text } from "#text/site/first-steps.ts";
import { shellText } from "#text/site/shell.ts";
import { type FirstStepState, firstSteps, isNewMember } from "../../../core/session/first-steps.ts";
import { paths } from "../../app/paths.ts";
import { useClock, useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores, useRewardsStores } from "../../stores/use-member-stores.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { StepList, type StepRow } from "../../ui/lists/step-list.tsx";

const skeleton = () => <Skeleton shape="card" height={320} label={shellText.loading} />;

/** What a new member does first. Renders nothing for other members, and when all is done. */
export const FirstSteps = observer(function FirstSteps() {
  const { currentUser } = useStores().session;
  const clock = useClock();
  if (!isNewMember(currentUser?.joinedAt, clock())) return null;
  return (
    <Suspense fallback={skeleton()}>
      <Steps />
    </Suspense>
  );
});

const Steps = observer(function Steps() {
  const { isOpen } = useStoresRoot();
  const { reward, checkIn } = useRewardsStores();
  const { level, deposit } = useMemberStores();
  const hasRewards = isOpen(paths.rewards);
  const hasCheckIn = isOpen(paths.checkIn);
  useEffect(() => {
    if (hasRewards) void reward.categories.loadOnce();
    void deposit.info.loadOnce();
  }, [reward, deposit, hasRewards]);
  const standing = level.standing.value;
  const categories = hasRewards ? reward.categories.value : [];
  const checkIns = hasCheckIn ? checkIn.log.value?.entries : [];
  if (reward.categories.problem || level.standing.problem || checkIn.log.problem) return null;
  if (!standing || !categories || !checkIns) return skeleton();
  const free = categories
    .flatMap(({ rewards }) => rewards)
    .filter(({ pricePoints, prize }) => pricePoints === 0 && prize.kind === "points");
  const offered = free.find(({ available }) => available);
  const steps = firstSteps({
    deposited: standing.depositedTotalSatang > 0,
    welcome: offered ? "offered" : free.length > 0 ? "taken" : "none",
    checkedIn: hasCheckIn ? checkIns.length > 0 : undefined,
  });
  if (steps.length === 0) return null;
  const least = deposit.info.value?.minimumSatang;
  const rowOf = ({ step, state }: FirstStepState): StepRow => {
    const row = { key: step, state };
    const link = (to: string, label: string) =>
      state === "done" ? null : (
        <ButtonLink to={to} small variant={state === "now" ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      );
    switch (step) {
      case "deposit": {
        const ahead = least === undefined ? text.deposit.text : text.deposit.least(least);
        return {
          ...row,
          title: text.deposit.title,
          text: state === "done" ? text.deposit.done : ahead,
          action: link(paths.deposit, text.deposit.action),
        };
      }
      case "welcome": {
        const points = offered?.prize.kind === "points" ? prizeText.points(offered.prize.points) : "";
        return {
          ...row,
          title: text.welcome.title,
          text: state === "done" ? text.welcome.done : text.welcome.text(points),
          action: link(paths.rewardCategory(offered?.categoryId ?? ""), text.welcome.action(points)),
        };
      }
      case "check-in":
        return {
          ...row,
          title: text.checkIn.title,
          text: state === "done" ? text.checkIn.done : text.checkIn.text,
          action: link(paths.checkIn, text.checkIn.action),
        };
    }
  };
  const left = steps.filter(({ state }) => state !== "done").length;
  return (
    <Section title={text.title(formatCount(left))}>
      <StepList label={text.label} steps={steps.map(rowOf)} stateLabels={text.states} />
    </Section>
  );
});
