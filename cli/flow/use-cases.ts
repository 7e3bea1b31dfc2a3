import type { Command } from "../command-line/command.ts";
import type { Option, OptionTable } from "../command-line/options.ts";
import type { WantedPassword } from "../runtime/read-passwords.ts";
import type { Control } from "./control.ts";

/** What a step of a flow can do: a command of the tool, or a control of a sandbox. */
export interface UseCase {
  /** `wallet deposit request`, or a control's name. */
  readonly name: string;
  readonly about: string;
  readonly does:
    | { readonly kind: "command"; readonly command: Command }
    | { readonly kind: "control"; readonly control: Control };
  /** By the name that a flow gives them: the long flag without its dashes. */
  readonly options: ReadonlyMap<string, UseCaseOption>;
  /** Whether it may be called again until an expectation holds: it changes nothing. */
  readonly repeats: boolean;
}

export interface UseCaseOption {
  /** The option's name in the command. */
  readonly key: string;
  readonly about: string;
  /** Undefined for a password or code, which has no option. */
  readonly option: Option<unknown> | undefined;
  readonly secret: WantedPassword["variable"] | undefined;
  readonly isFlag: boolean;
  readonly takesBaht: boolean;
}

const PASSWORD = "SANAM_PASSWORD";
const NEW_PASSWORD = "SANAM_NEW_PASSWORD";
const SECOND_FACTOR = "SANAM_SECOND_FACTOR";
const RECOVERY_CODE = "SANAM_RECOVERY_CODE";

/** What commands ask for at a prompt. A flow gives it like an input, and no report shows it. */
const SECRETS_OF: Readonly<Record<string, readonly WantedPassword["variable"][]>> = {
  "session login": [PASSWORD, SECOND_FACTOR],
  "session register": [PASSWORD],
  "session change-password": [PASSWORD, NEW_PASSWORD],
  "session recover finish": [RECOVERY_CODE, NEW_PASSWORD, SECOND_FACTOR],
  "session second-factor begin": [PASSWORD],
  "session second-factor turn-on": [SECOND_FACTOR],
  "session second-factor turn-off": [PASSWORD, SECOND_FACTOR],
  "session second-factor confirm": [SECOND_FACTOR],
};

const NAME_OF_SECRET = {
  SANAM_PASSWORD: "password",
  SANAM_NEW_PASSWORD: "new-password",
  SANAM_SECOND_FACTOR: "second-factor",
  SANAM_RECOVERY_CODE: "code",
} as const satisfies Record<WantedPassword["variable"], string>;

/** Contexts whose commands are about the product, not about files, servers and this machine. */
const CONTEXTS = new Set(
  "session devices site inbox wallet games reward wheel flip-card check-in affiliate fair-play rules".split(" "),
);

/** Commands that write without an intent. */
const WRITING = new Set([
  ...Object.keys(SECRETS_OF),
  ..."limits set,limits remove,limits confirm,limits cancel,break start,exclude,return,reality-check,seen"
    .split(",")
    .map((words) => `fair-play ${words}`),
  ..."session logout,session language,session recover begin,devices close,inbox seen,session second-factor remove-passkey".split(
    ",",
  ),
]);

/** The commands that a flow may use. */
export function commandUseCases(commands: readonly Command[]): readonly UseCase[] {
  return commands.flatMap((command) => {
    const [context] = command.path;
    if (!CONTEXTS.has(context)) return [];
    const name = command.path.join(" ");
    const options = optionsOf(command.options);
    options.delete("password-stdin");
    options.delete("code-stdin");
    // A flow keeps no intents: each of its steps is a new one.
    options.delete("new");
    for (const variable of SECRETS_OF[name] ?? []) {
      options.set(NAME_OF_SECRET[variable], {
        key: NAME_OF_SECRET[variable],
        about: `by default the environment's ${variable}; no report shows it`,
        option: undefined,
        secret: variable,
        isFlag: false,
        takesBaht: false,
      });
    }
    const repeats = !options.has("intent") && !WRITING.has(name);
    return [{ name, about: command.summary, does: { kind: "command", command }, options, repeats }];
  });
}

export function controlUseCases(controls: readonly Control[]): readonly UseCase[] {
  return controls.map((control) => ({
    name: control.name,
    about: control.about,
    does: { kind: "control", control },
    options: optionsOf(control.options),
    repeats: false,
  }));
}

function optionsOf(table: OptionTable): Map<string, UseCaseOption> {
  return new Map(
    Object.entries(table).map(([key, option]) => {
      const name = /^--([\w-]+)/.exec(option.flags)?.[1] ?? key;
      const isFlag = !option.flags.includes("<");
      const takesBaht = option.flags.includes("<baht>");
      return [name, { key, about: option.about, option, secret: undefined, isFlag, takesBaht }];
    }),
  );
}
