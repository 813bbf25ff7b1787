import type { Picture } from './shop.ts';

/** The pictures of a campaign, then those of its shop, each once: a merchant often gives both the same. */
export function galleryPictures(
  ofCampaign: readonly Picture[] = [],
  ofShop: readonly Picture[] = [],
): readonly Picture[] {
  const all = [...ofCampaign, ...ofShop];
  return all.filter(({ url }, index) => all.findIndex((each) => each.url === url) === index);
}
