import { useState } from "react";
import { Icon } from "./icon.tsx";
import css from "./img.module.css";

interface ImgProps {
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly lazy?: boolean;
}

/** A picture with a fixed size. A broken one becomes the not-found placeholder, spec section 2. */
export function Img({ src, alt, width, height, lazy = true }: ImgProps) {
  const [broken, setBroken] = useState<string>();
  if (broken !== src) {
    return (
      <img
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
      className={css["placeholder"]}
      style={{ width, height }}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Icon name="ball" size={Math.min(40, height / 2)} />
    </span>
  );
}
