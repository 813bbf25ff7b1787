/// <reference types="node" />
import { runConformance, type CommandResult } from './run-conformance.ts';

const HELP = `Usage: npx merchant-checkout COMMAND

Commands:
  conformance URL  compares a middleware with what the element needs
  --version        prints the version of the package

npx merchant-checkout conformance --help explains the command.
`;

/** Runs a command of the package by its arguments. Never rejects. `version` is the package's. */
export async function runCommand(
  [command, ...args]: readonly string[],
  version: string,
): Promise<CommandResult> {
  if (command === 'conformance') return await runConformance(args);
  if (command === '--version' || command === '-v') return { text: version, status: 0 };
  if (command === '--help' || command === '-h') return { text: HELP, status: 0 };
  const fault = command === undefined ? '' : `No command ${command}.\n\n`;
  return { text: `${fault}${HELP}`, status: 2 };
}
