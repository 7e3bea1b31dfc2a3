import * as v from "valibot";
import { parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { readSnapshot, writeSnapshot } from "../../house/node/snapshot/snapshot.ts";
import { snapshotAppends } from "../../house/node/snapshot/snapshot-appends.ts";
import type { ControlRoute } from "../control.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { JSON_HEADERS, jsonReply, refusalReply, wrongFieldReply } from "../problem-reply.ts";
import { bodyFaultReply } from "../read-json.ts";
import { faultBody } from "./control-bodies.ts";
import type { FaultOrder } from "./fault-plan.ts";
import type { Sandbox, Snapshots } from "./replaceable-house.ts";

const PATH = "/sandbox/snapshot";
/** A page of another origin needs a preflight to send it, as for the other controls. */
const TYPE = "application/x-ndjson";
const LOAD_LIMITS = { bodyBytes: 256 * 1024 * 1024, bodyMs: 120_000 };
const PART_CHARACTERS = 65_536;
const SHARED = "Houses that share a database have no snapshots. Back up the database.";

/** All of a sandbox as one text, and back: events, clock, seed, ordered faults. */
export function snapshotRoutes({ clock, faults, seed, snapshots }: Sandbox): readonly ControlRoute[] {
  async function save(): Promise<Reply> {
    if (!snapshots) return refused(SHARED);
    const head = {
      seed: seed(),
      clock: { now: toIso(clock.now()), pinned: clock.pinned },
      faults: faults.list(),
    };
    const body = byteStream(writeSnapshot(head, snapshots.journal()));
    return { status: 200, headers: { ...JSON_HEADERS, "content-type": `${TYPE}; charset=utf-8` }, body };
  }

  async function load(call: HttpCall): Promise<Reply> {
    if (!snapshots) return refused(SHARED);
    if (!call.headers["content-type"]?.startsWith(TYPE)) return wrongFieldReply("Content-Type", `must be ${TYPE}`);
    const text = await call.readBody(LOAD_LIMITS);
    if (!text.ok) return bodyFaultReply(text.error);
    const loaded = await loadText(text.value, snapshots);
    return loaded.ok ? jsonReply(loaded.value) : refused(loaded.error);
  }

  /** Changes nothing before all of it is read and computed. */
  async function loadText(text: string, { replace }: Snapshots): Promise<Result<object, string>> {
    const read = readSnapshot(text);
    if (!read.ok) return read;
    const { clock: saved, seed: savedSeed, events } = read.value;
    const now = parseInstant(saved.now);
    const orders = v.safeParse(v.array(faultBody), read.value.faults);
    if (now === undefined || !orders.success) return err("The snapshot's clock or faults cannot be read.");
    const planned: readonly FaultOrder[] = orders.output;
    let appends: ReturnType<typeof snapshotAppends>;
    try {
      appends = snapshotAppends(read.value);
    } catch {
      return err("The snapshot's events cannot be read by this release.");
    }
    await clock.set(now, saved.pinned ? "pinned" : "running");
    await replace(appends, savedSeed);
    faults.clear();
    for (const order of planned) faults.add(order);
    return ok({ seed: savedSeed, clock: saved, streams: appends.length, events, faults: planned.length });
  }

  return [
    { method: "GET", path: PATH, answer: save },
    { method: "POST", path: PATH, answer: load },
  ];
}

function refused(message: string): Reply {
  return refusalReply(refuse("backend-refused", { message }));
}

function byteStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = "";
      while (text.length < PART_CHARACTERS) {
        const { done, value } = await lines.next();
        if (!done) {
          text += value;
          continue;
        }
        if (text !== "") controller.enqueue(encoder.encode(text));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
