import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { PORTUGAL_COUNTRY_ID, TEXT_MAX_LENGTH } from '../../../../lib/limits.ts';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { DeliveryAnswer } from '../../rules/delivery-answer.ts';
import {
  askDeliveryAction,
  cartLoadAtom,
  deliveryAnswerAtom,
  postalCodeAtom,
  postalCodeIsRefusedAtom,
  syncAnswerAction,
} from '../../state/delivery-question-state.ts';
import { typedAddressAtom } from '../../state/typed-address.ts';
import { usePriceMessages } from '../delivery-messages.ts';
import './delivery-question.css';

/** The answer as one sentence. */
function useSentence() {
  const t = useTranslate();
  const priceOf = usePriceMessages();
  const amount = (cents: number, startingFrom: boolean) => {
    const price = priceOf(cents);
    return startingFrom ? t('delivery.from', { price }) : price;
  };
  return (code: string, answer: DeliveryAnswer): string => {
    switch (answer.kind) {
      case 'yes': {
        const price = amount(answer.fromCents, answer.startingFrom);
        return answer.method === null
          ? t('delivery.question.yes', { code, price })
          : t('delivery.question.yesBy', { code, price, method: answer.method });
      }
      case 'shops': {
        const shops = answer.shops.map(
          ({ name, fromCents, startingFrom }) => `${name} (${amount(fromCents, startingFrom)})`,
        );
        return t('delivery.question.shops', { code, shops: shops.join(', ') });
      }
      case 'partly':
        return t('delivery.question.partly', { code, shops: answer.without.join(', ') });
      case 'no':
        return t('delivery.question.no', { code });
      case 'unknown':
        return t('delivery.question.unknown', { code });
    }
  };
}

function Answer({ code, answer }: { code: string; answer: DeliveryAnswer }) {
  const text = useSentence()(code, answer);
  useAnnouncement(text);
  return <p>{text}</p>;
}

/** "Do you deliver to 1000-205?", answered in one sentence; the code is kept for the delivery step. */
export default function DeliveryQuestion() {
  const [code, setCode] = useAtom(postalCodeAtom);
  const isPortuguese = useAtomValue(typedAddressAtom).countryId === PORTUGAL_COUNTRY_ID;
  const isRefused = useAtomValue(postalCodeIsRefusedAtom);
  const asked = useAtomValue(deliveryAnswerAtom);
  const ask = useSetAtom(askDeliveryAction);
  const load = useAtomValue(cartLoadAtom);
  const sync = useSetAtom(syncAnswerAction);
  const t = useTranslate();

  useEffect(() => {
    void sync(load);
  }, [load, sync]);

  // With another code typed meanwhile, the next press asks about that one.
  const isAsking = asked !== null && asked.answer === null && asked.postalCode === code;
  return (
    <div className="mc-delivery-question">
      <Form onSubmit={() => void ask()}>
        <div className="mc-delivery-question__row">
          <TextField
            label={t('delivery.question.label')}
            hint={isPortuguese ? t('transport.postalCodeHint') : undefined}
            error={isRefused ? t('forms.errors.postalCodeInvalid') : null}
            value={code}
            onChange={setCode}
            autoComplete="shipping postal-code"
            maxLength={TEXT_MAX_LENGTH}
            short
          />
          <Button type="submit" busy={isAsking}>
            {t('delivery.question.ask')}
          </Button>
        </div>
      </Form>
      {asked?.answer && <Answer code={asked.postalCode} answer={asked.answer} />}
    </div>
  );
}
