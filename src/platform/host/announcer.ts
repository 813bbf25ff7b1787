import type { Timers } from './timers.ts';

/** Screen readers hear a region's text only when it changes after the region is known to them. */
const SETTLE_MS = 100;

/** Out of sight and still read aloud; set by CSSOM and important, so that no page style reveals it. */
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

export interface Announcer {
  /** Says a text once; `lang` is its BCP 47 language. The last of several texts wins. */
  announce(text: string, lang?: string): void;
  dispose(): void;
}

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

/**
 * A visually hidden live region at the end of body: regions inside a shadow root are not read
 * reliably. One per element, there before its first text, gone with the element.
 */
export function createAnnouncer(page: Document, timers: Timers): Announcer {
  const region = createRegion(page);
  page.body.append(region);
  let cancel = () => {};

  return {
    announce(text, lang) {
      cancel();
      region.textContent = '';
      if (lang) region.lang = lang;
      cancel = timers.after(SETTLE_MS, () => {
        region.textContent = text;
      });
    },
    dispose() {
      cancel();
      region.remove();
    },
  };
}
