import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag } from "../../command-line/options.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { depositJson, requestTable, slipJson, withdrawalJson } from "./request-view.ts";

const ALL = flag("--all", "the whole history, not only what is open or recent");

export const depositList = command({
  path: ["wallet", "deposit", "list"],
  summary: "Deposit requests, newest first",
  options: { all: ALL },
  run: async ({ all }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { wallet } = backend.value;
    return mapOk(await (all ? wallet.depositHistory() : wallet.deposits()), (read) => ({
      data: { items: read.map(depositJson) },
      view: [requestTable(read, "No deposits.")],
    }));
  },
});

export const withdrawList = command({
  path: ["wallet", "withdraw", "list"],
  summary: "Withdrawals, newest first",
  options: { all: ALL },
  run: async ({ all }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { wallet } = backend.value;
    return mapOk(await (all ? wallet.withdrawalHistory() : wallet.withdrawals()), (read) => ({
      data: { items: read.map(withdrawalJson) },
      view: [requestTable(read, "No withdrawals.")],
    }));
  },
});

export const slipList = command({
  path: ["wallet", "deposit", "slips"],
  summary: "Deposits by slip, newest first",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.slips(), (read) => ({
      data: { items: read.map(slipJson) },
      view: [requestTable(read, "No slips.")],
    }));
  },
});
