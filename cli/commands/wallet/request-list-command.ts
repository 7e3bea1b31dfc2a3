import type { Problem } from "../../../core/shared/fault.ts";
import { mapOk, type Result } from "../../../core/shared/result.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { type Command, command } from "../../command-line/command.ts";
import { flag } from "../../command-line/options.ts";
import type { JsonObject } from "../../output/json.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { type MoneyRequest, requestTable } from "./request-view.ts";

interface RequestList<Request extends MoneyRequest> extends Pick<Command, "path" | "summary" | "needs" | "examples"> {
  /** Reads the open and recent requests. */
  readonly recent: (wallet: WalletPort) => Promise<Result<readonly Request[], Problem>>;
  readonly history: (wallet: WalletPort) => Promise<Result<readonly Request[], Problem>>;
  readonly toJson: (request: Request) => JsonObject;
  readonly whenEmpty: string;
}

const ALL = flag("--all", "the whole history, not only open and recent requests");

/** A command that lists one kind of the member's money requests. */
export function requestListCommand<Request extends MoneyRequest>({
  recent,
  history,
  toJson,
  whenEmpty,
  ...described
}: RequestList<Request>): Command {
  return command({
    ...described,
    options: { all: ALL },
    run: async ({ all }, context) => {
      const backend = await connectAsMember(context);
      if (!backend.ok) return backend;
      const { wallet } = backend.value;
      return mapOk(await (all ? history(wallet) : recent(wallet)), (requests) => ({
        data: { items: requests.map(toJson) },
        view: [requestTable(requests, whenEmpty)],
      }));
    },
  });
}
