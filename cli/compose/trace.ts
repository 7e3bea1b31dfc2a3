import type { Send } from "../../adapters/http/client/transport.ts";

type Say = (line: string) => void;

/** Tells each call's method, path, status and milliseconds; never its headers or bodies, where secrets are. */
export function tracedSend(send: Send, say: Say): Send {
  return async (url, request) => {
    const { pathname, search } = new URL(url);
    const began = performance.now();
    const tell = (came: string) => say(`${request.method} ${pathname}${search} ${came} ${since(began)}`);
    try {
      const reply = await send(url, request);
      tell(String(reply.status));
      return reply;
    } catch (error) {
      tell(error instanceof Error && "code" in error ? String(error.code) : "no reply");
      throw error;
    }
  };
}

/** Tells each call of a port in this process by its name and milliseconds. */
export function tracedPort<Port extends object>(port: Port, name: string, say: Say): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const began = performance.now();
        const answer: unknown = await Reflect.apply(member, target, args);
        say(`${name}.${String(key)} ${outcomeOf(answer)} ${since(began)}`);
        return answer;
      };
    },
  });
}

function outcomeOf(answer: unknown): string {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true ? "ok" : "failed";
}

function since(began: number): string {
  return `${Math.round(performance.now() - began)} ms`;
}
