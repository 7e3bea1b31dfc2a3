import { DAY_MS, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";

/** How long an entry is kept: longer than a year, so that a yearly review sees it. */
export const AUDIT_DAYS = 400;
export const AUDIT_RETENTION_MS = AUDIT_DAYS * DAY_MS;

/** Failed sign-ins that are written one by one in each window. A flood cannot fill the disk: the rest is counted. */
export const FAILURES_PER_WINDOW = 100;
export const FAILURE_WINDOW_MS = MINUTE_MS;
