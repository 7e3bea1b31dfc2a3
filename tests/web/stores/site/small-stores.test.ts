import { describe, expect, it, vi } from "vitest";
import { LEVELS } from "../../../../core/rules/levels.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { ok } from "../../../../core/shared/result.ts";
import { LogoutStore } from "../../../../web/stores/session/logout-store.ts";
import { MemberLevelStore } from "../../../../web/stores/session/member-level-store.ts";
import { ConnectivityStore, FailureStore } from "../../../../web/stores/site/connectivity-store.ts";
import { ToastStore } from "../../../../web/stores/site/toast-store.ts";
import { CreditStore } from "../../../../web/stores/wallet/credit-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { handTime, promised } from "../hand-time.ts";

describe("FailureStore", () => {
  it("keeps the backend's own words for the support, in whatever language", () => {
    const store = new FailureStore(() => instant(0));
    const problem = fault("none");
    store.note("GET /api/deposit", problem);
    expect(store.last?.said).toBeUndefined();
    store.note("GET /api/deposit", { ...problem, said: "upstream timeout" });
    expect(store.last?.said).toBe("upstream timeout");
  });
});

describe("ToastStore", () => {
  it("shows each notice for two seconds", async () => {
    const time = handTime();
    const store = new ToastStore(time.after);
    store.show("ก");
    await time.pass(1500);
    store.show("ข", "bad");
    expect(store.toasts.map(({ text, tone }) => [text, tone])).toEqual([
      ["ก", "good"],
      ["ข", "bad"],
    ]);
    await time.pass(500);
    expect(store.toasts.map(({ text }) => text)).toEqual(["ข"]);
    await time.pass(1500);
    expect(store.toasts).toEqual([]);
  });

  it("shows the same text once and starts its time again", async () => {
    const time = handTime();
    const store = new ToastStore(time.after);
    store.show("ก");
    await time.pass(1500);
    store.show("ก");
    await time.pass(1500);
    expect(store.toasts).toHaveLength(1);
    await time.pass(500);
    expect(store.toasts).toHaveLength(0);
  });
});

describe("LogoutStore", () => {
  it("signs out once for several clicks, and shows the farewell for two seconds", async () => {
    const time = handTime();
    const signedOut = promised<void>();
    const leave = vi.fn(() => signedOut.promise);
    const store = new LogoutStore(leave, time.after);
    store.ask();
    void store.confirm();
    void store.confirm();
    await time.pass(6000);
    expect(store.phase).toBe("leaving");
    signedOut.keep();
    await time.pass(0);
    expect(store.phase).toBe("left");
    await time.pass(1999);
    expect(store.phase).toBe("left");
    await time.pass(1);
    expect(store.phase).toBe("closed");
    expect(leave).toHaveBeenCalledOnce();
  });

  it("stays signed in on cancel", () => {
    const time = handTime();
    const store = new LogoutStore(() => Promise.resolve(), time.after);
    store.ask();
    store.cancel();
    expect(store.phase).toBe("closed");
    expect(time.waiting).toBe(0);
  });
});

describe("ConnectivityStore", () => {
  it("follows the network until it is stopped", () => {
    let setOnline: (online: boolean) => void = () => undefined;
    const stopped = vi.fn();
    const store = new ConnectivityStore({
      online: true,
      watch: (listener) => {
        setOnline = listener;
        return stopped;
      },
    });
    const stop = store.watch();
    expect(store.offline).toBe(false);
    setOnline(false);
    expect(store.offline).toBe(true);
    setOnline(true);
    expect(store.offline).toBe(false);
    stop();
    expect(stopped).toHaveBeenCalledOnce();
  });
});

describe("CreditStore", () => {
  const credit = (count: number, asOf: number) => ({ creditSatang: satang(count), points: 0, asOf: instant(asOf) });

  it("shows what it read last, also from a house whose clock lies behind", async () => {
    const answers = [credit(100, 20), credit(70, 10)];
    const store = new CreditStore({ credit: () => Promise.resolve(ok(answers.shift() ?? credit(0, 0))) });
    await store.load();
    expect(store.creditSatang).toBe(100);
    await store.load();
    expect([store.creditSatang, store.asOf]).toEqual([70, 10]);
  });

  it("takes no earlier credit of another answer, and reads again what was under way", async () => {
    const waiting: (() => void)[] = [];
    const answers = [credit(70, 30), credit(80, 40)];
    const store = new CreditStore({
      credit: async () => {
        const answer = answers.shift() ?? credit(0, 0);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return ok(answer);
      },
    });
    const answerAll = async () => {
      for (const answer of waiting.splice(0)) answer();
      await vi.waitFor(() => expect(store.loading).toBe(false));
    };
    const loaded = store.load();
    await answerAll();
    await loaded;
    store.take(credit(5, 29));
    expect(store.creditSatang).toBe(70);
    void store.load();
    answers.push(credit(90, 50));
    store.take(credit(5, 31));
    expect(store.creditSatang).toBe(5);
    await answerAll();
    expect(store.creditSatang).toBe(90);
  });
});

describe("MemberLevelStore", () => {
  it("reports the level that it read, and has the progress to the next one", async () => {
    const standing = {
      level: "gold",
      levelId: 2,
      depositedTotalSatang: baht(100_000),
      depositedThisMonthSatang: baht(0),
    } as const;
    const onLevel = vi.fn();
    const store = new MemberLevelStore({ level: () => Promise.resolve(ok(standing)) }, LEVELS, onLevel);
    expect(store.progress).toBeUndefined();
    await store.load();
    expect(onLevel).toHaveBeenCalledWith({ level: "gold", levelId: 2 });
    expect(store.progress?.next).toMatchObject({ missing: baht(200_000), percent: 33 });
  });
});
