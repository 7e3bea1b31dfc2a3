import { type ReactNode, useContext, useEffect } from "react";
import { Img } from "../art/img.tsx";
import { cx } from "../cx.ts";
import { PageTitle } from "../typography/page-title.tsx";
import css from "./page.module.css";
import { SiteFrameContext } from "./site-frame-context.ts";

export interface PageProps {
  /** The heading and the document's title. */
  readonly title: string;
  /** The page has its own h1. `title` is only the document's title. */
  readonly ownHeading?: boolean;
  readonly back?: { readonly to: string; readonly label: string };
  readonly aside?: ReactNode;
  /** The full width, for tables and two columns. Otherwise the width of a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Wraps every screen: document title, background picture, heading; spec section 2. */
export function Page({ title, ownHeading = false, back, aside, wide = false, children }: PageProps) {
  const { siteName, titleTemplate = "%page% · %name%", backgroundUrl } = useContext(SiteFrameContext);
  useEffect(() => {
    document.title = siteName
      ? titleTemplate.replace(/%(page|name)%/g, (_, part) => (part === "page" ? title : siteName))
      : title;
  }, [title, siteName, titleTemplate]);
  return (
    <div className={cx(css["page"], wide && css["wide"])}>
      {backgroundUrl ? (
        <Img
          className={css["background"]}
          src={backgroundUrl}
          alt=""
          width={1600}
          height={900}
          lazy={false}
          fallback={null}
        />
      ) : null}
      {ownHeading ? null : <PageTitle title={title} {...(back ? { back } : {})} aside={aside} />}
      {children}
    </div>
  );
}
