import {
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  press,
  recordedRequests,
  tabTo,
  activeElement,
  emulateMedia,
  type,
  until,
} from './index.ts';

describe('the test browser', () => {
  it('names what stands in a shadow root as assistive technology hears it', async () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<main><label for="a">Nome</label><input id="a"><button aria-label="Fechar">x</button></main>';
    document.body.append(host);
    const field = byRole(host, 'textbox', 'Nome');
    await tabTo(field);
    await type('Ana');
    expect((field as HTMLInputElement).value).to.equal('Ana');
    await press('Tab');
    expect(activeElement()).to.equal(byRole(host, 'button', 'Fechar'));
    await press('Shift+Tab');
    expect(activeElement()).to.equal(field);
    await expectNoAxeViolations(host);
    await emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(true);
    await emulateMedia({});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
    setTimeout(
      () => host.shadowRoot!.querySelector('button')!.setAttribute('aria-label', 'Abrir'),
      50,
    );
    await until(() => byRole(host, 'button', 'Abrir'));
    expect(await recordedRequests()).to.deep.equal([]);
  });
});
