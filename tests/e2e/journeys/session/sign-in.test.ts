import { describe, expect, test } from "vitest";
import { setUpVisit } from "../../support/set-up-visit.ts";
import { openMember } from "../../support/start-site.ts";

const visit = setUpVisit();

const username = () => visit.page.locator("[name=username]");
const password = () => visit.page.locator("[name=password]");
const submit = () => visit.page.locator("button[type=submit]");

async function fill(name: string, secret: string): Promise<void> {
  await username().fill(name);
  await password().fill(secret);
}

describe("the first page", () => {
  test("shows what was paid lately under masked names, the two bonus periods, the news as words, the chat lines", async () => {
    await visit.site.control("/announcements", {
      title: "ทดสอบประกาศ",
      body: '<p>ปิดปรับปรุง <b>02:00</b><script>window.hurt = 1</script><img src="x" onerror="window.hurt = 1"></p>',
    });
    await visit.go("/");
    await visit.page.getByText("ปิดปรับปรุง 02:00").waitFor();
    expect(await visit.page.evaluate(() => "hurt" in window)).toBe(false);
    expect(await visit.page.getByRole("main").locator("img").count()).toBe(0);

    const paid = await visit.page.getByRole("list", { name: "ถอนล่าสุด" }).innerText();
    expect(paid).toMatch(/\*\*\*[\s\S]*฿[\d,]+\.\d\d/);
    for (const whole of ["ณัฐพล", "ศรีสุข", "สุดารัตน์"]) expect(await visit.page.innerText("main")).not.toContain(whole);
    for (const words of ["โบนัส 5%", "09:00–11:59", "โบนัส 10%", "20:00–22:59", "฿19.99"]) {
      expect(await visit.page.innerText("main")).toContain(words);
    }
    const line = visit.page.getByRole("link", { name: "LINE @sanamdee", exact: true });
    expect(await line.getAttribute("href")).toBe("https://line.me/R/ti/p/%40sanamdee");
  });

  test("signs a member in, with Enter", async () => {
    await visit.go("/");
    await fill("gold", "demo1234");
    await password().press("Enter");
    await visit.arrive("/auth/dashboard");
  });

  test("keeps the sign-in usable when everything around it fails, and mends itself when asked", async () => {
    for (const row of ["GET /api/deposit", "GET /api/withdraw/history", "GET /api/announcement", "GET /api/setting"]) {
      await visit.site.control("/faults", { row, fault: { kind: "status", status: 500 } });
    }
    await visit.go("/");
    const retries = visit.page.getByRole("main").getByRole("button", { name: "ลองใหม่" });
    await expect.poll(() => retries.count()).toBe(5);
    await retries.first().click();
    await visit.page.getByRole("list", { name: "ถอนล่าสุด" }).waitFor();
    await fill("gold", "demo1234");
    await submit().click();
    await visit.arrive("/auth/dashboard");
  });

  test("names the call and the field of a reply that breaks the contract", async () => {
    await visit.site.control("/faults", {
      row: "GET /api/withdraw/history",
      fault: { kind: "wrong-type", field: "0.amount" },
    });
    await visit.go("/");
    await visit.page.getByText(/GET \/api\/withdraw\/history: .*amount/).waitFor();
    await visit.page.getByRole("list", { name: "ฝากล่าสุด" }).waitFor();
  });

  test("keeps the sign-in when the code of the rest does not come, and fetches it when asked", async () => {
    const code = "**/assets/house-news-*.js";
    await visit.page.route(code, (route) => route.abort());
    await visit.go("/");
    await visit.page.getByText("โหลดข้อมูลไม่สำเร็จ").waitFor();
    await username().fill("gold");
    await visit.page.unroute(code);
    await visit.page.getByRole("main").getByRole("button", { name: "ลองใหม่" }).click();
    await visit.page.getByRole("list", { name: "ถอนล่าสุด" }).waitFor();
    expect(await username().inputValue()).toBe("gold");
  });

  test("says so when nothing has happened yet", async () => {
    await visit.page.route(/\/api\/(deposit|withdraw\/history|announcement)$/, (route) => route.fulfill({ json: [] }));
    await visit.go("/");
    for (const words of ["ยังไม่มีรายการถอน", "ยังไม่มีรายการฝาก", "ตอนนี้ไม่มีประกาศ"])
      await visit.page.getByText(words).waitFor();
  });
});

describe("signing in", () => {
  test("fetches a member's code while the password is typed, and not for who only looks", async () => {
    const asked: string[] = [];
    visit.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const memberCode = () => asked.some((path) => /\/assets\/member-[\w-]{8}\.js$/.test(path));
    await visit.go("/login");
    await username().fill("gold");
    expect(memberCode()).toBe(false);
    await password().fill("d");
    await expect.poll(memberCode).toBe(true);
    expect(new URL(visit.page.url()).pathname).toBe("/login");
  });

  test("refuses wrong credentials at the password, keeps what was typed, and takes the right ones then", async () => {
    await visit.go("/login");
    await fill("platinum", "not-it-123");
    await submit().click();
    await visit.page.getByText("ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง").waitFor();
    await expect.poll(() => password().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await username().inputValue()).toBe("platinum");
    expect(await password().inputValue()).toBe("not-it-123");
    await password().fill("demo1234");
    expect(await visit.page.getByText("ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง").count()).toBe(0);
    await submit().click();
    await visit.arrive("/auth/dashboard");
  });

  test("sends nothing while a field is empty", async () => {
    const calls = visit.countCalls("POST", "/api/auth/login");
    await visit.go("/login");
    await submit().click();
    await visit.page.getByText("กรุณากรอกชื่อผู้ใช้").waitFor();
    await username().fill("gold");
    await submit().click();
    await visit.page.getByText("กรุณากรอกรหัสผ่าน").waitFor();
    expect(calls()).toBe(0);
  });

  test("says until when a name is locked after too many wrong passwords", async () => {
    await visit.go("/login");
    const locked = visit.page.getByText(/ลองรหัสผิดหลายครั้งเกินไป ลองใหม่ได้ 12:\d\d น. วันที่ 20\/11\/2569/);
    const said = visit.page.getByText("ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง").or(locked);
    const calls = visit.countCalls("POST", "/api/auth/login");
    while ((await locked.count()) === 0 && calls() < 7) {
      await fill("nobody", `wrong-${calls()}`);
      await submit().click();
      await said.waitFor();
    }
    expect(calls()).toBeGreaterThanOrEqual(5);
    expect(await locked.count()).toBe(1);
  });

  test("shows and hides the password", async () => {
    await visit.go("/login");
    await password().fill("demo1234");
    await visit.page.getByRole("button", { name: "แสดงรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("text");
    await visit.page.getByRole("button", { name: "ซ่อนรหัสผ่าน" }).click();
    expect(await password().getAttribute("type")).toBe("password");
  });

  test("leads back to the page that asked for it, its query included", async () => {
    await visit.go("/auth/transaction/history?kind=deposit");
    await visit.arrive("/login");
    await fill("gold", "demo1234");
    await submit().click();
    await visit.arrive("/auth/transaction/history?kind=deposit");
  });

  test.each(["https://evil.example/", "//evil.example", "/auth/../login", "javascript:alert(1)"])(
    "is no way out of the site: %s",
    async (from) => {
      await visit.go("/login");
      await visit.page.evaluate((state) => history.replaceState({ usr: { from: state }, key: "x" }, ""), from);
      await visit.page.reload();
      await fill("gold", "demo1234");
      await submit().click();
      await visit.arrive("/auth/dashboard");
    },
  );

  test("sends one request for two clicks and Enter in one task", async () => {
    await visit.go("/login");
    const calls = visit.countCalls("POST", "/api/auth/login");
    await visit.site.control("/faults", { row: "POST /api/auth/login", delayMs: 300, fault: { kind: "delay" } });
    await fill("gold", "demo1234");
    await submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await visit.arrive("/auth/dashboard");
    expect(calls()).toBe(1);
  });

  test("works with the keyboard alone", async () => {
    await visit.go("/login");
    for (let stops = 0; stops < 20; stops += 1) {
      await visit.page.keyboard.press("Tab");
      if (await username().evaluate((field) => field === document.activeElement)) break;
    }
    await visit.page.keyboard.type("gold");
    await visit.page.keyboard.press("Tab");
    await visit.page.keyboard.type("demo1234");
    await visit.page.keyboard.press("Enter");
    await visit.arrive("/auth/dashboard");
  });

  test.each([
    ["a page where JSON belongs", { kind: "html" }, "POST /api/auth/login"],
    ["half a reply", { kind: "truncated" }, "POST /api/auth/login"],
    ["a user of the wrong type", { kind: "wrong-type", field: "user.name" }, "POST /api/auth/login: user.name"],
  ])("survives %s: says what happened and works the next time", async (_, fault, words) => {
    await visit.go("/login");
    await visit.site.control("/faults", { row: "POST /api/auth/login", fault });
    await fill("gold", "demo1234");
    await submit().click();
    await visit.page.getByRole("main").getByText(words).waitFor();
    expect(new URL(visit.page.url()).pathname).toBe("/login");
    await submit().click();
    await visit.arrive("/auth/dashboard");
  });

  test("survives a reply that is lost", async () => {
    await visit.go("/login");
    await visit.loseReply("/api/auth/login");
    await fill("gold", "demo1234");
    await submit().click();
    await visit.page.getByRole("main").getByText("เชื่อมต่อระบบไม่ได้").waitFor();
    await submit().click();
    await visit.arrive("/auth/dashboard");
  });

  test("waits out a lost network with what was typed", async () => {
    await visit.go("/login");
    await fill("gold", "demo1234");
    await visit.context.setOffline(true);
    await visit.page.getByText("ไม่มีอินเทอร์เน็ต").waitFor();
    await submit().click();
    await visit.page.getByText("เชื่อมต่อระบบไม่ได้").waitFor();
    expect(await username().inputValue()).toBe("gold");
    await visit.context.setOffline(false);
    await expect.poll(() => visit.page.getByText("ไม่มีอินเทอร์เน็ต").count()).toBe(0);
    await submit().click();
    await visit.arrive("/auth/dashboard");
  });

  test("turns a member away from the public pages", async () => {
    const member = await openMember(visit.browser, visit.site, "gold");
    for (const open of ["/", "/login", "/register", "/promotion", "/contact"]) {
      await member.page.goto(`${visit.site.url}${open}`);
      await member.page.waitForURL(`${visit.site.url}/auth/dashboard`);
    }
    await member.context.close();
  });
});
