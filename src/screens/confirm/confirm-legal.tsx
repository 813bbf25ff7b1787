import { LegalLinks } from '../parts/shop/legal-links.tsx';

const PAGES = [
  ['terms', 'footer.terms'],
  ['privacy', 'clientInfo.privacy'],
] as const;

/** The terms and the privacy policy, as far as somebody says where they are. */
export function ConfirmLegal() {
  return <LegalLinks className="mc-confirm__legal" lead="confirm.legal" pages={PAGES} />;
}
