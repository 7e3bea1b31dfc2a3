import type { MemberId } from "../../core/session/member.ts";
import type { IntentMemory, MoneyIntent } from "../../core/money-intent.ts";
import type { KeyValue } from "./key-value.ts";
import { parseJson } from "./parse-json.ts";
import { parseMoneyIntent } from "./parse-money-intent.ts";

/** One member's intents whose outcome is not known yet, in this tab: kept over a reload, not over the tab's end. */
export function createIntentMemory(storage: KeyValue, prefix: string, member: MemberId): IntentMemory {
  const key = `${prefix}.intents.${member}`;
  const pending = (): readonly MoneyIntent[] => {
    const stored = parseJson(storage.get(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((each: unknown) => parseMoneyIntent(each) ?? []);
  };
  const keep = (intents: readonly MoneyIntent[]) => {
    if (intents.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(intents));
  };
  const others = (than: MoneyIntent["key"]) => pending().filter((intent) => intent.key !== than);
  return {
    remember: (intent) => keep([...others(intent.key), intent]),
    forget: (intent) => keep(others(intent)),
    pending,
  };
}
