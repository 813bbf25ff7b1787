import * as v from 'valibot';

import { NOW, type SandboxClient } from './sandbox-client.ts';

const wireSlots = v.array(
  v.object({ startTime: v.string(), durationSec: v.number(), capacity: v.number() }),
);

export type WireSlot = v.InferOutput<typeof wireSlots>[number];

/** The slots that the sandbox gives for a campaign from a moment (default `NOW`) on. */
export async function slotsOf(
  client: SandboxClient,
  campaignId: number,
  startPeriod: string = new Date(NOW).toISOString(),
): Promise<readonly WireSlot[]> {
  const query = new URLSearchParams({ startPeriod, untilMinutes: '43200' });
  const { body } = await client.call(
    `/rest/v4/campaigns/${campaignId}/calendar/available-slots?${query}`,
  );
  return v.parse(wireSlots, body);
}

/** The first slot in which so many people fit, as a booking names it. */
export async function freeSlot(client: SandboxClient, campaignId: number, people: number) {
  const slot = (await slotsOf(client, campaignId)).find(({ capacity }) => capacity >= people);
  if (!slot) throw new Error(`campaign ${campaignId} has no slot for ${people}`);
  const { startTime, durationSec } = slot;
  return { slot: { startTime, durationSec }, capacity: slot.capacity };
}
