import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import {
  canScanAtom,
  isScanningAtom,
  offerCodeFaultAtom,
  offerCodeTextAtom,
  submitOfferCodeAction,
} from '../../state/offer-code.ts';
import { hasEnteredOfferCodeAtom } from '../../../../context/config-atoms.ts';
import { flowStatusAtom } from '../../../../flow/state/flow-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Step } from '../../../../ui/frame/frame.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { CodeCamera } from './offer-code-part.tsx';
import './offer-code.css';

/** What the customer is asked for: the code of the visit, or another one than that which was not found. */
function useOfferCodeTexts(canScan: boolean): { title: string; intro?: string } {
  const readiness = useAtomValue(flowStatusAtom);
  const t = useTranslate();
  const isFirst = readiness.status === 'failed' && readiness.problem.kind === 'notProvided';
  if (!isFirst) return { title: t('points.code.title') };
  return {
    title: t('points.scan.title'),
    intro: t(canScan ? 'points.scan.text' : 'points.scan.textTyped'),
  };
}

/**
 * A way to the offer code of a points campaign: the camera where there is one, else typed. Spec section 1
 * "scanning a QR code".
 */
export default function OfferCode() {
  const [text, setText] = useAtom(offerCodeTextAtom);
  const [fault, setFault] = useAtom(offerCodeFaultAtom);
  const [isScanning, setScanning] = useAtom(isScanningAtom);
  const canScan = useAtomValue(canScanAtom);
  const hasEntered = useAtomValue(hasEnteredOfferCodeAtom);
  const submit = useSetAtom(submitOfferCodeAction);
  const texts = useOfferCodeTexts(canScan);
  const t = useTranslate();
  const turn = () => {
    setFault(null);
    setScanning(!isScanning);
  };
  return (
    <Step {...texts} focusTitle={hasEntered}>
      <div className="mc-offer-code">
        {isScanning && <CodeCamera />}
        {canScan && (
          <Button variant={isScanning ? 'secondary' : 'primary'} onClick={turn}>
            {t(isScanning ? 'points.camera.stop' : 'points.camera.start')}
          </Button>
        )}
        <Form onSubmit={() => void submit()}>
          <TextField
            label={t('points.code.label')}
            hint={t('points.code.hint')}
            value={text}
            onChange={setText}
            error={fault === null ? undefined : t(fault)}
            autoComplete="off"
            required
          />
          <Button type="submit" variant={canScan ? 'secondary' : 'primary'}>
            {t('common.continue')}
          </Button>
        </Form>
      </div>
    </Step>
  );
}
