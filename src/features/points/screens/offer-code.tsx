import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import {
  canScanAtom,
  isScanningAtom,
  offerCodeFaultAtom,
  offerCodeTextAtom,
  scanOfferCodeAction,
  submitOfferCodeAction,
} from '../state/offer-code-state.ts';
import { enteredOfferCodeAtom } from '../../../context/checkout-context.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { appBrowserAtom } from '../../../context/app-browser.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Step } from '../../../ui/frame/frame.tsx';
import { FormErrors } from '../../../screen-kit/form-errors.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import './offer-code.css';

const FIELD_ID = 'mc-offer-code';

/** The camera picture until a code is read; unmounting turns the camera off. */
function CodeCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const scan = useSetAtom(scanOfferCodeAction);
  const t = useTranslate();
  useEffect(() => {
    const stop = new AbortController();
    if (video.current) void scan(video.current, stop.signal);
    return () => stop.abort();
  }, [scan]);
  return (
    <div className="mc-offer-code__camera">
      <video
        ref={video}
        className="mc-offer-code__video"
        aria-label={t('points.camera.label')}
        muted
        playsInline
      />
      <p>{t('points.camera.hint')}</p>
    </div>
  );
}

/** Title and text: for a first code, or for another one after a code was not found. */
function useOfferCodeTexts(canScan: boolean): { title: string; intro?: string } {
  const flowStatus = useAtomValue(flowStatusAtom);
  const t = useTranslate();
  const isFirst = flowStatus.status === 'failed' && flowStatus.problem.kind === 'notProvided';
  if (!isFirst) return { title: t('points.code.title') };
  return {
    title: t('points.scan.title'),
    intro: t(canScan ? 'points.scan.text' : 'points.scan.textTyped'),
  };
}

/**
 * Asks for the offer code of a points campaign: by camera, if there is one, or typed. Spec section 1
 * "scanning a QR code".
 */
export default function OfferCode() {
  const [text, setText] = useAtom(offerCodeTextAtom);
  const [fault, setFault] = useAtom(offerCodeFaultAtom);
  const [isScanning, setScanning] = useAtom(isScanningAtom);
  const canScan = useAtomValue(canScanAtom);
  const hasEntered = useAtomValue(enteredOfferCodeAtom) !== null;
  const submit = useSetAtom(submitOfferCodeAction);
  const texts = useOfferCodeTexts(canScan);
  const app = useAtomValue(appBrowserAtom);
  const t = useTranslate();
  const turn = () => {
    setFault(null);
    setScanning(!isScanning);
  };
  return (
    <Step {...texts} focusTitle={hasEntered}>
      <div className="mc-offer-code">
        {app !== null && <Notice>{t('points.inApp', { app })}</Notice>}
        {isScanning && <CodeCamera />}
        {canScan && (
          <Button variant={isScanning ? 'secondary' : 'primary'} onClick={turn}>
            {t(isScanning ? 'points.camera.stop' : 'points.camera.start')}
          </Button>
        )}
        <Form onSubmit={() => void submit()}>
          <FormErrors errors={fault === null ? [] : [{ fieldId: FIELD_ID, message: fault }]} />
          <TextField
            id={FIELD_ID}
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
