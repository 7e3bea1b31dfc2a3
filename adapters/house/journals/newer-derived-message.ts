/**
 * What the person who starts an earlier release does about rows and states of a later one.
 * @param name the journal's, as the subject
 * @param options of the command
 */
export function newerDerivedMessage(name: string, options = ""): string {
  return `${name} has rows and states of a later release; start that one, or stop all its houses and run \`sanam house migrate --replace-newer${options}\`, which computes this release's own from the events. Nothing was changed.`;
}
