import { Hono } from 'hono';
import * as v from 'valibot';

import { detailedMenu } from '../shop/item-details.ts';
import { findShop } from '../shop/find-shop.ts';
import { RESTAURANT_MENU } from '../shop/restaurant-menu.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageCode } from '../support/fields.ts';
import { picturesOf, type PictureUrl } from '../support/pictures.ts';
import type { CampaignRow } from './campaigns-data.ts';
import { findCampaign, findCampaignByOfferCode } from './find-campaign.ts';

const query = v.object({ language: languageCode, entityId: idText });
const byId = v.object({ campaignId: idText });
const byOfferCode = v.object({ offerCode: idText });

/** The menu of an offer: whole where it can be ordered, its first section where a table is booked at a restaurant. */
function menuOf(
  { campaignView }: CampaignRow,
  shop: ReturnType<typeof findShop>,
  urlOf: PictureUrl,
) {
  if (campaignView.isTakeaway) return detailedMenu(shop.priceListView, urlOf);
  if (shop.priceListView !== RESTAURANT_MENU) return null;
  return { sections: RESTAURANT_MENU.sections.slice(0, 1) };
}

/** The "Campaign state info" object. Spec section 3, contract section 3. */
function toCampaignInfo(row: CampaignRow, urlOf: PictureUrl) {
  const shop = findShop(String(row.shopId));
  return {
    ...row.info,
    campaignView: { campaignId: row.id, ...row.campaignView },
    priceListView: menuOf(row, shop, urlOf),
    addressView: shop.addressView,
    campaignImages: picturesOf(row.pictures, urlOf),
    shopId: shop.id,
    shopName: shop.name,
    phoneNumber: shop.phoneNumber,
  };
}

/** GET web/campaigns/{campaignId} and /by-offer-code/{offerCode}. Spec section 7. */
export function campaignRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .get(
      '/v1/web/campaigns/by-offer-code/:offerCode',
      check('param', byOfferCode),
      check('query', query),
      (context) => {
        const campaign = findCampaignByOfferCode(context.req.valid('param').offerCode);
        return answer(context, toCampaignInfo(campaign, sandbox.picturesFor(context.req.raw)));
      },
    )
    .get(
      '/v1/web/campaigns/:campaignId',
      check('param', byId),
      check('query', query),
      (context) => {
        const campaign = findCampaign(context.req.valid('param').campaignId);
        return answer(context, toCampaignInfo(campaign, sandbox.picturesFor(context.req.raw)));
      },
    );
}
