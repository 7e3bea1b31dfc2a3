/** The look of a game's drawn tile: the same for the same id on every device. */
export interface TileArt {
  /** 0 to 359. */
  readonly hue: number;
  /** Selects a motif of the category: a whole number from 0. */
  readonly variant: number;
  /** Shifts the motif, each 0 to 1. */
  readonly turn: number;
  readonly shift: number;
}

/** FNV-1a over the id's UTF-16 units, then mixed, so that ids with different last digits look different. */
export function tileArt(id: string): TileArt {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  const bits = hash ^ (hash >>> 16);
  return {
    hue: (bits & 0xff_ff) % 360,
    variant: (bits >>> 16) & 0xf,
    turn: ((bits >>> 20) & 0x3f) / 0x3f,
    shift: (bits >>> 26) / 0x3f,
  };
}
