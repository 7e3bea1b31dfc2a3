import { HOUR_MS, toIso } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, positional, textOption } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { usage } from "../../output/failure.ts";
import { fields, moment, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";

const DATA = textOption("--data <folder>", "the folder of the journal, instead of a database");
const BY = needed(textOption("--by <name>", "the name of the staff member, for the audit log"));

export const houseCreate = command({
  path: ["house", "create"],
  summary: "Make the journal of a house with real members, once, before its first start",
  needs: ["journal"],
  examples: ["sanam house create --data /srv/sanam", "sanam house create"],
  notes:
    "Without --data, it is made in the database of SANAM_DATABASE_URL, which needs SANAM_SECRET_KEY. A production house\nnever makes it by itself, so that one over a volume that is not mounted does not begin anew. A place with anything of\na house is refused. A demo or a sandbox needs no such command.",
  options: { data: DATA },
  run: async ({ data }, context) => {
    const created = await context.createHouse(data);
    if (!created.ok) return created;
    const { key } = created.value;
    return ok({
      data: { created: true, secretKey: key },
      view: [
        fields({ Journal: "made, for real members", "Secret key": key }),
        text("Keep a copy of the key apart from the journal: without it, all second factors are lost."),
      ],
    });
  },
});

/** The shortest time in which a member can be expected to see the notice. */
const LEAST_WAIT_MS = HOUR_MS;

export const houseResetFactors = command({
  path: ["house", "reset-factors"],
  summary: "End a member's second factors after a wait, once you have checked who asks",
  needs: ["journal"],
  exits: [3],
  examples: [
    "sanam house reset-factors somchai --by manee --data /srv/sanam",
    "sanam house reset-factors somchai --by manee",
  ],
  notes:
    "The member is told at once, in the inbox and by push, and again when it takes effect. Whoever shows one of the\nfactors meanwhile, at a sign-in or a confirmation, cancels it. Houses may run.",
  options: {
    username: needed(positional(textOption("--username <name>", "the member's user name"))),
    by: BY,
    wait: durationOption("--wait <time>", "until it takes effect; 24h by default, 1h at least"),
    data: DATA,
  },
  run: async ({ username, by, wait, data }, context) => {
    if (wait !== undefined && wait < LEAST_WAIT_MS) return err(usage("--wait takes at least 1h"));
    const asked = await context.resetFactors({ dataDir: data, by, username, waitMs: wait });
    if (!asked.ok) return asked;
    return ok({
      data: { username, by, dueAt: toIso(asked.value) },
      view: [
        text(`The second factors of ${username} end at ${moment(asked.value)}, unless one of them is shown before.`),
      ],
    });
  },
});

export const houseEndFactors = command({
  path: ["house", "end-factors"],
  summary: "End the second factors of all members, when the key that encrypts them is lost",
  needs: ["journal"],
  examples: ["sanam house end-factors --by manee --data /srv/sanam", "sanam house end-factors --by manee --yes"],
  notes:
    "It asks first; without a terminal, --yes says so. Members sign in with the password alone until they set up new\nfactors, and their inbox tells them. On a database, SANAM_SECRET_KEY is the new key of its houses. A restored key needs\nnone of this.",
  options: { by: BY, yes: flag("--yes", "do it without a question"), data: DATA },
  run: async ({ by, yes, data }, context) => {
    const counted = await context.countFactors(data);
    if (!counted.ok) return counted;
    if (!yes && !(await agrees(context, counted.value))) {
      return err(usage(`nothing was changed: ${counted.value} members have second factors; --yes ends them`));
    }
    const ended = await context.endFactors({ dataDir: data, by });
    if (!ended.ok) return ended;
    return ok({
      data: { members: ended.value, by },
      view: [text(`The second factors of ${ended.value} members are ended. Their inbox tells them.`)],
    });
  },
});

async function agrees({ ask, say }: CommandContext, members: number): Promise<boolean> {
  say(`${members} members have second factors, and will sign in with the password alone.`);
  const answers = await ask([{ label: "Type yes to end them", usual: "no" }]);
  return answers?.[0] === "yes";
}
