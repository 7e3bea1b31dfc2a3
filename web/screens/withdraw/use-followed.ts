import { useState } from "react";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";

interface Followed {
  /** `unknown` until the first read shows whether a request is in progress. */
  readonly step: "unknown" | "form" | "timeline";
  /** The requests in progress, and those that ended while the page was open. */
  readonly requests: readonly WithdrawalRequest[];
  /** The request that the form of this page sent last. */
  readonly sentId: string | undefined;
  /** The form has sent a request, whose timeline takes its place. */
  readonly onSent: (request: WithdrawalRequest) => void;
  /** Back to the form. */
  readonly again: () => void;
}

/**
 * Which step of a withdrawal the page shows, for an observer. A request that another tab makes never takes the place of
 * a form that somebody fills in here.
 */
export function useFollowed(store: WithdrawalStore): Followed {
  const { open, request, facts } = store;
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<WithdrawalRequest | undefined>(undefined);
  const [wantsForm, setWantsForm] = useState<boolean | undefined>(undefined);
  const fresh = open.map(({ id }) => id).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  const read = facts.value !== undefined || facts.problem !== undefined;
  if (read && wantsForm === undefined) setWantsForm(open.length === 0);

  const ids = sent && !seen.includes(sent.id) ? [sent.id, ...seen] : seen;
  const requests = ids.flatMap((id) => store.find(id) ?? (id === sent?.id ? sent : []));
  // While an outcome is unknown, the form explains it.
  const settled = !request.busy && request.phase !== "unknown";
  const timeline = settled && requests.length > 0 && wantsForm === false;
  return {
    step: timeline ? "timeline" : settled && wantsForm === undefined ? "unknown" : "form",
    requests,
    sentId: sent?.id,
    onSent: (made) => {
      setSent(made);
      setWantsForm(false);
    },
    again: () => {
      request.dismiss();
      setSent(undefined);
      setSeen(open.map(({ id }) => id));
      setWantsForm(true);
    },
  };
}
