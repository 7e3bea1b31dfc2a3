import { createContext, type ReactNode } from "react";

/** What the card of a request that was just sent offers besides its next steps. The app provides it. */
export const RequestOfferContext = createContext<ReactNode>(null);
