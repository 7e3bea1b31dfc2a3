import type { Visit } from "../set-up-visit.ts";

/** What a person types who has no account; another person at every call in a file. */
export interface Person {
  readonly phone: string;
  readonly username: string;
  readonly account: string;
}

let people = 0;

export function newPerson(): Person {
  people += 1;
  const number = String(people).padStart(4, "0");
  return { phone: `081 555 ${number}`, username: `newcomer${number}`, account: `123-4-5${number}-1` };
}

/** The registration form as a visitor uses it. */
export function registrationForm(visit: Pick<Visit, "page" | "go" | "arrive">) {
  const field = (name: string) => visit.page.locator(`[name=${name}]`);
  const submit = () => visit.page.locator("button[type=submit]");

  async function fillStep1({ phone, username }: Person): Promise<void> {
    await field("phone").fill(phone);
    await field("username").fill(username);
    await field("password").fill("secret1234");
    await field("confirmPassword").fill("secret1234");
  }

  async function fillStep2({ account }: Person): Promise<void> {
    await field("bank").selectOption("014");
    await field("accountNumber").fill(account);
    await visit.page.getByText("พบบัญชีนี้ที่ไทยพาณิชย์").waitFor();
    await field("consentVersion").check();
  }

  async function goToStep2(person: Person): Promise<void> {
    await fillStep1(person);
    await submit().click();
    await field("bank").waitFor();
  }

  /** Opens the form and fills in both steps; only the last button is left to press. */
  async function fillBothSteps(): Promise<void> {
    const person = newPerson();
    await visit.go("/register");
    await goToStep2(person);
    await fillStep2(person);
  }

  /** The bodies of the registrations that leave the page from now on. */
  function recordBodies(): readonly Record<string, unknown>[] {
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
    goToStep2,
    fillBothSteps,
    recordBodies,
    waitForText: (words: string | RegExp) => visit.page.getByText(words).waitFor(),
    waitForDashboard: () => visit.arrive("/auth/dashboard"),
  };
}
