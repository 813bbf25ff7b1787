import { createRoot } from 'react-dom/client';
import { BookingScreen } from './booking-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { ControlsScreen } from './controls-screen.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { kitStyles } from './kit-styles.ts';
import { SuccessScreen } from './success-screen.tsx';
import { TypeScreen } from './type-screen.tsx';

const SCREENS = {
  booking: BookingScreen,
  contact: ContactScreen,
  controls: ControlsScreen,
  feedback: FeedbackScreen,
  success: SuccessScreen,
  type: TypeScreen,
  dialogs: GalleryDialogs,
};

/** Shows the screens that the page's hash names, all but the dialogs without one, each in its own shadow root. */
function showGallery() {
  const wanted = location.hash.slice(1).split(',').filter(Boolean);
  const sheet = new CSSStyleSheet();
  const own =
    '@layer mc.screens{.gallery-row{display:flex;flex-wrap:wrap;align-items:center;gap:10px}}';
  sheet.replaceSync(`${kitStyles}${own}`);
  for (const [name, Screen] of Object.entries(SCREENS)) {
    if (wanted.length ? !wanted.includes(name) : name === 'dialogs') continue;
    const host = document.createElement('merchant-checkout');
    host.id = name;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    const mount = document.createElement('div');
    shadow.append(mount);
    createRoot(mount).render(<Screen />);
  }
}

showGallery();
