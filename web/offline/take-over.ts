import type { MayTakeOver } from "../../core/platform/to-worker.ts";
import { askPage } from "./ask-page.ts";
import { openPages, type WorkerScope } from "./worker-scope.ts";

/** Ends the waiting, if every open page of the site agrees: one may have an open form, or money under way. */
export async function takeOver(scope: WorkerScope, entry: string): Promise<boolean> {
  const question: MayTakeOver = { mayTakeOver: { entry } };
  const answers = await Promise.all((await openPages(scope)).map((page) => askPage(page, question)));
  if (answers.some((answer) => answer !== true)) return false;
  await scope.skipWaiting();
  return true;
}
