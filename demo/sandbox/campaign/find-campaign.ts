import { SandboxError } from '../support/sandbox-error.ts';
import { CAMPAIGNS, type CampaignRow } from './campaigns-data.ts';

/** The campaign of an id; refuses an unknown one with 404. */
export function findCampaign(id: string): CampaignRow {
  const campaign = CAMPAIGNS.find((row) => String(row.id) === id);
  if (!campaign) throw new SandboxError('NOT_FOUND', { campaignId: id });
  return campaign;
}

/** The campaign of an offer code, large or small letters; refuses an unknown one with 404. */
export function findCampaignByOfferCode(offerCode: string): CampaignRow {
  const wanted = offerCode.toUpperCase();
  const campaign = CAMPAIGNS.find((row) => row.offerCode === wanted);
  if (!campaign) throw new SandboxError('NOT_FOUND', { offerCode });
  return campaign;
}
