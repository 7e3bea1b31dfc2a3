import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls a new page to its top and focuses its content, where a screen reader continues. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
