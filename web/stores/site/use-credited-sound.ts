import { useEffect, useRef } from "react";
import { useMemberStores } from "../use-member-stores.ts";

/** Plays a sound when the request that the screen shows is credited; none for one that was credited before. */
export function useCreditedSound(status: string | undefined): void {
  const { sounds } = useMemberStores();
  const before = useRef(status);
  useEffect(() => {
    if (status === "credited" && before.current !== undefined && before.current !== status) sounds.play("credited");
    before.current = status;
  }, [status, sounds]);
}
