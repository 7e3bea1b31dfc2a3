/** A failure that is told to the person in one sentence, without a stack. */
export class BootError extends Error {}

/**
 * Runs the command's main part: a `BootError` becomes one sentence on stderr and exit code 1, anything else keeps its stack.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof BootError ? `sanam: ${error.message}` : error);
  }
}
