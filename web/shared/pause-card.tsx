import { pauseWords, returnWords, pauseText as text } from "#text/fair-play/pause.ts";
import { shellText } from "#text/site/shell.ts";
import type { PauseView } from "../../core/fair-play/model.ts";
import { paths } from "../app/paths.ts";
import { useStoresRoot } from "../stores/stores-context.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { FormError } from "../ui/forms/form.tsx";
import { Card, Stack } from "../ui/layout/card.tsx";
import css from "./pause-card.module.css";

interface PauseCardProps {
  readonly pause: PauseView;
  /** The way to the page of breaks, and to help: left out on that page, which has its own. */
  readonly details?: boolean;
  /** The way to withdraw: left out below the balance, which has it. */
  readonly withdraws?: boolean;
}

/** The pause that lasts: until when, what stays open, how to return, and where to find help. */
export const PauseCard = observer(function PauseCard({ pause, details = true, withdraws = true }: PauseCardProps) {
  const { help, isOpen } = useStoresRoot();
  const pauses = paths.fairPlayPart("break");
  const { title, until } = pauseWords(pause);
  return (
    <Card>
      <Stack>
        <div className={css["head"]}>
          <span className={css["icon"]}>
            <Icon name="heart" />
          </span>
          <div>
            <h2 className={css["title"]}>{title}</h2>
            <p className={css["until"]}>{until}</p>
          </div>
        </div>
        <ul className={css["effects"]}>
          <li className={css["closed"]}>
            <Icon name="cross" size={20} />
            <span>{text.closed}</span>
          </li>
          <li className={css["open"]}>
            <Icon name="tick" size={20} />
            <span>{text.open}</span>
          </li>
          <li className={css["info"]}>
            <Icon name="info" size={20} />
            <span>{returnWords(pause)}</span>
          </li>
        </ul>
        {pause.stage === "over" ? <AskToReturn /> : null}
        {withdraws ? (
          <ButtonLink to={paths.withdraw} icon="withdraw" wide>
            {text.withdraw}
          </ButtonLink>
        ) : null}
        {details ? (
          <>
            {isOpen(pauses) ? (
              <ButtonLink to={pauses} variant="plain" wide>
                {text.details}
              </ButtonLink>
            ) : null}
            <p className={css["help"]}>
              {text.help} <a href={help.url}>{help.label}</a>
            </p>
          </>
        ) : null}
      </Stack>
    </Card>
  );
});

const AskToReturn = observer(function AskToReturn() {
  const fairPlay = useMemberStores().loadedFairPlay.stores?.fairPlay;
  return (
    <>
      <FormError problem={fairPlay?.problemOf("return")} detailLabel={shellText.panel.detail} />
      <Button
        variant="outline"
        wide
        busy={fairPlay?.changing === "return"}
        busyLabel={text.asking}
        onClick={() => void fairPlay?.askToReturn()}
      >
        {text.ask}
      </Button>
    </>
  );
});
