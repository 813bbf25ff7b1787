import {
  activeElement,
  describe,
  expect,
  it,
  setFault,
  setOffline,
  setViewport,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { AGAIN, BOOKING, untilShown, walkToButton } from './sending-faults-walks.ts';
import { submit, untilStep } from './walk.ts';

describe('an answer that is lost', () => {
  it('leaves what is paid at the place on one line beside the long button', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 1024, height });
    try {
      const walk = await walkToButton();
      await setFault({ match: BOOKING, drop: true, after: true, times: 1 });
      await submit(walk);
      const button = await untilRole(walk.element, 'button', AGAIN);
      const name = button.parentElement?.querySelector('span');
      expect(name?.textContent).to.match(/^Pagas 44,80\s€ no local$/);
      const range = document.createRange();
      range.selectNodeContents(name!);
      expect(range.getClientRects()).to.have.length(1);
    } finally {
      await setViewport({ width, height });
    }
  });
});

describe('without a connection', () => {
  it('nothing is sent and nothing is lost: a phone shows why, also to a customer who has read to the end, and the booking continues', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 360, height: 740 });
    try {
      const walk = await walkToButton();
      await setOffline(true);
      await untilShown(walk, 'Estás sem ligação à internet.');
      window.scrollTo(0, document.documentElement.scrollHeight);
      const button = await untilRole(walk.element, 'button', walk.words.submit);
      button.focus({ preventScroll: true });
      button.click();
      const notice = await whenIdle(() => activeElement() !== button && activeElement(), {
        what: 'the focus on the reason',
      });
      expect(notice.textContent).to.contain('Nada foi enviado e nada se perdeu');
      const { top, bottom } = notice.getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(button.getBoundingClientRect().top);
      expect(shownText(walk.element).match(/Estás sem ligação/g)).to.have.length(1);
      expect(await sentBookings()).to.deep.equal([]);
      await setOffline(false);
      await submit(walk);
      await untilStep(walk, 'success');
      expect(await sentBookings()).to.have.length(1);
    } finally {
      await setOffline(false);
      await setViewport({ width, height });
    }
  });
});
