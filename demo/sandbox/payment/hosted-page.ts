import { groupReference } from '../../../src/lib/payment/bank-reference.ts';
import { moneyFormatter } from '../../../src/lib/money/money.ts';
import { escapeHtml } from '../../site/html.ts';
import type { PlatformLanguage } from '../../../src/lib/config/language.ts';
import { text, type Localised } from '../support/localised.ts';
import { HOSTED_PAGE_PATH } from './hosted-page-url.ts';
import type { StoredPayment } from './stored-payment.ts';

/** The buttons for the customer, in the order of the page. */
export const DECISIONS = ['pay', 'payLate', 'refuse', 'cancel'] as const;

export type Decision = (typeof DECISIONS)[number];

const LOCALES: Record<PlatformLanguage, string> = {
  pt_PT: 'pt-PT',
  es_ES: 'es-ES',
  en_EN: 'en-GB',
};

const LABELS: Record<Decision, Localised> = {
  pay: text('Pagar', 'Pagar', 'Pay'),
  payLate: text(
    'Pagar, com confirmação mais tarde',
    'Pagar, con confirmación más tarde',
    'Pay, confirmed later',
  ),
  refuse: text('O banco recusa', 'El banco lo rechaza', 'The bank refuses'),
  cancel: text('Cancelar e voltar', 'Cancelar y volver', 'Cancel and go back'),
};

const WORDS = {
  title: text('Pagamento de demonstração', 'Pago de demostración', 'Demonstration payment'),
  nothing: text(
    'Nada é cobrado: esta página faz de conta que é a do banco.',
    'No se cobra nada: esta página hace como si fuera la del banco.',
    'Nothing is charged: this page plays the part of the bank’s.',
  ),
  merchant: text('Comerciante', 'Comercio', 'Merchant'),
  what: text('Descrição', 'Descripción', 'Description'),
  amount: text('Montante', 'Importe', 'Amount'),
  entity: text('Entidade', 'Entidad', 'Entity'),
  reference: text('Referência', 'Referencia', 'Reference'),
  ended: text(
    'Este pagamento já terminou.',
    'Este pago ya ha terminado.',
    'This payment has ended.',
  ),
  thanks: text(
    'Está feito. Podes fechar esta página e voltar à loja.',
    'Ya está. Puedes cerrar esta página y volver a la tienda.',
    'Done. You can close this page and return to the shop.',
  ),
} as const satisfies Record<string, Localised>;

const STYLE = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto;padding:0 1rem;color:#1c2b28}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}dt{color:#4b5a57}dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem;margin-top:2rem}button{font:inherit;min-height:2.75rem;border:1px solid #0f5c4d;border-radius:.5rem;background:#fff;color:#0f5c4d}
button[value=pay]{background:#0f5c4d;color:#fff}`;

function rowsOf(payment: StoredPayment, say: (words: Localised) => string): string {
  const { merchant, what, amountCents, reference, language } = payment;
  const rows: [Localised, string][] = [
    [WORDS.merchant, merchant],
    [WORDS.what, typeof what === 'string' ? what : say(what)],
    [WORDS.amount, moneyFormatter('EUR', LOCALES[language])(amountCents)],
  ];
  if (reference) {
    rows.push([WORDS.entity, reference.entity]);
    rows.push([WORDS.reference, groupReference(reference.reference)]);
  }
  return rows
    .map(([label, value]) => `<dt>${escapeHtml(say(label))}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('\n');
}

function formOf({ id }: StoredPayment, say: (words: Localised) => string): string {
  const buttons = DECISIONS.map(
    (decision) =>
      `<button name="decision" value="${decision}">${escapeHtml(say(LABELS[decision]))}</button>`,
  );
  return `<form method="post" action="${HOSTED_PAGE_PATH}">
<input type="hidden" name="payment" value="${id}">
${buttons.join('\n')}
</form>`;
}

/** The page of the provider: who is paid, how much, and what may be pressed while the payment is open. */
export function hostedPage(payment: StoredPayment): string {
  const say = (words: Localised) => words[payment.language];
  const { status, returnUrl } = payment;
  const ended = returnUrl === null && status === 'COMPLETED' ? WORDS.thanks : WORDS.ended;
  const action =
    status === 'IN_PROGRESS' ? formOf(payment, say) : `<p>${escapeHtml(say(ended))}</p>`;
  return `<!doctype html>
<html lang="${LOCALES[payment.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(say(WORDS.title))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(say(WORDS.title))}</h1>
<p>${escapeHtml(say(WORDS.nothing))}</p>
<dl>
${rowsOf(payment, say)}
</dl>
${action}
</main>
</body>
</html>
`;
}
