import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { mapOk, type Result } from "../../../core/shared/result.ts";
import type {
  DepositRequest,
  ReceivingAccount,
  SlipRequest,
  TimelineStep,
  WithdrawalRequest,
} from "../../../core/wallet/model.ts";
import type { WalletPort } from "../../../core/wallet/port.ts";
import { type Command, command } from "../../command-line/command.ts";
import { flag } from "../../command-line/options.ts";
import type { Answer } from "../../output/print.ts";
import { type Block, fields, isoOf, type JsonObject, moment, money, table, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

/** The fields that deposits, slips and withdrawals share. */
interface MoneyRequest {
  readonly id: string;
  readonly amountSatang: DepositRequest["amountSatang"];
  readonly status: string;
  readonly createdAt: DepositRequest["createdAt"];
  readonly timeline: readonly TimelineStep<string>[];
  readonly intent: string | undefined;
}

export function depositJson(request: DepositRequest): JsonObject {
  const { expiresAt, account } = request;
  return { ...requestJson(request), expiresAt: isoOf(expiresAt), account: account && accountJson(account) };
}

export function withdrawalJson(request: WithdrawalRequest): JsonObject {
  const { attempt, account } = request;
  return {
    ...requestJson(request),
    attempt,
    account: account && { code: account.bank, name: account.bankName, accountNumber: account.accountNumber },
  };
}

export function slipJson(request: SlipRequest): JsonObject {
  return { ...requestJson(request), reference: request.reference };
}

export function accountJson({ bank, bankName, accountNumber, accountName }: ReceivingAccount): JsonObject {
  return { code: bank, name: bankName, accountNumber, accountName };
}

function requestJson({ id, amountSatang, status, createdAt, timeline, intent }: MoneyRequest): JsonObject {
  return {
    id,
    status,
    amountSatang,
    createdAt: toIso(createdAt),
    intent,
    timeline: timeline.map((step) => ({ status: step.status, at: toIso(step.at), reason: step.reason })),
  };
}

/** One request: its fields, then its timeline. */
export function requestView(
  request: MoneyRequest,
  more: Readonly<Record<string, string | undefined>> = {},
): Answer["view"] {
  const { id, amountSatang, status, createdAt, timeline } = request;
  return [
    fields({ Id: id, Status: status, Amount: money(amountSatang), Created: moment(createdAt), ...more }),
    text(""),
    table(
      ["At", "Status", "Reason"],
      timeline.map((step) => [moment(step.at), step.status, step.reason ?? ""]),
      "No steps yet.",
    ),
  ];
}

export function requestTable(requests: readonly MoneyRequest[], whenEmpty: string): Block {
  return table(
    ["Id", "Status", "Amount>", "Created", "Reason"],
    requests.map(({ id, status, amountSatang, createdAt, timeline }) => [
      id,
      status,
      money(amountSatang),
      moment(createdAt),
      timeline.at(-1)?.reason ?? "",
    ]),
    whenEmpty,
  );
}

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
