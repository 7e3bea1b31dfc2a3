import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { depositSlipText } from "#text/wallet/deposit-slip.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { observer } from "../../text/observer.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { FieldError, type FieldProblem } from "../../ui/forms/field.tsx";
import filePickerCss from "./file-picker.module.css";
import picturePreviewCss from "./picture-preview.module.css";

interface FilePickerProps {
  readonly title: string;
  readonly hint: string;
  /** Shown on devices with a mouse. */
  readonly dropHint: string;
  readonly chooseLabel: string;
  readonly photographLabel: string;
  /** Filters the file dialog only. The rule checks the content. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly busy?: boolean;
  readonly error?: FieldProblem;
  /** The chosen picture. It replaces the icon. */
  readonly preview?: ReactNode;
}

/** Takes one file: chosen, dropped or photographed. */
function FilePicker(props: FilePickerProps) {
  const [dragging, setDragging] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !props.busy) props.onFile(file);
  };
  const input = (ref: typeof chooser, capture?: "environment") => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={props.accept}
      capture={capture}
      onChange={(event) => {
        pick(event.target.files);
        // Lets the same file be chosen again.
        event.target.value = "";
      }}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same as a drop
    <section
      className={cx(filePickerCss["drop"], dragging && filePickerCss["dragging"])}
      aria-label={props.title}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        pick(event.dataTransfer.files);
      }}
    >
      <div className={filePickerCss["preview"]}>{props.preview ?? <Icon name="slip" size={40} />}</div>
      <strong>{props.title}</strong>
      <p className={filePickerCss["hint"]}>
        {props.hint} <span className={filePickerCss["mouseOnly"]}>{props.dropHint}</span>
      </p>
      <div className={filePickerCss["choices"]}>
        <Button icon="slip" busy={props.busy} describedBy={id} onClick={() => chooser.current?.click()}>
          {props.chooseLabel}
        </Button>
        <div className={filePickerCss["touchOnly"]}>
          <Button wide icon="camera" disabled={props.busy} onClick={() => camera.current?.click()}>
            {props.photographLabel}
          </Button>
        </div>
      </div>
      {input(chooser)}
      {input(camera, "environment")}
      <div className={filePickerCss["error"]}>
        <FieldError id={id} error={props.error} />
      </div>
    </section>
  );
}

interface PicturePreviewProps {
  readonly picture: Blob;
  readonly alt: string;
}

/** A local picture, cropped to a fixed size. */
export function PicturePreview({ picture, alt }: PicturePreviewProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (!image) return undefined;
    const url = URL.createObjectURL(picture);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={ref} className={picturePreviewCss["picture"]} alt={alt} width={120} height={160} />;
}

/** Takes a slip's picture. An error stays below it until another picture is chosen. */
export const SlipPicker = observer(function SlipPicker({ store }: { readonly store: SlipStore }) {
  const text = depositSlipText.drop;
  const { code, picture, review } = store;
  const refused = code.problem?.kind === "refusal" ? code.problem.code : undefined;
  // Show a picture without a readable code, so that the member sees which one it is. Other refused files are no
  // pictures.
  const shown = picture && (refused === undefined || refused === "slip-no-code") ? picture : undefined;
  return (
    <FilePicker
      title={code.loading ? text.reading : review.loading ? text.verifying : text.title}
      hint={text.hint}
      dropHint={text.dropHint}
      chooseLabel={text.choose}
      photographLabel={text.photograph}
      accept="image/jpeg,image/png,image/webp"
      busy={store.busy}
      error={code.problem}
      preview={shown ? <PicturePreview picture={shown} alt={text.preview} /> : undefined}
      onFile={(file) => void store.choose(file)}
    />
  );
});
