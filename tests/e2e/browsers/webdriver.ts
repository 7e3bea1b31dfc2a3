/** A session of the W3C's WebDriver with one browser. */
export interface WebDriver {
  /** Calls a command below the session's address. */
  command(method: "GET" | "POST", path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

export async function openWebDriver(url: string, capabilities: object): Promise<WebDriver> {
  await untilReady(url);
  const opened = await call(url, "POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = opened as { readonly sessionId: string };
  return {
    command: (method, path, body) => call(url, method, `/session/${sessionId}${path}`, body),
    async end() {
      await call(url, "DELETE", `/session/${sessionId}`);
    },
  };
}

async function call(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`${url}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await reply.json()) as { readonly value: unknown };
  if (!reply.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** The driver is a program that needs a moment to start. */
async function untilReady(url: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`no WebDriver at ${url}`);
}
