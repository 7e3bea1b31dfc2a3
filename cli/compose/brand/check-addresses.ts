import type { BrandProblem } from "../../runtime/brands.ts";
import { namedPictures } from "./check-pictures.ts";

const LIMIT_MS = 10_000;
const LARGEST_PICTURE = 1_000_000;

/** Asks for every picture and page of another server that a brand file names. */
export async function addressProblems(
  data: Readonly<Record<string, unknown>>,
): Promise<readonly Omit<BrandProblem, "file">[]> {
  const pictures = namedPictures(data).map(({ path, picture }) => ({ path, url: picture, isPicture: true }));
  const embeds = Object.entries((data["embeds"] ?? {}) as Readonly<Record<string, unknown>>).map(([key, url]) => ({
    path: `embeds.${key}`,
    url: String(url),
    isPicture: false,
  }));
  const documents = ["terms", "privacy", "licence", "help"].map((field) => ({
    path: `${field}.url`,
    url: String((data[field] as { readonly url?: unknown } | undefined)?.url ?? ""),
    isPicture: false,
  }));
  const script = { path: "chatScriptUrl", url: String(data["chatScriptUrl"] ?? ""), isPicture: false };
  const asked = [...pictures, ...embeds, ...documents, script].filter(({ url }) => /^https:\/\//.test(url));
  const found = await Promise.all(asked.map(async (each) => ({ path: each.path, problem: await problemOf(each) })));
  return found.flatMap(({ path, problem }) =>
    problem === undefined
      ? []
      : [{ path, problem, remedy: "Correct the address, or use a file beside the brand file." }],
  );
}

async function problemOf({ url, isPicture }: { readonly url: string; readonly isPicture: boolean }) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    await reply.body?.cancel();
    if (!reply.ok) return `${url} answers with status ${reply.status}`;
    const type = reply.headers.get("content-type") ?? "";
    const bytes = Number(reply.headers.get("content-length") ?? 0);
    if (isPicture && !type.startsWith("image/")) return `${url} is no picture but ${type || "of no type"}`;
    if (isPicture && bytes > LARGEST_PICTURE) return `${url} has ${Math.ceil(bytes / 1000)} kB`;
    return undefined;
  } catch {
    return `${url} cannot be reached`;
  }
}
