import { isPictureFile, TILE_PICTURES } from "./file-fields.ts";

interface Pictures {
  readonly hero?: string | undefined;
  readonly heroPhone?: string | undefined;
  readonly tiles?: Readonly<Partial<Record<keyof typeof TILE_PICTURES, string | undefined>>> | undefined;
}

interface BrandContent {
  readonly id: string;
  readonly logo?: string | undefined;
  readonly background?: string | undefined;
  readonly pictures?: Pictures | undefined;
  readonly embeds?:
    | {
        readonly liveScore?: string | undefined;
        readonly standings?: string | undefined;
        readonly movies?: string | undefined;
      }
    | undefined;
}

/** Where the files of a brand are served, below the site's root. */
function brandFolder(id: string): string {
  return `/brands/${id}/`;
}

/** The address of a picture that a brand names: itself, or the place of the file beside the brand file. */
export function pictureAddress(id: string, picture: string): string {
  return isPictureFile(picture) ? brandFolder(id) + picture : picture;
}

/**
 * What a brand gives in the place of configuration entries that the backend does not have, by the entry's key, and of the
 * house's drawings, by their address.
 */
export function brandConfiguration({ id, logo, background, pictures = {}, embeds = {} }: BrandContent) {
  const { hero, heroPhone, tiles = {} } = pictures;
  const given: Readonly<Record<string, string | undefined>> = {
    "home.normal.logo": logo,
    "home.normal.background": background,
    "home.top.background": hero,
    "home.top.background.phone": heroPhone,
    ...Object.fromEntries(
      Object.entries(TILE_PICTURES).map(([tile, path]) => [path, tiles[tile as keyof typeof tiles]]),
    ),
  };
  const entries = Object.entries(given).flatMap(([key, picture]) =>
    picture === undefined ? [] : [[key, pictureAddress(id, picture)] as const],
  );
  const pages = {
    "embed.liveScore": embeds.liveScore,
    "embed.standings": embeds.standings,
    "embed.movie": embeds.movies,
  };
  const embedded = Object.entries(pages).flatMap(([key, url]) => (url === undefined ? [] : [[key, url] as const]));
  const all = [...entries, ...embedded];
  return all.length === 0 ? undefined : (Object.fromEntries(all) as Readonly<Record<string, string>>);
}
