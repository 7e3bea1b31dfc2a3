import { Button } from "../../ui/controls/button.tsx";
import { useCopied } from "../../ui/hooks/use-copied.ts";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";

interface ShareButtonProps {
  readonly url: string;
  /** The text that is shared together with the address. */
  readonly message: string;
  readonly children: string;
  readonly copiedLabel: string;
}

/** Opens the device's share sheet. Without one, or when it fails, copies the address to the clipboard. */
export function ShareButton({ url, message, children, copiedLabel }: ShareButtonProps) {
  const [copied, copy] = useCopied();
  const share = async () => {
    if ((await shareSheet(url, message)) === "not-shared") await copy(url);
  };
  return (
    <>
      <Button wide icon={copied ? "tick" : "share"} onClick={() => void share()}>
        {copied ? copiedLabel : children}
      </Button>
      <div role="status">{copied ? <VisuallyHidden>{copiedLabel}</VisuallyHidden> : null}</div>
    </>
  );
}

/** `closed`: the person closed the sheet, which is no failure. */
async function shareSheet(url: string, message: string): Promise<"shared" | "closed" | "not-shared"> {
  if (typeof navigator.share !== "function") return "not-shared";
  try {
    await navigator.share({ url, text: message });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "not-shared";
  }
}
