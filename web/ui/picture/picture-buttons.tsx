import { useState } from "react";
import { Columns } from "../columns/columns.tsx";
import { Button } from "../controls/button.tsx";
import { drawPicture, type Picture } from "./draw-picture.ts";
import css from "./picture-buttons.module.css";

interface PictureButtonsProps {
  /** Undefined when the picture cannot be made now. */
  readonly picture: () => Picture | undefined;
  readonly texts: {
    readonly save: string;
    readonly share: string;
    readonly busy: string;
    readonly saved: string;
    readonly failed: string;
  };
  readonly onResult: (message: string, tone: "good" | "bad") => void;
}

/** Save a picture and, where the browser can, share it with another app. */
export function PictureButtons({ picture, texts, onResult }: PictureButtonsProps) {
  const [busy, setBusy] = useState<"save" | "share" | undefined>(undefined);
  const [shares] = useState(canSharePictures);
  const give = async (how: "save" | "share") => {
    setBusy(how);
    const content = picture();
    const drawn = content && (await drawPicture(content));
    if (!content || !drawn) onResult(texts.failed, "bad");
    else if (how === "save" || !(await sharePicture(drawn, content.name))) {
      savePicture(drawn, content.name);
      onResult(texts.saved, "good");
    }
    setBusy(undefined);
  };
  const button = (how: "save" | "share") => (
    <Button
      variant="outline"
      wide
      icon={how === "save" ? "picture" : "share"}
      busy={busy === how}
      busyLabel={texts.busy}
      onClick={() => void give(how)}
    >
      {texts[how]}
    </Button>
  );
  return (
    <div className={css["buttons"]}>
      {shares ? (
        <Columns count={2}>
          {button("save")}
          {button("share")}
        </Columns>
      ) : (
        button("save")
      )}
    </div>
  );
}

/** Whether the browser can give a picture to another app. */
function canSharePictures(): boolean {
  if (typeof navigator.canShare !== "function" || typeof File !== "function") return false;
  return navigator.canShare({ files: [new File([], "picture.png", { type: "image/png" })] });
}

/** Gives a picture to an app that the person chooses. False when the browser refuses; closing the choice is no failure. */
async function sharePicture(picture: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], `${name}.png`, { type: "image/png" })], title: name });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

/** Saves a picture on the device. */
function savePicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.png`;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
