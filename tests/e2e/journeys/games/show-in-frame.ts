import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "../../support/start-site.ts";

/** Shows a game in a frame of one of the site's own pages, which records the frame's messages. */
export async function showInFrame(
  page: Page,
  site: Pick<Site, "url">,
  url: string,
  sandbox = "allow-scripts allow-forms",
): Promise<Frame> {
  await page.goto(`${site.url}/login`);
  await page.evaluate(
    ([src, rights]) => {
      localStorage.setItem("secret", "the token");
      const messages: unknown[] = [];
      Object.assign(window, { messages });
      window.addEventListener("message", ({ data, origin }) => messages.push({ ...data, origin }));
      const frame = document.createElement("iframe");
      frame.name = "game";
      frame.width = "390";
      frame.height = "800";
      frame.setAttribute("sandbox", rights ?? "");
      frame.src = src ?? "";
      document.body.replaceChildren(frame);
    },
    [url, sandbox] as const,
  );
  await expect.poll(() => page.frame("game")?.url()).toContain("/play/");
  const frame = page.frame("game");
  if (!frame) throw new Error("the page has no frame");
  return frame;
}
