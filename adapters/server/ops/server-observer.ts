import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import type { JournalCall } from "../../house/journals/measured-journal.ts";
import type { PushOutcome } from "../../house/ports/push-sender.ts";
import type { QueueWatch } from "../../house/session/limits/password-queue.ts";
import type { Access } from "../edge/access-log.ts";

/** Hears what a server does. Every function is called often and must be quick. */
export interface ServerObserver {
  requestEnded(access: Access): void;
  journalCalled(call: JournalCall): void;
  /** A page told about itself. */
  siteReported?(report: SiteReport): void;
  pushEnded?(outcome: PushOutcome): void;
  readonly passwords: QueueWatch;
}

/** What is under way now. */
export interface ServerLoad {
  readonly calls: number;
  readonly streams: number;
}
