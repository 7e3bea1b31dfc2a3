import { pictureFacts } from "../../../web/brand/files/picture-facts.ts";
import type { BrandProblem } from "../../runtime/brands.ts";
import type { Fetch } from "../trace/open-fetch.ts";
import { contentProblems, namedPictures } from "./check-media.ts";

const LIMIT_MS = 10_000;
const LARGEST_PICTURE = 1_000_000;

/** Asks for every picture and page of another server that a brand file names. */
export async function addressProblems(
  data: Readonly<Record<string, unknown>>,
  fetch: Fetch,
): Promise<readonly Omit<BrandProblem, "file">[]> {
  const pictures = namedPictures(data).map(({ path, picture }) => ({ path, url: picture, isPicture: true }));
  const embeds = Object.entries((data["embeds"] ?? {}) as Readonly<Record<string, unknown>>).map(([key, url]) => ({
    path: `embeds.${key}`,
    url: textOf(url),
    isPicture: false,
  }));
  const documents = ["terms", "privacy", "licence", "help"].map((field) => ({
    path: `${field}.url`,
    url: textOf((data[field] as { readonly url?: unknown } | undefined)?.url),
    isPicture: false,
  }));
  const script = { path: "chatScriptUrl", url: textOf(data["chatScriptUrl"]), isPicture: false };
  const asked = [...pictures, ...embeds, ...documents, script].filter(({ url }) => url.startsWith("https://"));
  return (await Promise.all(asked.map((each) => problemsAt(each, fetch)))).flat();
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

interface Asked {
  readonly path: string;
  readonly url: string;
  readonly isPicture: boolean;
}

async function problemsAt(
  { path, url, isPicture }: Asked,
  fetch: Fetch,
): Promise<readonly Omit<BrandProblem, "file">[]> {
  const wrong = (problem: string) => [
    { path, problem, remedy: "Correct the address, or use a file beside the brand file." },
  ];
  try {
    const reply = await fetch(url, AbortSignal.timeout(LIMIT_MS));
    if (!reply.ok || !isPicture) await reply.body?.cancel();
    if (!reply.ok) return wrong(`${url} answers with status ${reply.status}`);
    if (!isPicture) return [];
    const bytes = await beginningOf(reply);
    if (bytes.length > LARGEST_PICTURE) return wrong(`${url} has more than ${LARGEST_PICTURE / 1000} kB`);
    const type = reply.headers.get("content-type") ?? "";
    const facts = pictureFacts(bytes);
    if (!type.startsWith("image/") || !facts) return wrong(`${url} is no picture but ${type || "of no type"}`);
    return contentProblems(path, url, bytes, facts);
  } catch {
    return wrong(`${url} cannot be reached`);
  }
}

/** All bytes of a picture that is not too large; servers need not say how large it is. */
async function beginningOf(reply: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > LARGEST_PICTURE) break;
  }
  return Buffer.concat(parts);
}
