import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import {
  Divider,
  GoogleSlot,
  SocialButton,
  type SocialBrand,
} from '../../../../ui/social/social-button.tsx';
import { signInBusyAtom } from '../../state/sign-in-form.ts';
import {
  drawGoogleButtonAction,
  prepareSocialAction,
  signInWithSocialAction,
  socialSettingsAtom,
} from '../../state/provider-sign-in.ts';
import { KeepSignedIn } from './password-view.tsx';
import { RefusalNotice } from '../../../../screen-kit/refusal-notice.tsx';

/**
 * Google's own button, redrawn when the language changes. Calls `onMissing` if our button has to replace it: it cannot be
 * drawn, or a native sign-in is used.
 */
function GoogleButton({ onMissing }: { onMissing: (reason: 'native' | 'blocked') => void }) {
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

const BRAND_NAMES: Record<SocialBrand, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

const BUTTON_TEXTS: Record<SocialBrand, MessageKey> = {
  google: 'signIn.with.google',
  facebook: 'signIn.with.facebook',
  apple: 'signIn.with.apple',
};

function BrandButton({ brand, onPress }: { brand: SocialBrand; onPress: () => void }) {
  const busy = useAtomValue(signInBusyAtom);
  const prepare = useSetAtom(prepareSocialAction);
  const t = useTranslate();
  return (
    <SocialButton
      brand={brand}
      busy={busy === brand}
      disabled={busy !== null}
      onNear={() => prepare(brand)}
      onClick={onPress}
    >
      {t(BUTTON_TEXTS[brand])}
    </SocialButton>
  );
}

/** Says that a provider's sign-in did not open. Spec section 8 "Facebook sign-in unavailable or blocked". */
function BlockedNotice({ brand }: { brand: SocialBrand }) {
  const text = useTranslate()('signIn.blocked', { brand: BRAND_NAMES[brand] });
  useAnnouncement(text);
  return <Notice>{text}</Notice>;
}

/** The button for Google: its own if it can be drawn, else ours. `again`: a press on ours draws Google's once more. */
type GoogleWay = 'own' | 'ours' | 'again';

/** The sign-in providers that the entity offers in addition to the platform. Spec section 2 screen 1. */
export function SocialSignIn() {
  const offered = [...useAtomValue(socialSettingsAtom).keys()];
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInWithSocialAction);
  const [googleWay, setGoogleWay] = useState<GoogleWay>('own');
  const [blocked, setBlocked] = useState<SocialBrand | null>(null);
  const t = useTranslate();
  const giveOurs = useCallback(
    (reason: 'native' | 'blocked') => {
      // Says that Google's button cannot be drawn only after a press on ours.
      if (reason === 'blocked' && googleWay === 'again') setBlocked('google');
      setGoogleWay('ours');
    },
    [googleWay],
  );
  if (offered.length === 0) return null;
  const press = async (brand: SocialBrand) => {
    setBlocked(null);
    const answer = await signIn(brand);
    if (answer === 'needsButton') setGoogleWay('again');
    if (answer === 'blocked') setBlocked(brand);
  };
  return (
    <div className="mc-social">
      <Divider text={t('signIn.or')} />
      {offered.map((brand) =>
        brand === 'google' && googleWay !== 'ours' && busy !== 'google' ? (
          <GoogleButton key={brand} onMissing={giveOurs} />
        ) : (
          <BrandButton key={brand} brand={brand} onPress={() => void press(brand)} />
        ),
      )}
      {blocked && <BlockedNotice key={blocked} brand={blocked} />}
      <RefusalNotice of="social" />
      <KeepSignedIn />
    </div>
  );
}
