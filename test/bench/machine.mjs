import { availableParallelism, cpus, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Above this many busy processors a machine had other work before the run. */
const IDLE_LOAD = 0.5;
const SAMPLE_MS = 3000;

/** Milliseconds that all processors together have been busy since the machine started. */
function busyMs() {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((total, each) => total + each, 0);
}

/**
 * The machine as it is before a run. The load is the mean number of busy processors during 3 s: the load average of the
 * system would still count the build before the run.
 */
export async function describeMachine() {
  const before = busyMs();
  await sleep(SAMPLE_MS);
  const load = (busyMs() - before) / SAMPLE_MS;
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    threads: availableParallelism(),
    memoryMB: Math.round(totalmem() / 1024 / 1024),
    node: process.version,
    loadBefore: Math.round(load * 100) / 100,
    wasBusy: load > IDLE_LOAD,
    measuredAt: new Date().toISOString(),
  };
}

/** The conditions of a run in lines of text, with a warning if the machine was busy. */
export function machineLines(machine, browser, rounds) {
  const lines = [
    `${machine.measuredAt}, ${browser}, Node ${machine.node}`,
    `${machine.cpu}, ${machine.threads} threads, ${machine.memoryMB} MB; load before the run ${machine.loadBefore.toFixed(2)}`,
    `${rounds} interleaved rounds after one to warm up`,
  ];
  if (machine.wasBusy) {
    lines.push(
      `BUSY MACHINE: load above ${IDLE_LOAD} before the run. Do not use these times as results.`,
    );
  }
  return lines;
}
