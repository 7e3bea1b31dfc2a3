import { useEffect, useState } from "react";

/** A connection that has just returned needs a moment. */
const SETTLE_MS = 1000;

/** How often the device has come back online since the first render, each time counted a second later. */
export function useLineReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(settling);
      settling = setTimeout(() => setReturns((count) => count + 1), SETTLE_MS);
    };
    const onOffline = () => clearTimeout(settling);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", onOffline);
    return () => {
      clearTimeout(settling);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", onOffline);
    };
  }, []);
  return returns;
}
