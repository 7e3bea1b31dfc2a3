import { type ReactNode, useContext, useEffect, useId } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../art/icon.tsx";
import { Img } from "../art/img.tsx";
import { cx } from "../cx.ts";
import pageTitleCss from "../typography/page-title.module.css";
import { PartFailuresContext, SiteFrameContext } from "./contexts.ts";
import heroLayoutCss from "./hero-layout.module.css";
import pageCss from "./page.module.css";
import sectionCss from "./section.module.css";

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
  const { shared } = useContext(PartFailuresContext);
  useEffect(() => {
    document.title = siteName
      ? titleTemplate.replace(/%(page|name)%/g, (_, part) => (part === "page" ? title : siteName))
      : title;
  }, [title, siteName, titleTemplate]);
  return (
    <div className={cx(pageCss["page"], wide && pageCss["wide"])}>
      {backgroundUrl ? (
        <Img
          className={pageCss["background"]}
          src={backgroundUrl}
          alt=""
          width={1600}
          height={900}
          lazy={false}
          fallback={null}
        />
      ) : null}
      {ownHeading ? null : <PageTitle title={title} {...(back ? { back } : {})} aside={aside} />}
      {shared}
      {children}
    </div>
  );
}

interface HeroLayoutProps {
  readonly hero: ReactNode;
  /** The sign-in, at the right on a desktop. */
  readonly action: ReactNode;
  /** Below both, in the full width of a desktop. */
  readonly below?: ReactNode;
  /** Below the hero. */
  readonly children?: ReactNode;
}

/** The layout of the landing and the login page. On phones the parts stand below each other. */
export function HeroLayout({ hero, action, below, children }: HeroLayoutProps) {
  return (
    <div className={heroLayoutCss["layout"]}>
      <div className={heroLayoutCss["hero"]}>{hero}</div>
      <div className={heroLayoutCss["action"]}>{action}</div>
      {children ? <div className={heroLayoutCss["content"]}>{children}</div> : null}
      {below ? <div className={heroLayoutCss["below"]}>{below}</div> : null}
    </div>
  );
}

interface PageTitleProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** To the right: a chip or a link. */
  readonly aside?: ReactNode;
}

/** The heading of a page. `Page` sets the document's title. */
export function PageTitle({ title, back, aside }: PageTitleProps) {
  return (
    <div className={pageTitleCss["title"]}>
      {back ? (
        <Link className={pageTitleCss["back"]} to={back.to} aria-label={back.label}>
          <Icon name="chevron-left" />
        </Link>
      ) : null}
      <h1>{title}</h1>
      {aside}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  /** To the right of the heading: a time, a count or a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={sectionCss["section"]} aria-labelledby={id}>
      <div className={sectionCss["head"]}>
        <h2 id={id}>{title}</h2>
        {aside ? <span className={sectionCss["aside"]}>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
