import { createRoot } from 'react-dom/client';
import { createStyleSheets } from '../../src/app/style-sheets.ts';
import { BookingScreen } from './booking-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { ControlsScreen } from './controls-screen.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { SuccessScreen } from './success-screen.tsx';
import { TypeScreen } from './type-screen.tsx';
import './gallery-row.css';

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
  for (const [name, Screen] of Object.entries(SCREENS)) {
    if (wanted.length ? !wanted.includes(name) : name === 'dialogs') continue;
    const host = document.createElement('merchant-checkout');
    host.id = name;
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    createStyleSheets(shadow).adopt();
    const mount = document.createElement('div');
    shadow.append(mount);
    createRoot(mount).render(<Screen />);
  }
}

showGallery();
