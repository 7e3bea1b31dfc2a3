import { useEffect, useState } from "react";

/** A connection that has just returned needs a moment. */
const RETURN_DELAY_MS = 1000;

/** How often the device has come back online since the first render, each time counted a second later. */
export function useLineReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onOnline = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setReturns((count) => count + 1), RETURN_DELAY_MS);
    };
    const onOffline = () => clearTimeout(waiting);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", onOffline);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", onOffline);
    };
  }, []);
  return returns;
}
