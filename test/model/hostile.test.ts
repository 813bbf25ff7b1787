import { beforeAll, expect, test } from 'vitest';

import { loadAllCode } from './load-code.ts';
import { FEW, runAll, seedsOf } from './report.ts';
import { runSchedule } from './run-schedule.ts';

const MS_EACH = 5_000;
const seeds = seedsOf(process.env);

beforeAll(loadAllCode);

test(
  `${seeds.length} hostile schedules: no charge without a yes, what is shown is sent, no success without the server, never blank, nothing typed lost`,
  async () => {
    const { failures, charges, services, plans } = await runAll(seeds, runSchedule);
    expect(failures.length, `${failures.length} of ${seeds.length} schedules failed`).toBe(0);
    // Schedules that buy nothing would prove nothing.
    if (seeds.length > 1) expect(charges).toBeGreaterThan(seeds.length / 4);
    if (seeds.length < FEW) return;
    expect(services, 'bookings of a service').toBeGreaterThanOrEqual(seeds.length / 40);
    expect(plans, 'plans paid').toBeGreaterThan(0);
  },
  MS_EACH * seeds.length,
);
