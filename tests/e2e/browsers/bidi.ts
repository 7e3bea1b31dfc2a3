/** A session of WebDriver BiDi with one browser. */
export interface Bidi {
  send(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  on(event: string, listener: (params: never) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number | null;
  readonly method?: string;
  readonly params?: never;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`no WebDriver BiDi at ${url}`)), { once: true });
  });
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (e: Error) => void }>();
  const listeners = new Map<string, (params: never) => void>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (id !== undefined && id !== null) {
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(`${error}: ${message}`));
      else call?.resolve({ ...result });
    } else if (method !== undefined && params !== undefined) listeners.get(method)?.(params);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("the browser closed the connection"));
  });
  return {
    send(method, params = {}) {
      count += 1;
      const id = count;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    on: (event, listener) => listeners.set(event, listener),
    close: () => socket.close(),
  };
}
