import { type ReactNode, useState } from "react";
import { cx } from "../cx.ts";
import css from "./img.module.css";

interface ImgProps {
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** px. A class may give the box another size, such as that of its container. */
  readonly width: number;
  readonly height: number;
  readonly lazy?: boolean;
  /** For the picture and for what stands in its place. */
  readonly className?: string | undefined;
  /** In place of a broken picture, instead of the not-found picture. */
  readonly fallback?: ReactNode;
}

/** A picture with a fixed size. A broken one becomes the not-found picture, spec section 2. */
export function Img({ src, alt, width, height, lazy = true, className, fallback }: ImgProps) {
  const [broken, setBroken] = useState<string>();
  if (broken !== src) {
    return (
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? "lazy" : "eager"}
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  return fallback === undefined ? (
    <NotFoundPicture alt={alt} {...(className === undefined ? { width, height } : { className })} />
  ) : (
    fallback
  );
}

interface NotFoundPictureProps extends Partial<Pick<ImgProps, "alt" | "width" | "height" | "className">> {}

/** In place of a broken picture: the brand's mark, faint on the ground of its hero. */
export function NotFoundPicture({ alt, width, height, className }: NotFoundPictureProps) {
  return (
    <span
      className={cx(css["placeholder"], className ?? css["alone"])}
      style={width === undefined ? undefined : { width, height }}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    />
  );
}
