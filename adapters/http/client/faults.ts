import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { Fault, FaultKind } from "../../../core/shared/fault.ts";
import { isThaiText, type Refusal } from "../../../core/shared/refusal.ts";

/** What happened, and the advice for a call that had no effect. */
const SENTENCES = {
  unauthorised: ["กรุณาเข้าสู่ระบบอีกครั้ง", ""],
  unreachable: ["เชื่อมต่อระบบไม่ได้", "กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่"],
  "timed-out": ["ระบบตอบช้าเกินไป", "กรุณาลองใหม่อีกครั้ง"],
  cancelled: ["ยกเลิกการเชื่อมต่อแล้ว", ""],
  unavailable: ["ระบบไม่พร้อมให้บริการชั่วคราว", "กรุณาลองใหม่ในอีกสักครู่"],
  contract: ["ระบบตอบข้อมูลไม่ครบหรือผิดรูปแบบ", "กรุณาลองใหม่ หากยังพบปัญหา กรุณาแจ้งเจ้าหน้าที่"],
  "not-available": ["ส่วนนี้ยังไม่เปิดให้ใช้งาน", ""],
  server: ["ระบบขัดข้อง", "กรุณาลองใหม่ในอีกสักครู่"],
} as const satisfies Record<FaultKind, readonly [happened: string, advice: string]>;

/** Replaces the advice when the effect is unknown, because a second try could do the action twice. */
const UNKNOWN_EFFECT = "ยังไม่ทราบผลของรายการนี้ กรุณาตรวจรายการล่าสุดก่อนทำใหม่";

export interface FaultDetail {
  readonly effect: Fault["effect"];
  readonly field?: string | undefined;
  readonly expected?: string | undefined;
  readonly received?: string | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly onPurpose?: boolean;
  /** The backend's own sentence. */
  readonly backendMessage?: string | undefined;
  readonly refusal?: Refusal | undefined;
}

export function faultOf(row: Endpoint, kind: FaultKind, detail: FaultDetail): Fault {
  const { effect, field, expected, received, status, code, onPurpose, backendMessage, refusal } = detail;
  const endpoint = `${row.method} ${row.path}`;
  const [happened, advice] = SENTENCES[kind];
  const mismatch = expected === undefined ? "" : `, expected ${expected}, received ${received}`;
  const where = field === undefined ? "" : ` (${endpoint}: ${field}${mismatch})`;
  // A sentence in another language becomes the detail of ours.
  const said = backendMessage !== undefined && isThaiText(backendMessage) ? backendMessage : undefined;
  // Reading back soon shows that a call that is not offered did nothing.
  const next = effect === "unknown" && kind !== "not-available" ? UNKNOWN_EFFECT : said ? "" : advice;
  return {
    kind: "fault",
    fault: kind,
    endpoint,
    message: [`${said ?? happened}${where}`, next].filter(Boolean).join(" "),
    effect,
    ...(backendMessage === undefined || said !== undefined ? {} : { detail: backendMessage }),
    ...(field === undefined ? {} : { field }),
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined ? {} : { received }),
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(onPurpose ? { onPurpose } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  };
}
