import {
  byRole,
  describe,
  expect,
  it,
  recordedRequests,
  untilNoRole,
  untilRole,
} from '../support/index.ts';
import { LOGIN_FIRST, SOCIAL_BUTTONS } from './sign-in-walks.ts';
import { startWalk } from './walk.ts';

describe('a brand', () => {
  it('shows only the providers that it offers', async () => {
    const walk = await startWalk({
      ...LOGIN_FIRST,
      'host-name': 'reservas.aguasdaribeira.example',
    });
    await untilRole(walk.element, 'button', SOCIAL_BUTTONS.google);
    byRole(walk.element, 'button', SOCIAL_BUTTONS.facebook);
    await untilNoRole(walk.element, 'button', SOCIAL_BUTTONS.apple);
  });

  it('that offers none leaves the e-mail alone, and loads nothing of any provider', async () => {
    const { 'host-name': _, ...nobody } = LOGIN_FIRST;
    const walk = await startWalk(nobody);
    await untilRole(walk.element, 'heading', 'Entra ou cria conta');
    await untilNoRole(walk.element, 'button', /Google|Facebook|Apple/);
    expect(await recordedRequests({ path: '/__sandbox/social/' })).to.deep.equal([]);
  });
});
