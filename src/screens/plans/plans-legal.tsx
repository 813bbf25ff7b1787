import { LegalLinks } from '../parts/shop/legal-links.tsx';
import { useTranslate } from '../parts/use-translate.ts';

const PAGES = [
  ['terms', 'footer.terms'],
  ['privacy', 'footer.privacy'],
  ['withdrawal', 'footer.withdrawal'],
] as const;

/** Where and how a plan is paid, and the terms and the right of withdrawal, as far as somebody says where they are. */
export function PlansLegal() {
  const t = useTranslate();
  return (
    <div className="mc-plans__legal">
      <p>{t('premium.payment')}</p>
      <LegalLinks lead="premium.legal" pages={PAGES} />
    </div>
  );
}
