import type { Timers } from './timers.ts';

/** Screen readers read a region's text only if it changes after they know the region. */
const SETTLE_MS = 100;

/** Hidden but read aloud; set by CSSOM and important, so that no page style reveals it. */
const HIDDEN_STYLE = {
  all: 'initial',
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

function createRegion(page: Document): HTMLElement {
  const region = page.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  for (const [property, value] of Object.entries(HIDDEN_STYLE)) {
    region.style.setProperty(property, value, 'important');
  }
  return region;
}

/** Creates a hidden live region at the end of body: screen readers do not read those in a shadow root reliably. */
export function createAnnouncer(page: Document, timers: Timers) {
  const region = createRegion(page);
  page.body.append(region);
  let cancel = () => {};

  return {
    /** Announces a text; `lang` is its BCP 47 language. The last of several texts wins. */
    announce(text: string, lang: string): void {
      cancel();
      region.textContent = '';
      region.lang = lang;
      cancel = timers.after(SETTLE_MS, () => {
        region.textContent = text;
      });
    },
    dispose(): void {
      cancel();
      region.remove();
    },
  };
}
