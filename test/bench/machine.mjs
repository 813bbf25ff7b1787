import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Above this load a machine had other work before the run. */
const IDLE_LOAD = 1;

/** The machine as it was before a run; the load is the mean number of running tasks during the last minute. */
export function describeMachine() {
  const [load] = loadavg();
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
