import { useNavigate } from "react-router-dom";
import { signText, suggestionText as text } from "#text/fair-play/suggestion.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";

import css from "./suggestion.module.css";

const limits = paths.fairPlayPart("limits");

/** One calm suggestion a day, with the fact that it follows from. */
export const Suggestion = observer(function Suggestion() {
  const { fairPlay } = useFairPlay();
  const navigate = useNavigate();
  const { isOpen } = useStoresRoot();
  const [sign] = fairPlay.standing.value?.signs ?? [];
  // It suggests limits, so it goes with them.
  if (!sign || !isOpen(paths.fairPlayPart("suggestion")) || !isOpen(limits)) return null;
  const follow = () => {
    void fairPlay.noteSuggestion();
    void navigate(limits);
  };
  return (
    <div className={css["place"]}>
      <Card title={text.title}>
        <Stack>
          <Muted>{signText(sign)}</Muted>
          <Columns count={2}>
            <Button wide variant="outline" onClick={() => void fairPlay.noteSuggestion()}>
              {text.close}
            </Button>
            <Button wide onClick={follow}>
              {text.look}
            </Button>
          </Columns>
        </Stack>
      </Card>
    </div>
  );
});
