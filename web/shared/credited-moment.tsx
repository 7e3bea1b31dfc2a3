import { Suspense, useEffect } from "react";
import { arrivalText, arrivedWords } from "#text/wallet/arrival.ts";
import { moneyText } from "#text/wallet/money.ts";
import { gameName } from "../../core/games/game-rows.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";
import { paths } from "../app/paths.ts";
import { useStores, useStoresRoot } from "../stores/stores-context.ts";
import { useArrivalSound, useGamesStores, useMemberStores } from "../stores/use-member-stores.ts";
import { creditSum } from "../text/credit-sum.ts";
import { language } from "../text/live.ts";
import { observer } from "../text/observer.ts";
import { Img } from "../ui/art/img.tsx";
import { CreditCount, MoneyMoment } from "../ui/cards/money-moment.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { Stack } from "../ui/layout/card.tsx";
import { RowList } from "../ui/lists/row-list.tsx";
import { TextLink } from "../ui/typography/prose.tsx";
import { BonusCard } from "./bonus-card.tsx";

interface CreditedMomentProps {
  readonly kind: "deposit" | "slip";
  readonly request: {
    readonly id: string;
    readonly amountSatang: Satang;
    readonly createdAt: Instant;
    readonly timeline: readonly { readonly status: string; readonly at: Instant }[];
  };
  /** Back to the form. */
  readonly again: { readonly label: string; readonly onClick: () => void };
}

/** A deposit that was credited while the member looked: the amount, the new credit and how it came, and a game first. */
export const CreditedMoment = observer(function CreditedMoment({ kind, request, again }: CreditedMomentProps) {
  const { receipt, deposit } = useMemberStores();
  const { id, createdAt, timeline } = request;
  useArrivalSound();
  const { isOpen } = useStoresRoot();
  const plays = isOpen(paths.allGames);
  useEffect(() => {
    void receipt.open(kind, id);
    void deposit.bonuses.load();
  }, [receipt, deposit, kind, id]);
  const since = timeline.find(({ status }) => status === "checking")?.at ?? createdAt;
  const at = timeline[timeline.length - 1]?.at ?? createdAt;
  const lines = receipt.shown?.id === id ? receipt.lines.value : undefined;
  const credit = lines && creditSum(lines);
  const bonus = deposit.bonuses.value?.running;
  return (
    <MoneyMoment
      heading={arrivalText.credited}
      amount={formatBaht(request.amountSatang)}
      detail={arrivedWords(since, at)}
      takesFocus
    >
      {credit ? (
        <CreditCount {...credit} label={arrivalText.credit} format={(satang) => formatBaht(satang as Satang)} />
      ) : null}
      <Stack gap="s">
        {plays ? (
          <Suspense fallback={<PlayLink />}>
            <LastPlayed />
          </Suspense>
        ) : null}
        <ButtonLink to={paths.receipt(kind, id)} variant={plays ? "secondary" : "primary"} icon="slip" wide>
          {moneyText.receipt}
        </ButtonLink>
      </Stack>
      {bonus ? <BonusCard bonus={bonus} /> : null}
      <Button variant="plain" wide onClick={again.onClick}>
        {again.label}
      </Button>
    </MoneyMoment>
  );
});

/** To the games. */
function PlayLink() {
  return (
    <ButtonLink to={paths.allGames} variant="primary" icon="dice" wide>
      {arrivalText.play}
    </ButtonLink>
  );
}

/** Back to the game that was played last, where it is known and open; otherwise to all games. */
const LastPlayed = observer(function LastPlayed() {
  const { savedGames, game: session } = useGamesStores();
  const { site } = useStores();
  const last = savedGames.recent.find(({ open }) => open);
  if (!last) return <PlayLink />;
  const src = last.imagePath === undefined ? undefined : site.picture(last.imagePath);
  return (
    <>
      <RowList
        label={arrivalText.lastPlayed}
        rows={[
          {
            key: last.id,
            leading: src ? <Img src={src} alt="" width={64} height={48} lazy={false} fallback={null} /> : undefined,
            title: gameName(last, language()),
            detail: arrivalText.lastPlayed,
            end: <TextLink to={paths.allGames}>{arrivalText.otherGame}</TextLink>,
          },
        ]}
      />
      <ButtonLink
        to={paths.game(last.category, last.slotType, last.id)}
        variant="primary"
        icon="dice"
        wide
        onFollow={() => void session.open(last)}
      >
        {arrivalText.play}
      </ButtonLink>
    </>
  );
});
