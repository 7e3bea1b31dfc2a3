import { useContext } from "react";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { SiteFrameContext } from "../../ui/layout/site-frame-context.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import css from "./settings-security.module.css";

const text = secondFactorText.screen;

/** The recovery codes, once. */
export function RecoveryCodes({ store }: { readonly store: SecondFactorStore }) {
  const { siteName } = useContext(SiteFrameContext);
  const username = useStores().session.currentUser?.username ?? "";
  const codes = store.recoveryCodes.map((code) => (code.match(/.{1,4}/g) ?? []).join("-"));
  const all = codes.join("\n");
  return (
    <Stack>
      <FocusHeading>{text.codesTitle}</FocusHeading>
      <Note tone="info">{text.codesText}</Note>
      <ul className={css["codes"]} aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={all} label={shellText.copy} copiedLabel={shellText.copied} name={text.copyCodes} />
      <Button
        wide
        icon="slip"
        onClick={() => store.saveRecoveryCodes(text.file, `${text.fileHead(siteName, username)}\n\n${all}\n`)}
      >
        {text.save}
      </Button>
      <Button variant="primary" wide onClick={() => store.leave()}>
        {text.done}
      </Button>
    </Stack>
  );
}
