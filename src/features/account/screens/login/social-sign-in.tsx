import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { offeredProvidersAtom } from '../../state/social-atoms.ts';
import { signInBusyAtom } from '../../state/sign-in-work-atom.ts';
import { prepareSocialAction, signInWithSocialAction } from '../../state/sign-in-with-social.ts';
import { Divider } from '../../../../ui/display/divider.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SocialButton } from '../../../../ui/social/social-button.tsx';
import type { SocialBrand } from '../../../../ui/social/social-logo.tsx';
import { useAnnouncement } from '../../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { GoogleButton } from './google-button.tsx';
import { KeepSignedIn } from './keep-signed-in.tsx';

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

interface BrandButtonProps {
  brand: SocialBrand;
  onPress: (brand: SocialBrand) => void;
}

function BrandButton({ brand, onPress }: BrandButtonProps) {
  const busy = useAtomValue(signInBusyAtom);
  const prepare = useSetAtom(prepareSocialAction);
  const t = useTranslate();
  return (
    <SocialButton
      brand={brand}
      busy={busy === brand}
      disabled={busy !== null}
      onNear={() => prepare(brand)}
      onClick={() => onPress(brand)}
    >
      {t(BUTTON_TEXTS[brand])}
    </SocialButton>
  );
}

/** Why nothing opened. Spec section 8 "Facebook sign-in unavailable or blocked". */
function BlockedNotice({ brand }: { brand: SocialBrand }) {
  const text = useTranslate()('signIn.blocked', { brand: BRAND_NAMES[brand] });
  useAnnouncement(text);
  return <Notice>{text}</Notice>;
}

/** Which button signs in with Google: its own where it can be drawn, else ours, which asks for it again. */
type GoogleWay = 'own' | 'ours' | 'again';

/** The brands that sign people in besides the platform, as far as the entity offers them. Spec section 2 screen 1. */
export function SocialSignIn() {
  const offered = useAtomValue(offeredProvidersAtom);
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInWithSocialAction);
  const [googleWay, setGoogleWay] = useState<GoogleWay>('own');
  const [blocked, setBlocked] = useState<SocialBrand | null>(null);
  const t = useTranslate();
  const giveOurs = useCallback(
    (reason: 'native' | 'blocked') => {
      // Only somebody who asked for it is told that it cannot be had.
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
          <BrandButton key={brand} brand={brand} onPress={(each) => void press(each)} />
        ),
      )}
      {blocked && <BlockedNotice key={blocked} brand={blocked} />}
      <KeepSignedIn />
    </div>
  );
}
