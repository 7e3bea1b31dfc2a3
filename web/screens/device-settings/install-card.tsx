import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { installText as text } from "../../text/th/platform/install.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { NumberedList } from "../../ui/lists/numbered-list.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** Puts the site on the home screen, where the browser can do that. */
export const InstallCard = observer(function InstallCard() {
  const { install } = useMemberStores();
  useEffect(() => install.watch(), [install]);
  if (install.way === "no") return null;
  return (
    <Card title={text.title}>
      <Stack>
        <Muted>{text.intro}</Muted>
        {install.way === "offered" ? (
          <Button onClick={() => void install.install()}>{text.install}</Button>
        ) : (
          <NumberedList items={text.steps} />
        )}
        <Button variant="plain" onClick={() => install.refuse()}>
          {text.notNow}
        </Button>
      </Stack>
    </Card>
  );
});
