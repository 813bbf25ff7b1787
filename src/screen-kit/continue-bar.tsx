import { ActionBar, Button } from '../ui/action/button.tsx';
import type { IconPath } from '../ui/icon/icon.tsx';
import { useTranslate } from './screen.tsx';

export interface ContinueBarProps {
  /** Text above or beside the button; without it, there is none. */
  label?: string | undefined;
  /** Amount of money after the label. */
  amount?: string;
  iconEnd?: IconPath;
  /** Continues; without it, the button submits its form. */
  onPress?: () => void;
}

/** The "Continue" button of a step, with the cost of the choice so far. */
export function ContinueBar({ label, amount, iconEnd, onPress }: ContinueBarProps) {
  const t = useTranslate();
  const summary = label && (
    <>
      <span>{label}</span>
      {amount && <strong>{amount}</strong>}
    </>
  );
  return (
    <ActionBar summary={summary}>
      <Button
        type={onPress ? 'button' : 'submit'}
        variant="primary"
        iconEnd={iconEnd}
        onClick={onPress}
      >
        {t('common.continue')}
      </Button>
    </ActionBar>
  );
}
