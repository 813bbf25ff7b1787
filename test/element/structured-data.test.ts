import { guestWith } from '../flows/product-walks.ts';
import { afterEach, describe, expect, it, mountCheckout, whenIdle } from '../support/index.ts';
import { blocks, TABLE, untilBlocks } from './structured-data-walks.ts';

interface SchemaNode {
  '@type': string;
  name?: string;
  url?: string;
  potentialAction?: { target: { urlTemplate: string; inLanguage: string } };
}
const nodesOf = (block: HTMLScriptElement | undefined) =>
  (JSON.parse(block?.textContent ?? '') as { '@graph': SchemaNode[] })['@graph'];

describe('structured-data', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('describes the offer in the page’s head, with a way to it', async () => {
    await mountCheckout({ ...TABLE, id: 'reservar', 'structured-data': true, 'csp-nonce': 'n1' });
    await untilBlocks(1);
    const [block] = blocks();
    const [place] = nodesOf(block);
    expect(place?.['@type']).to.equal('FoodEstablishment');
    expect(place?.name).to.be.a('string');
    expect(place?.potentialAction?.target.urlTemplate).to.match(/#reservar$/);
    expect(block?.nonce).to.equal('n1');
  });

  it('is not there without the attribute, and is gone with it and with the element', async () => {
    const element = await mountCheckout(TABLE);
    expect(blocks()).to.have.lengthOf(0);
    element.setAttribute('structured-data', '');
    await untilBlocks(1);
    element.removeAttribute('structured-data');
    await untilBlocks(0);
    element.setAttribute('structured-data', '');
    await untilBlocks(1);
    element.remove();
    await untilBlocks(0);
  });

  it('changes with the offer and the language', async () => {
    const element = await mountCheckout({ ...TABLE, lang: 'pt', 'structured-data': true });
    await untilBlocks(1);
    element.setAttribute('lang', 'es');
    const languageOf = () =>
      blocks().map((block) => nodesOf(block)[0]?.potentialAction?.target.inLanguage);
    await whenIdle(() => languageOf().join() === 'es-ES', { what: 'the other language' });
    element.setAttribute('campaign', '110');
    const typesOf = () => blocks().flatMap((block) => nodesOf(block).map((node) => node['@type']));
    await whenIdle(() => typesOf().includes('Product'), { what: 'the voucher' });
  });

  it('of a product order follows the server’s cart', async () => {
    await mountCheckout({ ...guestWith('one-shop'), 'structured-data': true });
    await whenIdle(() => blocks().length === 1 && nodesOf(blocks()[0]).length > 0, {
      what: 'the products',
    });
    expect(new Set(nodesOf(blocks()[0]).map((node) => node['@type']))).to.deep.equal(
      new Set(['Product']),
    );
  });

  it('is one for each of two elements', async () => {
    const first = await mountCheckout({ ...TABLE, 'structured-data': true });
    await mountCheckout({ shop: 1, menu: true, 'structured-data': true });
    await untilBlocks(2);
    first.remove();
    await untilBlocks(1);
    expect(JSON.stringify(nodesOf(blocks()[0]))).to.include('hasMenu');
  });

  it('names no secret of the page’s address, and is never switched on by it', async () => {
    const before = location.href;
    history.replaceState(null, '', '?structuredData=true&structured-data=true&jwt=abc');
    try {
      const element = await mountCheckout({ ...TABLE, 'url-params': 'on' });
      expect(blocks()).to.have.lengthOf(0);
      element.setAttribute('structured-data', '');
      await untilBlocks(1);
      expect(blocks()[0]?.textContent).not.to.include('jwt');
    } finally {
      history.replaceState(null, '', before);
    }
  });
});
