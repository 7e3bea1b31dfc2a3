import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { Evidence } from "./evidence.ts";
import type { FieldsOf, Intent, IntentKind, StoredShape } from "./intent.ts";

/** One kind of money action: all that the use case, the store, the command and the intent storage need to know. */
export interface MoneyAction<Shape extends StoredShape, Dependencies, Ask, Value> extends IntentKind<Shape> {
  /** Reads what the rules need and applies them: the intent's fields, or the problem that stops it before it is sent. */
  judge(dependencies: Dependencies, ask: Ask): Promise<Result<FieldsOf<Shape>, Problem>>;
  /** Sends the intent; every time with the same key and arguments. */
  send(dependencies: Dependencies, intent: Intent<Shape>): Promise<Result<Value, Problem>>;
  /** Looks for the intent's effect; only reads. */
  lookUp(dependencies: Dependencies, intent: Intent<Shape>): Promise<Evidence<Value>>;
  /** True when a second sending does no harm, even at a backend that ignores keys. */
  readonly repeatable?: boolean;
  /** True when asking again under the same key comes before a look, where the backend honours keys: the look costs more. */
  readonly asksAgainFirst?: boolean;
}
