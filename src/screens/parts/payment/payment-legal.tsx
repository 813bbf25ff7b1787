import { LegalLinks } from '../shop/legal-links.tsx';

const PAGES = [
  ['terms', 'footer.terms'],
  ['privacy', 'clientInfo.privacy'],
  ['withdrawal', 'footer.withdrawal'],
] as const;

/** The terms, the privacy policy and, for a voucher, the right of withdrawal, as far as somebody says where they are. */
export function PaymentLegal() {
  return <LegalLinks className="mc-payment__legal" lead="confirm.legal" pages={PAGES} />;
}
