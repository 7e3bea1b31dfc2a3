import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** A new page starts at its top, and the focus stands at its content, where a screen reader goes on reading. */
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
