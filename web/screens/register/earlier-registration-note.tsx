import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import type { RegisterStore } from "../../stores/session/register-store.ts";
import { registerText } from "../../text/th/session/register.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Note } from "../../ui/feedback/note.tsx";

const text = registerText.earlier;

/** What became of a registration that was sent before the page was loaded again. */
export const EarlierRegistrationNote = observer(function EarlierRegistrationNote({
  store,
}: {
  readonly store: RegisterStore;
}) {
  const { earlier } = store;
  return (
    <div role="status">
      {earlier ? (
        <Note tone="gold" icon="clock">
          <p>{text[earlier.state](earlier.username)}</p>
          {earlier.state === "exists" ? (
            <ButtonLink to={paths.login} small>
              {text.signIn}
            </ButtonLink>
          ) : (
            <Button small icon="refresh" onClick={() => void store.findEarlier()}>
              {registerText.outcome.checkAgain}
            </Button>
          )}
        </Note>
      ) : null}
    </div>
  );
});
