import { signOutText as text } from "#text/session/sign-out.ts";
import { shellText } from "#text/site/shell.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { Button } from "../ui/controls/button.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";

/** Asks before signing out (spec section 4). */
export const SignOutDialog = observer(function SignOutDialog() {
  const { logout } = useStores();
  const { phase } = logout;
  if (phase === "closed" || phase === "left") return null;
  return (
    <Dialog
      title={text.title}
      closeLabel={shellText.close}
      onClose={() => logout.cancel()}
      confirmation={phase === "asking"}
      actions={
        <>
          <Button onClick={() => logout.cancel()} disabled={phase === "leaving"} takesFocus>
            {text.cancel}
          </Button>
          <Button variant="danger" busy={phase === "leaving"} onClick={() => void logout.confirm()}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </Dialog>
  );
});
