import type { Mutant } from "./mutant.ts";

const GAMES = "adapters/house/games/decide.ts";
const GAMES_EVOLVE = "adapters/house/games/evolve.ts";
const law = "adapters/house/games/games-edges.test.ts";

/** Launches and rounds. */
export const GAMES_DEFECTS: readonly Mutant[] = [
  {
    defect: "a round may cost more than the credit",
    file: GAMES,
    find: '  if (bet > creditSatang) return err(at("amount", refuse("credit-insufficient", { creditSatang })));\n',
    replace:
      '  if (bet > creditSatang + 100) return err(at("amount", refuse("credit-insufficient", { creditSatang })));\n',
    law,
  },
  {
    defect: "a round has no largest stake",
    file: GAMES,
    find: "maximumSatang: ROUND_MAXIMUM",
    replace: "maximumSatang: (ROUND_MAXIMUM * 10) as typeof ROUND_MAXIMUM",
    law,
  },
  {
    defect: "an unknown bet is played as another",
    file: GAMES,
    find: "!isDiceBet(betOn)",
    replace: 'betOn === ""',
    law,
  },
  {
    defect: "a round at a game whose maker is down",
    file: GAMES,
    find: "return providerDown ? refuse",
    replace: 'return providerDown && game.id === "" ? refuse',
    law,
  },
  {
    defect: "a table shows an end that is a minute late",
    file: "adapters/house/games/views.ts",
    find: "expiresAt: launchEnd(launch),",
    replace: "expiresAt: (launchEnd(launch) + 60_000) as typeof launch.usedAt,",
    law,
  },
  {
    defect: "a launch goes on after its end",
    file: "adapters/house/games/launch.ts",
    find: "now >= launchEnd(launch)",
    replace: "now > launchEnd(launch)",
    law,
  },
  {
    defect: "a launch outlives its session",
    file: "adapters/house/games/launch.ts",
    find: "return session && now < session.expiresAt ? launch : undefined;",
    replace: "return session && now < session.expiresAt ? launch : launch;",
    law,
  },
  {
    defect: "a round does not move the launch's end",
    file: GAMES_EVOLVE,
    find: "launch.id === launchId ? { ...launch, usedAt: at } : launch",
    replace: "launch.id === launchId ? { ...launch } : launch",
    law,
  },
  {
    defect: "leaving one game leaves them all open",
    file: GAMES_EVOLVE,
    find: "launches: state.launches.filter(({ id }) => !launches.includes(id)),",
    replace: 'launches: state.launches.filter(({ id }) => launches.length < 0 || id !== ""),',
    law,
  },
  {
    defect: "a win is paid without its stake",
    file: GAMES_EVOLVE,
    find: "creditSatang: subtract(win, bet),",
    replace: "creditSatang: subtract(win > 0 ? subtract(win, bet) : win, bet),",
    law,
  },
  {
    defect: "a win is rounded up",
    file: "core/rules/dice.ts",
    find: "satang(Math.floor((stake * PAYS[bet]) / 100))",
    replace: "satang(Math.ceil((stake * PAYS[bet]) / 100))",
    law: "core/rules/dice.test.ts",
  },
  {
    defect: "high wins from 12",
    file: "core/rules/dice.ts",
    find: "return sum >= 11;",
    replace: "return sum >= 12;",
    law: "core/rules/dice.test.ts",
  },
  {
    defect: "a die never shows 6",
    file: "core/rules/dice.ts",
    find: "FACES[Math.floor(drawn * FACES.length)]",
    replace: "FACES[Math.floor(drawn * 5)]",
    law: "core/rules/dice.test.ts",
  },
  {
    defect: "a stake counts as won",
    file: "adapters/house/games/played-days.ts",
    find: "sums: [1, bet, win],",
    replace: "sums: [1, bet, bet],",
    law,
  },
];
