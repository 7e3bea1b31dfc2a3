import { totpUri } from "../../../core/session/second-factor/second-factors.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { type CommandResult, command } from "../../command-line/command.ts";
import { choice, flag, needed, positional, textOption } from "../../command-line/options.ts";
import { fields, moment, table, text } from "../../output/view.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { CHOSEN_PASSWORD } from "../../runtime/read-passwords.ts";
import type { StaffAccountSettings } from "../../runtime/staff-rows.ts";

const DATA = textOption("--data <folder>", "the folder of the journal, instead of a database");
const NAME = needed(positional(textOption("--name <name>", "2 to 32 of a-z, 0-9, dots and dashes, a letter first")));
const PASSWORD_STDIN = flag("--password-stdin", "read the password from stdin");
const ROLES = ["read", "pay", "admin"] as const;
const ROLE = choice("--role <role>", "look; also decide requests; everything", ROLES);

const KEY_NOTE =
  "Without --data, it is the database of SANAM_DATABASE_URL, which needs SANAM_SECRET_KEY. Houses may run.";

async function set(
  { passwordStdin, ...account }: Omit<StaffAccountSettings, "password"> & { readonly passwordStdin: boolean },
  context: CommandContext,
): Promise<CommandResult> {
  const typed = await context.readPasswords([CHOSEN_PASSWORD], passwordStdin);
  if (!typed.ok) return typed;
  const [password = ""] = typed.value;
  const made = await context.setStaff({ ...account, password });
  if (!made.ok) return made;
  const { name, role, secret } = made.value;
  const uri = totpUri({ issuer: "Sanam staff", username: name, secret });
  return ok({
    data: { name, role, secret, uri },
    view: [
      fields({ Name: name, Role: role, Secret: secret, "For the app": uri }),
      text("The secret is shown once: put it into the person's authenticator app now."),
    ],
  });
}

export const houseStaffAdd = command({
  path: ["house", "staff", "add"],
  summary: "Make an account for a person of the staff, with a second factor",
  needs: ["journal"],
  exits: [3],
  examples: ["sanam house staff add noi --role pay --data /srv/sanam", "sanam house staff add dao --role admin"],
  notes: `The password comes from a prompt, --password-stdin or SANAM_PASSWORD. ${KEY_NOTE}`,
  options: { name: NAME, role: needed(ROLE), passwordStdin: PASSWORD_STDIN, data: DATA },
  run: ({ data, ...account }, context) => set({ ...account, dataDir: data, isReset: false }, context),
});

export const houseStaffReset = command({
  path: ["house", "staff", "reset"],
  summary: "Give a person of the staff another password and another second factor, and end the sessions",
  needs: ["journal"],
  exits: [3],
  examples: ["sanam house staff reset noi --data /srv/sanam", "sanam house staff reset noi --role admin"],
  notes: `Without --role, the role stays. ${KEY_NOTE}`,
  options: { name: NAME, role: ROLE, passwordStdin: PASSWORD_STDIN, data: DATA },
  run: ({ data, ...account }, context) => set({ ...account, dataDir: data, isReset: true }, context),
});

export const houseStaffRemove = command({
  path: ["house", "staff", "remove"],
  summary: "Remove a person of the staff, whose sessions end at once",
  needs: ["journal"],
  exits: [3],
  examples: ["sanam house staff remove noi --data /srv/sanam"],
  notes: KEY_NOTE,
  options: { name: NAME, data: DATA },
  run: async ({ name, data }, context) => {
    const removed = await context.removeStaff(data, name);
    if (!removed.ok) return removed;
    if (!removed.value) return err({ kind: "refused", message: `no account of staff has the name ${name}` });
    return ok({ data: { name }, view: [text(`${name} is removed.`)] });
  },
});

export const houseStaffList = command({
  path: ["house", "staff", "list"],
  summary: "List the accounts of staff",
  needs: ["journal"],
  examples: ["sanam house staff list --data /srv/sanam"],
  notes: KEY_NOTE,
  options: { data: DATA },
  run: async ({ data }, context) => {
    const listed = await context.listStaff(data);
    if (!listed.ok) return listed;
    const rows = listed.value.map(({ name, role, since }) => [name, role, moment(parseInstant(since))]);
    return ok({
      data: { items: listed.value.map((account) => ({ ...account })) },
      view: [table(["Name", "Role", "Since"], rows, "No accounts.")],
    });
  },
});
