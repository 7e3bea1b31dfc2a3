import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import type { PictureKey } from "../../core/site/model.ts";
import { brand } from "../brand/active-brand.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { Img } from "../ui/art/img.tsx";
import { gameMenu } from "./menu-entries.ts";
import bar from "./top-bar.module.css";

interface GameMenuEntriesProps {
  /** Leads to the visitors' lobby. */
  readonly visitor?: boolean;
  readonly onFollow?: () => void;
}

/** The top menu's entries of games, spec section 2. Those that the brand has closed say so. */
export function GameMenuEntries({ visitor = false, onFollow }: GameMenuEntriesProps) {
  return (
    <>
      {gameMenu(brand.openMenuEntries).map(({ key, label, picture, to, look, open }) => {
        const inside = (
          <>
            <ConfiguredPicture name={picture} size={24} fallback={null} />
            <span>{label}</span>
          </>
        );
        if (open) {
          return (
            <Link key={key} to={visitor ? look : to} className={bar["gameEntry"]} onClick={onFollow}>
              {inside}
            </Link>
          );
        }
        // A link without an address is how assistive technology learns of a disabled link.
        return (
          <span key={key} role="link" aria-disabled="true" className={bar["unavailable"]}>
            {inside}
            <small>{shellText.menu.closed}</small>
          </span>
        );
      })}
    </>
  );
}

interface ConfiguredPictureProps {
  readonly name: PictureKey;
  /** px; it is a square. */
  readonly size: number;
  /** Shown where the operator configured none, and where the picture does not come. It has the same size. */
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
    <Img
      src={src}
      alt=""
      width={size}
      height={size}
      lazy={false}
      className={className}
      fallback={fallback ?? undefined}
    />
  );
});
