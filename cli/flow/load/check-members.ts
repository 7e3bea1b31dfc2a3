import type { Session } from "../../../core/session/model.ts";
import { readWholeHistory } from "../../../core/wallet/read-whole-history.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { LawCheck } from "./load-report.ts";
import { brokenLawsOf, MEMBER_LAWS, type MemberBooks } from "./member-laws.ts";

/** So many are described; further ones are counted. */
const MAX_EXAMPLES = 3;
/** A decision of staff may fall between two reads: read again, so often. */
const READS = 5;

interface Check {
  readonly sessions: readonly Session[];
  /** Opens a connection for one lane of checks. */
  readonly connect: (lane: number) => Promise<Backend | undefined>;
  readonly lanes: number;
  readonly isStopped: () => boolean;
  readonly onMember: (done: number) => void;
}

/** Reads the books of each member back and holds them to the laws. */
export async function checkMembers({
  sessions,
  connect,
  lanes,
  isStopped,
  onMember,
}: Check): Promise<{ readonly laws: readonly LawCheck[]; readonly checked: number }> {
  const queue = sessions.values();
  const broken = new Map<string, { count: number; readonly examples: string[] }>();
  const reasons = new Map<string, number>();
  let checked = 0;
  const unread = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);

  async function lane(number: number): Promise<void> {
    const backend = await connect(number);
    if (!backend) return;
    for (let next = queue.next(); next.done !== true && !isStopped(); next = queue.next()) {
      backend.sessionStorage.write(next.value);
      const books = await readBooks(backend);
      if (typeof books === "string") unread(books);
      else {
        checked += 1;
        for (const { id, found } of brokenLawsOf(books)) {
          const known = broken.get(id) ?? { count: 0, examples: [] };
          broken.set(id, known);
          known.count += 1;
          if (known.examples.length < MAX_EXAMPLES) known.examples.push(`${next.value.member.username}: ${found}`);
        }
        onMember(checked);
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  const why = isStopped() ? "stopped by a signal" : ([...reasons.keys()][0] ?? "no flow left a member signed in");
  return {
    checked,
    laws: MEMBER_LAWS.map(({ id, sentence }) => ({
      id,
      sentence,
      checked,
      broken: broken.get(id)?.count ?? 0,
      examples: broken.get(id)?.examples ?? [],
      notChecked: checked === 0 ? why : undefined,
    })),
  };
}

/** The books of the member of the session; a sentence where they cannot be read. */
async function readBooks(backend: Backend): Promise<MemberBooks | string> {
  for (let reads = 1; ; reads++) {
    const before = await backend.wallet.credit();
    const history = await readWholeHistory(backend, { kinds: [], from: undefined, to: undefined });
    const deposits = await backend.wallet.depositHistory();
    const withdrawals = await backend.wallet.withdrawalHistory();
    const after = await backend.wallet.credit();
    const failed = [before, history, deposits, withdrawals, after].find(({ ok }) => !ok);
    if (failed && !failed.ok)
      return failed.error.kind === "fault" ? `${failed.error.fault}: ${failed.error.message}` : failed.error.code;
    if (!before.ok || !history.ok || !deposits.ok || !withdrawals.ok || !after.ok) return "unread";
    const { creditSatang, points } = after.value;
    const moved = before.value.creditSatang !== creditSatang || before.value.points !== points;
    if (moved && reads < READS) continue;
    return {
      creditSatang,
      points,
      lines: history.value.items,
      isWhole: history.value.whole && !moved,
      deposits: deposits.value,
      withdrawals: withdrawals.value,
    };
  }
}
