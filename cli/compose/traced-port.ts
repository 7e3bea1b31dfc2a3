/** Writes the name, outcome and milliseconds of each call of a port in this process. */
export function tracedPort<Port extends object>(port: Port, name: string, say: (line: string) => void): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const startedAt = performance.now();
        const answer: unknown = await Reflect.apply(member, target, args);
        say(`${name}.${String(key)} ${outcomeOf(answer)} ${Math.round(performance.now() - startedAt)} ms`);
        return answer;
      };
    },
  });
}

function outcomeOf(answer: unknown): string {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true ? "ok" : "failed";
}
