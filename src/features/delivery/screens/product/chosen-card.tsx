import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';

interface ChosenCardProps {
  title: ReactNode;
  aside?: ReactNode;
  changeText: string;
  onChange: () => void;
  /** The choice was made just now: the button takes the focus from the list that disappeared. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The choice, in place of the list, with a button to choose again. */
export function ChosenCard({ changeText, onChange, takesFocus, ...card }: ChosenCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { title, aside, children } = card;
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Card title={title} aside={aside}>
      {children}
      <div className="mc-delivery__near">
        <Button small ref={button} onClick={onChange}>
          {changeText}
        </Button>
      </div>
    </Card>
  );
}
