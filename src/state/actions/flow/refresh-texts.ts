import { atom } from 'jotai/vanilla';

import { campaignInfoAtom } from '../../campaign/campaign-atoms.ts';
import { languageAtom } from '../../config/language-atom.ts';
import { isAbort, reportError, toApiError } from '../../problem/report-problem.ts';
import { runSignalAtom } from '../../flow/run-atom.ts';
import { servicesAtom } from '../../services.ts';
import { shopAtom } from '../../shop/shop-atom.ts';

/**
 * Reads the merchant's own texts in the language that is shown now; what was chosen stays. Until they have come, and
 * when they do not come, the old ones stay.
 */
export const refreshTextsAction = atom(null, async (get, set): Promise<void> => {
  const campaignId = get(campaignInfoAtom)?.campaignView.campaignId;
  const shopId = get(shopAtom)?.id;
  const { api, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const language = get(languageAtom);
  try {
    const [info, shop] = await Promise.all([
      campaignId === undefined ? null : api.getCampaign(campaignId, { signal }),
      shopId === undefined ? null : api.getShop(shopId, { signal }),
    ]);
    if (signal.aborted || get(languageAtom) !== language) return;
    if (info) set(campaignInfoAtom, info);
    if (shop) set(shopAtom, shop);
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(host, toApiError(error));
  }
});
