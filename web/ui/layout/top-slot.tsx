import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useDesktop } from "../hooks/use-media.ts";

const ID = "top-slot";

/** The place in the top bar that a page may fill. */
export function TopSlot() {
  return <div id={ID} />;
}

/** Draws its content in the top bar of a desktop; elsewhere, and in a frame without that place, where it stands. */
export function InTopSlot({ children }: { readonly children: ReactNode }) {
  const desktop = useDesktop();
  const [slot, setSlot] = useState(() => document.getElementById(ID));
  // oxlint-disable-next-line react/set-state-in-effect -- a frame that appears together with the page is not there before, and nothing may be painted meanwhile
  useLayoutEffect(() => setSlot(document.getElementById(ID)), []);
  return desktop && slot ? createPortal(children, slot) : children;
}
