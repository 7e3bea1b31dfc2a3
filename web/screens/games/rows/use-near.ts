import { useEffect, useRef, useState } from "react";

const USES = ["scroll", "pointerdown", "wheel", "focusin"] as const;

/** Above and below the visible part of the page. */
const MARGIN = "100px 0px";

/**
 * Whether an element is near the visible part of the page, and whether it was ever scrolled, touched or focused. In old
 * browsers every element counts as near.
 */
export function useNear<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === "undefined");
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1];
        // What has the focus stays, wherever the page is scrolled to.
        setNear(latest?.isIntersecting === true || element.contains(document.activeElement));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (used || !element) return undefined;
    const use = () => setUsed(true);
    for (const each of USES) element.addEventListener(each, use, { passive: true });
    return () => {
      for (const each of USES) element.removeEventListener(each, use);
    };
  }, [used]);
  return { ref, near, used };
}
