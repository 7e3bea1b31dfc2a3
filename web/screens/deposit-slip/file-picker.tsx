import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { FieldError } from "../../ui/forms/field-error.tsx";
import css from "./file-picker.module.css";

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
  readonly error?: string | undefined;
  /** The chosen picture. It replaces the icon. */
  readonly preview?: ReactNode;
}

/** Takes one file: chosen, dropped or photographed. */
export function FilePicker(props: FilePickerProps) {
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
      className={cx(css["drop"], dragging && css["dragging"])}
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
      <div className={css["preview"]}>{props.preview ?? <Icon name="slip" size={40} />}</div>
      <strong>{props.title}</strong>
      <p className={css["hint"]}>
        {props.hint} <span className={css["mouseOnly"]}>{props.dropHint}</span>
      </p>
      <div className={css["choices"]}>
        <Button icon="slip" busy={props.busy} describedBy={id} onClick={() => chooser.current?.click()}>
          {props.chooseLabel}
        </Button>
        <div className={css["touchOnly"]}>
          <Button wide icon="camera" disabled={props.busy} onClick={() => camera.current?.click()}>
            {props.photographLabel}
          </Button>
        </div>
      </div>
      {input(chooser)}
      {input(camera, "environment")}
      <div className={css["error"]}>
        <FieldError id={id} message={props.error} />
      </div>
    </section>
  );
}
