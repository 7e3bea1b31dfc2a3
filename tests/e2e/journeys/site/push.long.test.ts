import { expect, test } from "vitest";
import { brand } from "../../../../web/brand/active-brand.ts";
import { pushText as text } from "../../../../web/text/th/site/push.ts";
import { withdrawText } from "../../../../web/text/th/wallet/withdraw.ts";
import { brokenText } from "../../support/broken-text.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { NOON } from "../../support/noon.ts";
import { openMember } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { signOut } from "../../support/sign-out.ts";
import { workerReady } from "../../support/worker-ready.ts";

const visit = setUpVisit({
  open: async ({ browser, site }) => {
    await site.control("/clock", { set: NOON });
    await site.control("/reset");
    await site.control("/back-office", { mode: "waiting" });
    const opened = await openMember(browser, site, "gold", PHONE, { serviceWorkers: "allow" });
    await opened.context.addInitScript(fakePushService);
    return opened;
  },
});
const { withdraw } = withdrawForm(visit);

/** A browser under test has no push service and refuses notifications: subscriptions are stored in the page instead. */
function fakePushService(): void {
  const KEY = "fake-push";
  const bytes = (length: number, first = 4) => Uint8Array.from({ length }, (_, at) => (at === 0 ? first : at)).buffer;
  const point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const pointBytes = Uint8Array.from(atob(point.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  const stored = () => {
    const found = localStorage.getItem(KEY);
    if (found === null) return null;
    const { endpoint, key } = JSON.parse(found);
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(key).buffer },
      getKey: (name: string) => (name === "auth" ? bytes(16) : pointBytes.buffer),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
  };
  const fakes = {
    getSubscription: async () => stored(),
    async subscribe({ applicationServerKey }: { readonly applicationServerKey: Uint8Array }) {
      const count = Number(localStorage.getItem("fake-push-count") ?? 0) + 1;
      localStorage.setItem("fake-push-count", String(count));
      const endpoint = `https://push.example.net/${count}`;
      localStorage.setItem(KEY, JSON.stringify({ endpoint, key: [...applicationServerKey] }));
      return stored();
    },
  };
  Object.assign(PushManager.prototype, fakes);
  Object.defineProperty(Notification, "permission", { get: () => (stored() ? "granted" : "default") });
  Notification.requestPermission = async () => "granted";
}

const settingsSwitch = () => visit.page.getByRole("switch", { name: brokenText(text.label) });
const offer = () => visit.main().getByText(brokenText(text.offer));

/** What the worker would have shown. */
interface Shown extends NotificationOptions {
  readonly title: string;
}

interface TestedWorker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  shown?: Shown[];
}

/** The site's worker, with a screen that a test reads and pushes that the browser has decrypted. */
async function openWorker({ context, page }: Pick<typeof visit, "context" | "page">) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  await worker.evaluate(() => {
    const scope = globalThis as unknown as TestedWorker;
    const shown: Shown[] = [];
    scope.shown = shown;
    scope.registration.showNotification = async (title, options) => void shown.push({ ...options, title });
  });
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as TestedWorker).shown),
    push: (data: string) =>
      devtools.send("ServiceWorker.deliverPushMessage", { origin: visit.site.url, registrationId, data }),
    click: (data: string) =>
      worker.evaluate((path) => {
        const notification = { data: path, close: () => undefined };
        const click = Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined });
        (globalThis as unknown as TestedWorker).dispatchEvent(click);
      }, data),
  };
}

test("offers notifications after a request, shows a push in the brand's words, opens its page, ends with the session", async () => {
  const { page } = visit;
  await visit.go("/auth/withdraw");
  await workerReady(page);
  expect(await offer().count()).toBe(0);
  await withdraw("500");
  await offer().waitFor();
  const subscribed = visit.nextReply<{ on: boolean }>("POST", "/api/auth/push/subscribe");
  await visit.button(text.accept).click();
  expect((await subscribed).on).toBe(true);
  await page.getByText(brokenText(text.turnedOn)).waitFor();
  expect(await offer().count()).toBe(0);

  await visit.go("/auth/settings/device");
  await expect.poll(() => settingsSwitch().getAttribute("aria-checked")).toBe("true");
  const worker = await openWorker(visit);
  const id = "W-691120-C2PMFPBA";
  const path = `/auth/transaction/receipt/withdrawal/${id}`;
  // A topic of another release and nonsense are not shown.
  await worker.push(JSON.stringify({ topic: "something-new", id }));
  await worker.push("nonsense");
  await worker.push(JSON.stringify({ topic: "withdrawal-paid", id }));
  await worker.push(JSON.stringify({ topic: "deposit-rejected", id: "D-1" }));
  await expect.poll(async () => (await worker.shown())?.length).toBe(2);
  const icon = expect.stringContaining(visit.site.url);
  const shown = (await worker.shown()) ?? [];
  // The build marks where a line may break.
  expect(shown.map((each) => ({ ...each, body: each.body?.replace(/[\u200b\u2060]/g, "") }))).toEqual([
    { title: brand.name, body: text.lines["withdrawal-paid"], tag: id, data: path, icon },
    { title: brand.name, body: text.lines["deposit-rejected"], tag: "D-1", data: "/auth/deposit", icon },
  ]);
  await expect
    .poll(async () => {
      // The page listens once it is quiet.
      await page.clock.fastForward(2000);
      await worker.click(path);
      return new URL(page.url()).pathname;
    })
    .toBe(path);

  await visit.go("/auth/dashboard");
  await signOut(page);
  await expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return page.evaluate(async () => [await caches.has("site-push"), localStorage.getItem("fake-push")]);
    })
    .toEqual([false, null]);
  await worker.push(JSON.stringify({ topic: "withdrawal-paid", id }));
  await worker.push(JSON.stringify({ topic: "withdrawal-paid", id }));
  expect(await worker.shown()).toHaveLength(2);
});

test("who says not now is not asked again and finds the switch; a backend without pushes has neither", async () => {
  const { page } = visit;
  await visit.go("/auth/withdraw");
  await workerReady(page);
  await withdraw("500");
  await offer().waitFor();
  await visit.button(text.notNow).click();
  expect(await offer().count()).toBe(0);
  await visit.go("/auth/withdraw");
  await visit.button(withdrawText.again).click();
  const asked = page.waitForResponse(/\/api\/auth\/push$/);
  await withdraw("600");
  await asked;
  expect(await offer().count()).toBe(0);

  await visit.go("/auth/settings/device");
  await expect.poll(() => settingsSwitch().getAttribute("aria-checked")).toBe("false");
  await settingsSwitch().click();
  await expect.poll(() => settingsSwitch().getAttribute("aria-checked")).toBe("true");
  const off = visit.nextReply<{ on: boolean }>("POST", "/api/auth/push/unsubscribe");
  await settingsSwitch().click();
  expect((await off).on).toBe(false);
  await expect.poll(() => settingsSwitch().getAttribute("aria-checked")).toBe("false");

  await visit.site.control("/faults", {
    row: "GET /api/auth/push",
    fault: { kind: "status", status: 501 },
  });
  const refused = page.waitForResponse(/\/api\/auth\/push$/);
  await visit.go("/auth/settings/device");
  expect((await refused).status()).toBe(501);
  await expect.poll(() => settingsSwitch().count()).toBe(0);
});
