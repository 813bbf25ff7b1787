import { spawn } from 'node:child_process';

/** Says what begins now. On stderr: what a command prints for other programs is on stdout. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program with this one's terminal, passes on signals, and resolves with its exit code. A program that a signal
 * has ended counts as failed.
 */
export async function runProgram(program, args = [], env = {}) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // npm is a script there.
    shell: process.platform === 'win32' && program === 'npm',
  });
  const passOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}

/** Runs a program; ends this one with its exit code where it fails. */
export async function runOrExit(program, args = [], env = {}) {
  const code = await runProgram(program, args, env);
  if (code !== 0) process.exit(code);
}
