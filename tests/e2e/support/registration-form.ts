import type { Visit } from "./set-up-visit.ts";

/** Somebody whom the house does not know; another one every time within a file. */
export interface Newcomer {
  readonly phone: string;
  readonly username: string;
  readonly account: string;
}

let people = 0;

export function somebody(): Newcomer {
  people += 1;
  const number = String(people).padStart(4, "0");
  return { phone: `081 555 ${number}`, username: `newcomer${number}`, account: `123-4-5${number}-1` };
}

/** The registration form as its visitor uses it. */
export function registering(visit: Visit) {
  const field = (name: string) => visit.page.locator(`[name=${name}]`);
  const submit = () => visit.page.locator("button[type=submit]");

  async function fillStep1({ phone, username }: Newcomer): Promise<void> {
    await field("phone").fill(phone);
    await field("username").fill(username);
    await field("password").fill("secret1234");
    await field("confirmPassword").fill("secret1234");
  }

  async function fillStep2({ account }: Newcomer): Promise<void> {
    await field("bank").selectOption("014");
    await field("accountNumber").fill(account);
    await visit.page.getByText("พบบัญชีนี้ที่ไทยพาณิชย์").waitFor();
  }

  async function toStep2(person: Newcomer): Promise<void> {
    await fillStep1(person);
    await submit().click();
    await field("bank").waitFor();
  }

  /** From an address to step 2 filled in, ready to be sent. */
  async function toTheEnd(path = "/register"): Promise<void> {
    const person = somebody();
    await visit.go(path);
    await toStep2(person);
    await fillStep2(person);
  }

  /** The bodies of the registrations that leave the page from now on. */
  function sent(): readonly Record<string, unknown>[] {
    const bodies: Record<string, unknown>[] = [];
    visit.page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/user/register")) {
        bodies.push(request.postDataJSON() as Record<string, unknown>);
      }
    });
    return bodies;
  }

  return {
    field,
    submit,
    fillStep1,
    fillStep2,
    toStep2,
    toTheEnd,
    sent,
    says: (words: string | RegExp) => visit.page.getByText(words).waitFor(),
    welcomed: () => visit.arrive("/auth/dashboard"),
  };
}
