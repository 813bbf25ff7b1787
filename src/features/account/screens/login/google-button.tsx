import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { socialSettingsAtom } from '../../state/social-atoms.ts';
import { drawGoogleButtonAction } from '../../state/sign-in-with-social.ts';
import { GoogleSlot } from '../../../../ui/social/google-slot.tsx';

interface GoogleButtonProps {
  /** Google's button cannot be drawn, or a native sign-in takes its place: ours is wanted. */
  onMissing: (reason: 'native' | 'blocked') => void;
}

/** Google's own button, drawn while this is shown, anew in another language. */
export function GoogleButton({ onMissing }: GoogleButtonProps) {
  const settings = useAtomValue(socialSettingsAtom).get('google');
  const draw = useSetAtom(drawGoogleButtonAction);
  useEffect(() => {
    const button = settings ? draw() : null;
    if (!button) return undefined;
    let isCurrent = true;
    const watch = async () => {
      const drawing = await button.drawn;
      if (isCurrent && drawing !== 'drawn') onMissing(drawing);
    };
    void watch();
    return () => {
      isCurrent = false;
      button.remove();
    };
  }, [settings, draw, onMissing]);
  return <GoogleSlot />;
}
