import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fixedImage, imageLoader, imageWidth } from './image.ts';

const SRC = 'https://cdn.example.pt/loja/azeite.jpg';

const addressOf = (config: string, src = SRC) => imageLoader(config)?.(src, 640, 75);

describe('the loaders of pictures', () => {
  it.each([
    ['imgix', SRC, `${SRC}?auto=format&fit=max&w=640&q=75`],
    ['imgix', `${SRC}?fit=crop&w=9`, `${SRC}?fit=crop&w=640&auto=format&q=75`],
    ['akamai', SRC, `${SRC}?imwidth=640`],
    [
      'cloudinary',
      'https://res.cloudinary.com/loja/image/upload/v1/azeite.jpg',
      'https://res.cloudinary.com/loja/image/upload/f_auto,c_limit,w_640,q_75/v1/azeite.jpg',
    ],
    [
      'https://img.example.pt/{width}x{quality}?url={src}',
      'https://cdn.example.pt/a b&c.jpg',
      'https://img.example.pt/640x75?url=https%3A%2F%2Fcdn.example.pt%2Fa%20b%26c.jpg',
    ],
  ])('%s makes of %s the address %s', (config, src, address) =>
    expect(addressOf(config, src)).toBe(address),
  );

  it('leave a picture that lies elsewhere as it is', () => {
    expect(addressOf('cloudinary')).toBeNull();
    expect(fixedImage(SRC, 48, imageLoader('cloudinary'))).toEqual({ src: SRC, srcset: '' });
  });

  it.each(['imgix', 'cloudinary', 'akamai', 'https://img.example.pt/{width}?url={src}'])(
    '%s leaves a picture inside its address as it is',
    (config) => expect(addressOf(config, 'data:image/svg+xml,%3Csvg/%3E')).toBeNull(),
  );

  it('without a loader, the picture stays as it is', () => {
    expect(fixedImage(SRC, 48, imageLoader(null))).toEqual({ src: SRC, srcset: '' });
  });

  it('give nothing that is not safe to load, whatever the source', () => {
    const template = imageLoader('https://{src}/x');
    fc.assert(
      fc.property(fc.string(), (src) => {
        for (const loader of [template, imageLoader('imgix'), imageLoader('akamai')]) {
          const address = loader?.(src, 640, 75) ?? null;
          if (address !== null) expect(new URL(address).protocol).toMatch(/^https?:$/);
        }
      }),
    );
  });
});

describe('spec section 9 "Image widths"', () => {
  it.each([
    [1, 16],
    [48, 48],
    [49, 64],
    [385, 640],
    [641, 750],
    [9000, 3840],
  ])('%i pixels are filled by a picture of %i', (pixels, width) =>
    expect(imageWidth(pixels)).toBe(width),
  );

  it('a picture of one width is made for screens of one and two device pixels', () => {
    expect(fixedImage(SRC, 64, imageLoader('akamai'))).toEqual({
      src: `${SRC}?imwidth=128`,
      srcset: `${SRC}?imwidth=64 1x, ${SRC}?imwidth=128 2x`,
    });
  });

  it('a picture has quality 75', () => {
    expect(fixedImage(SRC, 1920, imageLoader('imgix')).src).toContain('w=3840&q=75');
  });

  it('an address that ends with a comma keeps its entry together', () => {
    const loader = imageLoader('https://img.example.pt/?url={src}&w={width},');
    expect(fixedImage(SRC, 16, loader).srcset).toMatch(/w=16%2C 1x, .*w=32%2C 2x$/);
  });
});
