/** What a win in a game of the house may do beside its picture. Off until the player asks for it. */
export interface GameFeel {
  readonly sound: boolean;
  /** Vibrates, where the device can. */
  readonly haptics: boolean;
}

export const NO_FEEL: GameFeel = { sound: false, haptics: false };

/** Stores one member's choice on this device: a game's page has no storage of its own. */
export interface GameFeelStorage {
  read(): GameFeel;
  write(feel: GameFeel): void;
}

/** The message that gives a game's page the stored choice. */
export function feelMessage({ sound, haptics }: GameFeel): object {
  return { source: "site", sound, haptics };
}

/** The choice that a game's page reports; undefined for any other message. */
export function feelOf(data: unknown): GameFeel | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const fields: { source?: unknown; event?: unknown; sound?: unknown; haptics?: unknown } = data;
  const { source, event, sound, haptics } = fields;
  if (source !== "game" || event !== "feel") return undefined;
  return { sound: sound === true, haptics: haptics === true };
}
