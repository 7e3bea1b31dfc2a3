import { expect, test } from "vitest";
import { withNamesOnce } from "../../../web/vite/chunks.ts";

const list =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-1.js","assets/b-2.js"])))=>i.map(i=>d[i]);';

test("an import takes its name from the list, unless it asks for no files", () => {
  const code = `${list}x(()=>import(\`./b-2.js\`).then(e=>e.t),__vite__mapDeps([1,0]));y(()=>import("./c-3.js"),[])`;
  expect(withNamesOnce(code)).toBe(
    `${list}x(()=>import("/"+__vite__mapDeps.f[1]).then(e=>e.t),__vite__mapDeps([1,0]));y(()=>import("./c-3.js"),[])`,
  );
});

test("an import before its list is asked for keeps its name", () => {
  const code = `${list}import("./a-1.js");`;
  expect(withNamesOnce(code)).toBe(code);
});
