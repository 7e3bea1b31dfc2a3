import { useState } from "react";
import { cx } from "../cx.ts";
import { Icon } from "./icon.tsx";
import css from "./img.module.css";

interface ImgProps {
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** px. A class may give the box another size, such as that of its container. */
  readonly width: number;
  readonly height: number;
  readonly lazy?: boolean;
  /** For the picture and for its placeholder. */
  readonly className?: string | undefined;
}

/** A picture with a fixed size. A broken one becomes the not-found placeholder, spec section 2. */
export function Img({ src, alt, width, height, lazy = true, className }: ImgProps) {
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
  return (
    <span
      className={cx(css["placeholder"], className)}
      style={className === undefined ? { width, height } : undefined}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Icon name="ball" size={Math.min(40, height / 2)} />
    </span>
  );
}
