import { useState } from "react";
import { Columns } from "../columns/columns.tsx";
import { Button } from "../controls/button.tsx";
import { drawPicture } from "./draw-picture.ts";
import type { Picture } from "./picture.ts";
import css from "./picture-buttons.module.css";
import { canSharePictures, savePicture, sharePicture } from "./share-picture.ts";

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
