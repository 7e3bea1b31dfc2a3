import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { PictureKey } from "../../core/site/model.ts";
import { useStores } from "../stores/stores-context.ts";
import { Img } from "../ui/art/img.tsx";

interface ConfiguredPictureProps {
  readonly name: PictureKey;
  /** px; it is a square. */
  readonly size: number;
  /** Shown where the operator configured none. It has the same size. */
  readonly fallback: ReactNode;
  readonly className?: string | undefined;
}

/** A picture of the configuration, spec section 3. */
export const ConfiguredPicture = observer(function ConfiguredPicture(props: ConfiguredPictureProps) {
  const { name, size, fallback, className } = props;
  const src = useStores().site.image(name);
  return src === undefined ? (
    fallback
  ) : (
    <Img src={src} alt="" width={size} height={size} lazy={false} className={className} />
  );
});
