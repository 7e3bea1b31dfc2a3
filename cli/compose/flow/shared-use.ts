type Free = () => void;

/** Lets many use something together, or one alone, in the order in which they ask. Each calls what it gets when it is done. */
export function sharedUse(): (how: "together" | "alone") => Promise<Free> {
  let users = 0;
  let isAlone = false;
  const waiting: { readonly how: "together" | "alone"; readonly start: () => void }[] = [];
  const next = (): void => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      if (isAlone || (first.how === "alone" && users > 0)) return;
      waiting.shift();
      users += 1;
      isAlone = first.how === "alone";
      first.start();
    }
  };
  return (how) =>
    new Promise((resolve) => {
      let used = true;
      const free = () => {
        if (!used) return;
        used = false;
        users -= 1;
        isAlone = false;
        next();
      };
      waiting.push({ how, start: () => resolve(free) });
      next();
    });
}
