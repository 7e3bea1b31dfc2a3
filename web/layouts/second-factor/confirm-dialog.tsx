import { secondFactorText } from "#text/session/second-factor.ts";
import { shellText } from "#text/site/shell.ts";
import { choicesOf, useCode } from "../../stores/session/use-code.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { CodeForm } from "../../ui/code/code-form.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

/** Asks for a code in the middle of an action, which goes on when the code is right. */
export const ConfirmDialog = observer(function ConfirmDialog() {
  const { confirmation } = useMemberStores();
  const facts = confirmation.asked ?? {};
  const text = secondFactorText.confirm;
  const input = useCode((proof) => confirmation.confirm(proof), {
    ...choicesOf(facts),
    ...(String(facts["kinds"]).includes("passkey") && { passkeyOptions: () => confirmation.challenge() }),
  });
  const close = () => confirmation.close();
  return (
    <Dialog title={text.title} closeLabel={shellText.close} onClose={close} actions={null}>
      <CodeForm texts={text} {...input} onBack={close} />
    </Dialog>
  );
});
