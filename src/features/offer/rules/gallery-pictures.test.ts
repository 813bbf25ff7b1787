import { expect, it } from 'vitest';

import { galleryPictures } from './gallery-pictures.ts';

const picture = (name: string, alt = name) => ({ url: `https://cdn.example.pt/${name}.jpg`, alt });

it('the pictures are those of the campaign, then those of its shop, each once', () => {
  const shown = galleryPictures(
    [picture('jantar', 'O jantar'), picture('sala')],
    [picture('fachada'), picture('jantar', 'Outra descrição')],
  );
  expect(shown.map(({ alt }) => alt)).toEqual(['O jantar', 'sala', 'fachada']);
});

it('without a campaign or a shop they are those of the other', () => {
  expect(galleryPictures(undefined, [picture('sala')])).toHaveLength(1);
  expect(galleryPictures([picture('sala')])).toHaveLength(1);
  expect(galleryPictures()).toEqual([]);
});
