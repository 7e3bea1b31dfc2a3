import { useEffect, useRef, useState } from "react";
import type { DraftedAmount } from "../../../core/wallet/drafts.ts";
import { useMemberStores } from "../use-member-stores.ts";

export interface Draft {
  /** As it was typed. */
  readonly typed: string;
  readonly use: () => void;
  readonly drop: () => void;
}

/** Stores what is typed into a form's amount; returns what an earlier visit typed, until something else is typed. */
export function useDraft(form: DraftedAmount, value: string, onChange: (value: string) => void): Draft | undefined {
  const { drafts } = useMemberStores();
  const [offered, setOffered] = useState(() => drafts.amount(form));
  const touched = useRef(false);
  useEffect(() => {
    if (value === "" && !touched.current) return;
    touched.current = true;
    drafts.noteAmount(form, value);
    setOffered(undefined);
  }, [drafts, form, value]);
  if (offered === undefined || value !== "") return undefined;
  return {
    typed: offered,
    use: () => onChange(offered),
    drop: () => {
      drafts.noteAmount(form, "");
      setOffered(undefined);
    },
  };
}
