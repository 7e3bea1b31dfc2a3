/** A session of the DevTools protocol with one page. */
export interface Devtools {
  send(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  on(method: string, listener: (params: never) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: never;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** Opens a new page in a browser. Supports as much of the protocol as a browser too old for Playwright needs. */
export async function attachToNewPage(browserUrl: string): Promise<Devtools> {
  const socket = new WebSocket(browserUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`no DevTools at ${browserUrl}`)), { once: true });
  });
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (e: Error) => void }>();
  const listeners = new Map<string, ((params: never) => void)[]>();
  // While it is empty, messages go to the browser itself.
  let sessionId = "";
  let count = 0;

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) call?.reject(new Error(message.error.message));
      else call?.resolve({ ...message.result });
    } else if (message.method !== undefined && message.sessionId === sessionId && message.params !== undefined) {
      for (const listener of listeners.get(message.method) ?? []) listener(message.params);
    }
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("the browser closed the connection"));
  });

  const send: Devtools["send"] = (method, params = {}) => {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === "" ? {} : { sessionId }) }));
    });
  };
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const attached = await send("Target.attachToTarget", { targetId, flatten: true });
  sessionId = String(attached["sessionId"]);
  return {
    send,
    on: (method, listener) => listeners.set(method, [...(listeners.get(method) ?? []), listener]),
    close: () => socket.close(),
  };
}
