import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDemoHouse, openDemoHouse } from "../../../../../adapters/house/sandbox/open-demo-house.ts";
import { makeSandboxSlip } from "../../../../../adapters/house/sandbox/sandbox-slip.ts";
import { baht, satang } from "../../../../../core/shared/money.ts";
import { joinHouse, NOON, newKey, plainPasswords, registrationOf, unwrap } from "../../test-house.ts";

/** The files of a journal's folder by name. */
export type JournalFiles = ReadonlyMap<string, Buffer>;

export const MEMBERS = ["silver", "gold", "platinum", "diamond", "vip", "member1", "member2"] as const;

export async function openFixedHouse(dataDir: string) {
  const opened = await openHouseAtNoon(dataDir);
  if (opened.ok) await opened.value.house.staff.setBackOffice({ mode: "waiting" });
  return opened;
}

/** With the back office of its journal. */
export function openHouseAtNoon(dataDir: string) {
  return openDemoHouse({ dataDir, seed: 7, clock: () => NOON, passwords: plainPasswords });
}

/** The journal's own files. What the house keeps apart has tests of its own. */
export function readFiles(folder: string): JournalFiles {
  const names = readdirSync(folder).filter((name) => name.startsWith("journal."));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

export function writeFiles(folder: string, files: JournalFiles): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/** Files of one journal with every kind of content: as a killed house leaves them, and as a closed one does. */
export async function makeJournalFiles(): Promise<{ readonly killed: JournalFiles; readonly closed: JournalFiles }> {
  const folder = mkdtempSync(join(tmpdir(), "sanam-journal-files-"));
  try {
    const first = unwrap(await openFixedHouse(folder));
    await first.close();
    const opened = unwrap(await openFixedHouse(folder));
    await actAsMembers(opened);
    const killed = readFiles(folder);
    await opened.close();
    return { killed, closed: readFiles(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function actAsMembers({ house }: OpenDemoHouse): Promise<void> {
  for (const number of [1, 2]) {
    const { id, session, service } = await joinHouse(house, number, baht(20_000));
    const { id: deposit } = unwrap(await service.requestDeposit(baht(500), newKey()));
    unwrap(await service.confirmDeposit(deposit, newKey()));
    unwrap(await house.staff.approve(deposit));
    const slip = makeSandboxSlip({ amount: satang(150_000), at: NOON, serial: number });
    const { slipId } = unwrap(await service.verifySlip(slip.payload));
    unwrap(await service.confirmSlip(slipId, newKey()));
    const withdrawal = unwrap(await service.requestWithdrawal(baht(700 + number), newKey()));
    if (number === 1) unwrap(await house.staff.reject(withdrawal.id, "ชื่อบัญชีไม่ตรง"));
    await service.checkIn(newKey());
    await house.staff.givePoints(id, 90);
    if (number === 2) await house.visitors.signOut(session.token);
    const { username, password } = registrationOf(number);
    unwrap(await house.visitors.signIn({ username, password }));
  }
  await house.staff.publish({ title: "ประกาศ", body: "ทดสอบ", membersOnly: false });
}
