import { useEffect, useId, useRef } from 'react';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { PAPER } from '../rules/card-layout.ts';
import { CARD } from '../rules/card-layout.ts';
import { DESIGN_NAMES, type DesignName } from '../rules/gift-text.ts';
import { readTheme } from './card-colours.ts';
import { DESIGNS } from './designs.ts';
import './gift.css';

/** The names of the designs, which are also the titles on the cards. */
export const DESIGN_TITLES = {
  bow: 'gift.design.bow',
  balloons: 'gift.design.balloons',
  hearts: 'gift.design.hearts',
  glasses: 'gift.design.glasses',
  wreath: 'gift.design.wreath',
  stars: 'gift.design.stars',
} as const satisfies Readonly<Record<DesignName, string>>;

/** Width of the pictures in the list, in pixels of the canvas: sharp on most screens. */
const PICTURE_WIDTH = 240;

const SCALE = PICTURE_WIDTH / CARD.width;

/** The art of a design, without the paper. */
function DesignPicture({ design }: { design: DesignName }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context || !ref.current) return;
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    DESIGNS[design](context, readTheme(ref.current).colours);
  }, [design]);
  return (
    <canvas
      ref={ref}
      className="mc-gift-card"
      width={PICTURE_WIDTH}
      height={Math.round(PAPER.y * SCALE)}
      aria-hidden="true"
    />
  );
}

interface DesignsFieldProps {
  value: DesignName;
  onChange: (design: DesignName) => void;
}

/** The choice of a design by its picture and its name. */
export function DesignsField({ value, onChange }: DesignsFieldProps) {
  const name = useId();
  const t = useTranslate();
  return (
    <fieldset className="mc-field mc-gift-designs" part="field">
      <legend className="mc-label">{t('gift.designs')}</legend>
      <div className="mc-gift-designs__list">
        {DESIGN_NAMES.map((design) => (
          <label key={design} className="mc-gift-design">
            <input
              className="mc-visually-hidden"
              type="radio"
              name={name}
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
            />
            <DesignPicture design={design} />
            {t(DESIGN_TITLES[design])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
