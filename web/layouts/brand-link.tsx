import { Link } from "react-router-dom";
import type { Brand } from "../brand/brand.ts";
import { BrandMark } from "../ui/art/brand-mark.tsx";
import { Img } from "../ui/art/img.tsx";
import css from "./top-bar.module.css";

interface BrandLinkProps {
  readonly brand: Brand;
  /** The configured picture `home.normal.logo`. Without it the brand mark is drawn. */
  readonly logoUrl?: string | undefined;
  /** Undefined where the logo must not lead away from a half-filled form. */
  readonly to?: string | undefined;
}

export function BrandLink({ brand, logoUrl, to }: BrandLinkProps) {
  const content = (
    <>
      {logoUrl ? <Img src={logoUrl} alt="" width={32} height={32} lazy={false} /> : <BrandMark />}
      <span>{brand.name}</span>
    </>
  );
  return to === undefined ? (
    <span className={css["brand"]}>{content}</span>
  ) : (
    <Link className={css["brand"]} to={to}>
      {content}
    </Link>
  );
}
