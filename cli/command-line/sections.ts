/** The parts of the front page of the help, and the first words of their commands. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "A member's commands": [
    "session",
    "devices",
    "wallet",
    "games",
    "reward",
    "wheel",
    "flip-card",
    "check-in",
    "affiliate",
    "fair-play",
    "inbox",
    "push",
  ],
  "The site": ["site"],
  Tests: ["rules", "flow", "contract", "sandbox", "doctor"],
  Operating: ["staff", "brand", "backend", "house", "tail"],
  "This tool": ["commands", "completion", "help"],
};

/** The section of a command or a group by its first word. */
export function sectionOf(word: string): string {
  return Object.keys(SECTIONS).find((title) => SECTIONS[title]?.includes(word)) ?? "Other commands";
}
