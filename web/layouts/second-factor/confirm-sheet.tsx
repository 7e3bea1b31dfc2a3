import { observer } from "mobx-react-lite";
import { useCode } from "../../stores/session/use-code.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { CodeForm } from "../../ui/code/code-form.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";

/** Asks for a code in the middle of an action, which goes on when the code is right. */
export const ConfirmSheet = observer(function ConfirmSheet() {
  const { confirmation } = useMemberStores();
  const text = secondFactorText.confirm;
  const input = useCode((proof) => confirmation.confirm(proof));
  const close = () => confirmation.close();
  return (
    <Sheet title={text.title} onClose={close} actions={null}>
      <CodeForm texts={text} {...input} onBack={close} />
    </Sheet>
  );
});
