/** `node scripts/command.mjs NAME [arguments]`: runs a command of `scripts/commands.mjs`, or shows its `--help`. */
import { COMMANDS, helpOf } from './commands.mjs';
import { runOrExit, runProgram, say } from './stage.mjs';

const [name, ...given] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  say(`No command ${name}. The commands: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}

const { builds, program } = COMMANDS[name];
if (given.includes('--help') || given.includes('-h')) process.stdout.write(helpOf(name));
else {
  if (builds) await runOrExit(process.execPath, ['scripts/build.mjs', ...builds]);
  process.exitCode = await runProgram(process.execPath, [...program, ...given]);
}
