import { useEffect, useRef } from "react";
import css from "./picture-preview.module.css";

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
  return <img ref={ref} className={css["picture"]} alt={alt} width={120} height={160} />;
}
